import { cpuUsage } from 'node:process'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeOf } from './sample-resumes.ts'

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

function cpuSeconds(text: string): number {
  const resume = resumeOf(text)
  const before = cpuUsage()
  readResume(resume, TODAY)
  const { user, system } = cpuUsage(before)
  return (user + system) / 1e6
}

test.each(PIECES)(
  '%j repeated is read in time linear in its length',
  (piece) => {
    const short = piece.repeat(Math.ceil(30_000 / piece.length))
    cpuSeconds(short)
    const one = Math.max(0.05, cpuSeconds(short))
    expect(cpuSeconds(short.repeat(6)) / one).toBeLessThan(6 * 3)
  },
  60_000,
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
