import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const coursesOf = (text: string, language: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language), { year: 2026, month: 1 }).education.map(
    ({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`,
  )

test('a word for how one left a school is none of its name', () => {
  const rows = ['학력', '2010 ~ 2013 메로고등학교 졸', '2013 ~ 2017 콰른대학교 기계공학과 졸업', '콰른공고 졸 (1991)']
  expect(coursesOf(rows.join('\n'), 'ko')).toEqual(['- @ 메로고등학교', '기계공학과 @ 콰른대학교', '- @ 콰른공고'])
})

test('a college of a level ends with its own kind', () => {
  const rows = ['教育经历', '2020-2023 梅罗幼儿师范高等专科学校 学前教育 大专', '2017-2020 夸恩卫生学校 中专']
  expect(coursesOf(rows.join('\n'), 'zh')).toEqual(['大专 @ 梅罗幼儿师范高等专科学校', '中专 @ 夸恩卫生学校'])
})

test('courses stand below their heading in Arabic, and are no house of the post above', () => {
  const posts = ['محاسب عملاء فى شركة ميرو للتوزيع من 2018 حتى الان', 'كاشير - كوارن تارن - سنة واحدة 2014']
  const text = `الخبرات\n${posts.join('\n')}\n\nالكورسات\nاكسل متقدم\nدبلومة محاسبة مالية من مركز الافق 2016`
  const { employment } = readResume(resumeOf(text, 'ar'), { year: 2026, month: 1 })
  expect(employment.map(({ employer }) => employer?.value)).toEqual(['شركة ميرو للتوزيع', 'كوارن تارن'])
})
