import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const coursesOf = (text: string, language: string) =>
  readResume(resumeOf(text, language), { year: 2026, month: 1 }).education.map(
    ({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`,
  )

test.each([
  ['nl', 'OPLEIDING\nHBO Communicatie Quarnhogeschool 2009 – 2012', ['HBO Communicatie @ Quarnhogeschool']],
  ['en', 'EDUCATION\nDiploma\tMerrow High School\t2010 - 2014', ['Diploma @ Merrow High School']],
  ['ar', 'التعليم\nجامعة المروة (تارن), بكالوريوس, علوم الحاسوب, 2012', ['بكالوريوس, علوم الحاسوب @ جامعة المروة']],
  [
    'ru',
    'ОБРАЗОВАНИЕ\nТарнинский институт, Самара, Магистратура, Финансы и кредит, 2015',
    ['Магистратура, Финансы и кредит @ Тарнинский институт'],
  ],
  ['vi', 'HỌC VẤN\nCử nhân Kế toán, ĐH Sông Hà, 2015', ['Cử nhân Kế toán @ ĐH Sông Hà']],
  ['en', 'EDUCATION\nGeneral Diploma, Merrow High School, 2012', ['General Diploma @ Merrow High School']],
])('a degree beside its school, in %s: %j', (language, text, expected) =>
  expect(coursesOf(text, language)).toEqual(expected),
)
