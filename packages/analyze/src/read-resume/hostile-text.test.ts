import { array, assert, constantFrom, property } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeOf } from './samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const PIECES = [
  '2019-2020 ',
  '@',
  'a@b.co ',
  '(',
  'a, ',
  'A, inc',
  '\n',
  'Skills\n',
  'Nurse 2019 -\n',
  'Java, ',
  'SQL/Java (a, ',
  'Nurse of the Bank 2019 - 2020\n',
  'age: ',
  '555 123 4567 ',
  '\\xe2',
  '• ',
  'Java ',
  'Name: ',
  '山田',
  'no experience with ',
  '\t',
  'BSc, School\n',
  'may ',
]

/** Far above what linear reading takes on a busy machine, far below what quadratic reading takes. */
const LIMIT = 30_000

// The knowledge is compiled once, on first use.
beforeAll(() => void readResume(resumeOf('Java'), TODAY), LIMIT)

test.each(PIECES)(
  '%j repeated to 400 KB is read within the limit',
  (piece) => {
    const text = piece.repeat(Math.ceil(400_000 / piece.length))
    const profile = readResume(resumeOf(text), TODAY)
    expect(profile.identity.every((span) => span.start < span.end && span.end <= text.length)).toBe(true)
  },
  LIMIT,
)

/** Text whose lines turn each reader on, under headings that call for it. */
const SECTIONS: [name: string, text: string][] = [
  ['skills', 'Skills\n' + 'Java, SQL/Python (Excel, Word) ~ '.repeat(12_000)],
  ['posts', 'Experience\n' + 'Nurse, Lakeside Clinic, May 2011 - June 2012\n'.repeat(9_000)],
  ['posts of unknown words', 'Experience\n' + 'Wibble, Wobble\nMay 2011 - June 2012\n'.repeat(11_000)],
  ['courses', 'Education\n' + 'BSc/MSc Physics with 72% from the School of Physics 2001 - 2003\n'.repeat(6_000)],
]

test.each(SECTIONS)(
  'a section of many %s is read within the limit',
  (_name, text) => {
    expect(readResume(resumeOf(text), TODAY).sections.length).toBeGreaterThan(0)
  },
  LIMIT,
)

test('any mixture of such pieces gives spans inside the text', () => {
  assert(
    property(array(constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const profile = readResume(resumeOf(text), TODAY)
      for (const { start, end } of profile.identity) expect(0 <= start && start < end && end <= text.length).toBe(true)
      for (const post of profile.employment) expect(post.span.end).toBeLessThanOrEqual(text.length)
      for (const skill of profile.skills) expect(skill.mentions.length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
}, 60_000)
