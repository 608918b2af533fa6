import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

test('"Highlights" that a program prints below each post heads nothing', () => {
  const text = `About
I make web pages that load before you blink.

Work

Quarn Web Co.
https://quarnweb.example
Front-end Developer
2021-04-01 — Present
Shop front ends for small makers.
Highlights
- Moved 12 shops to a static build
- Lighthouse scores above 95

Merrow Tours
Web Content Editor
2018-09-15 — 2021-03-31
Wrote and built landing pages.
Highlights
- Bookings up 18%

Volunteer

Quarn Code Club
Mentor
2019-01-01 — Present`
  expect(postsTold(text)).toEqual([
    'Front-end Developer @ Quarn Web Co. 2021-now',
    'Web Content Editor @ Merrow Tours 2018-2021',
  ])
})

test('tests of a job site below the licences are none', () => {
  const text = `Ada Merrow
Certifications and Licenses
BLS Certification
Assessments
Medical receptionist skills — Proficient
Full results: Proficient`
  const { certificates } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(certificates.map(({ value }) => value)).toEqual(['BLS Certification'])
})
