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
