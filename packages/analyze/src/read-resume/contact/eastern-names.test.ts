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
