import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 11 }

function asOf(text: string) {
  return readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${text}`), TODAY).asOf
}

test.each([
  [
    'a post held still and a date of late years',
    'Clerk, Merrow Ltd\n08/2021 - Present\n\nCourses\nFirst Aid 2022',
    TODAY,
  ],
  ['nothing but the beginning of a post held still', 'Clerk, Merrow Ltd\n03/2012 - Present', TODAY],
  [
    'a post held still, and a course of six years ago',
    'Clerk, Merrow Ltd\n03/2019 - Present\n\nCourses\nFirst Aid 05/2020',
    TODAY,
  ],
  [
    'a post held still in an old resume',
    'Clerk, Merrow Ltd\n03/2012 - Present\n\nCourses\nFirst Aid 05/2014',
    { year: 2014, month: 5 },
  ],
  ['no post held still', 'Clerk, Merrow Ltd\n03/2019 - 06/2024', { year: 2024, month: 6 }],
  [
    'until when a certificate is valid',
    'Clerk, Merrow Ltd\n03/2019 - 06/2024\n\nCertificates\nForklift licence (valid until 05/2026)\nStaplerschein, gültig bis 09/2026',
    { year: 2024, month: 6 },
  ],
  ['no date', 'Clerk, Merrow Ltd', TODAY],
])('a resume is of the time that it tells: %s', (_, text, date) => {
  expect(asOf(text)).toEqual(date)
})
