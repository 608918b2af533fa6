import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function nameOf(text: string, language: string): string | undefined {
  return readResume(resumeOf(text, language), TODAY).name?.value
}

test.each([
  ['beside its reading', 'ja', '東山 美咲 ひがしやま みさき\n☎ 090-1555-0110\n職歴', '東山 美咲'],
  ['without a blank beside its reading', 'ja', '東山美咲 ひがしやま みさき\n☎ 090-1555-0110\n職歴', '東山美咲'],
  ['with a given name in kana', 'ja', '東山 さくら\n☎ 090-1555-0110\n職歴', '東山 さくら'],
  [
    'in two cells',
    'ja',
    'レジュメ\nふりがな\tひがしやま\tみさき\n氏\t名 東山\t美咲\n生年月日\t1990年5月1日',
    '東山 美咲',
  ],
  [
    'below whom a letter is for',
    'ja',
    '採用ご担当者様\n\nはじめまして。求人サイトで見て応募しました東山と申します。\n・2017年4月〜2020年3月　スーパーめろやす\n\n東山美咲\n090-1555-0110',
    '東山美咲',
  ],
  [
    'below a greeting that goes on',
    'ko',
    '안녕하세요 알바 지원합니다~\n\n이름 서나래 (24살, 남)\n연락처 010-1555-0110',
    '서나래',
  ],
  [
    'below a short kind of document',
    'ms',
    'RESUME RINGKAS\nHafiz bin Merrow, 25 thn, bujang\n013-555 0284',
    'Hafiz bin Merrow',
  ],
  ['before the sex and the year', 'ko', '서나래 여, 1990년 (36세)\n휴대폰 010-1555-0110\n경력', '서나래'],
  [
    'before its Latin letters',
    'zh',
    '葉雅琳 Yeh, Ya-Lin\n主要手機\t0912-555-110\nE-mail\tyalin.yeh@mail.example',
    '葉雅琳',
  ],
  [
    'behind a label in two languages',
    'zh',
    '履歷表 RESUME\n姓名 Name (Chinese)\t葉雅琳\tName (English)\tYEH Ya Lin\n電郵 E-mail\tyalin.yeh@mail.example',
    '葉雅琳',
  ],
])('a name in signs is read %s', (_, language, text, name) => {
  expect(nameOf(text, language)).toBe(name)
})

test('the cell behind a name is none of it where it holds a label', () => {
  expect(nameOf('氏名\t東山\t性別\t女\n電話\t090-1555-0110', 'ja')).not.toContain('性別')
})
