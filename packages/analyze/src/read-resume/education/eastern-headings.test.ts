import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const coursesOf = (text: string, language: string) =>
  readResume(resumeOf(text, language), { year: 2026, month: 1 }).education.map(
    ({ degree, school, end }) => `${degree?.value ?? '-'} @ ${school?.value} ${end?.year}`,
  )

test('a heading of studies may go on with the level of the last', () => {
  const text =
    '서나래\n휴대폰 010-1555-0110\n학력 최종학력 | 대학교(4년) 졸업\n2007.03 ~ 2013.02\t가람해양대학교\n졸업\t경영학과 | 학점 3.45 / 4.5 | 부산\n2004.03 ~ 2007.02\t가람고등학교\n졸업\t인문계 | 부산\n경력\n2021.02 ~ 재직중\t가람산업(주)'
  expect(coursesOf(text, 'ko')).toEqual([
    expect.stringContaining('가람해양대학교 2013'),
    expect.stringContaining('가람고등학교 2007'),
  ])
})

test('a blank behind a Korean college parts what was studied there', () => {
  const text =
    '서나래\n휴대폰 010-1555-0110\n학력\n2001년 3월 ~ 2003년 2월 가람전문대학 물류유통과 전문학사 졸업\n경력\n2021.02 ~ 재직중\t가람산업(주)'
  expect(coursesOf(text, 'ko')).toEqual(['물류유통과 전문학사 @ 가람전문대학 2003'])
})

test('each school of an export stands behind the label that says which of them it is', () => {
  const text =
    '葉雅琳\nE-mail\tyalin@mail.example\n學歷\n最高\t南湾餐旅大學\n科系名稱\t餐飲管理系\n學歷\t大學 畢業\n就學期間\t2011/09~2015/06\n學校地區\t台灣\n次高\t新湾高級商工職業學校\n科系名稱\t餐飲管理科\n學歷\t高職 畢業\n就學期間\t2008/09~2011/06\n學校地區\t台灣'
  expect(coursesOf(text, 'zh')).toEqual(['大學 @ 南湾餐旅大學 2015', '高職 @ 新湾高級商工職業學校 2011'])
})

test('two dated rows in which one left a school are two courses', () => {
  const text =
    '東山 美咲\n電話 090-1555-0110\n学歴\n2010年3月\t汐見県立三崎高校 普通科 卒業\n2012年3月\t汐見福祉専門学校 介護福祉科 卒業'
  expect(coursesOf(text, 'ja')).toEqual(['普通科 @ 汐見県立三崎高校 2010', '介護福祉科 @ 汐見福祉専門学校 2012'])
})

test.each([
  ['ja', '2008年4月～2012年3月\t東林大学 商学部 流通学科 卒業', '商学部 流通学科 @ 東林大学 2012'],
  ['ja', '2012年3月\t東林大学経済学部経営学科 卒業', '経済学部経営学科 @ 東林大学 2012'],
  ['ko', '2013.03 ~ 2018.02\t동림대학교 시각디자인학과 졸업', '시각디자인학과 @ 동림대학교 2018'],
])('where no degree is told the department says what was studied, in %s: %j', (language, row, course) => {
  const heading = language === 'ja' ? '学歴' : '학력'
  expect(coursesOf(`東山 美咲\n\n${heading}\n${row}`, language)).toEqual([course])
})
