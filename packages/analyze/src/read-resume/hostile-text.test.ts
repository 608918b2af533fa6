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
