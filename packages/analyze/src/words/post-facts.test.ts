import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { isSameEmployer } from './same-work.ts'
import { words } from './words.ts'

const ROWS = [
  'Experience',
  'Director of Lakes Feb 2014 to Jan 2020',
  'EMPLOYER - City , State',
  'Managed forty people on nine lakes.',
  'Desk Clerk Feb 2004 to Jan 2014',
  'EMPLOYER - City , State',
  'Kept the keys of forty rooms.',
]

const read = (employer: string) => {
  const resume = resumeOf(ROWS.join('\n').replaceAll('EMPLOYER', employer))
  return { resume, ...analyze(resume, { today: { year: 2026, month: 1 } }) }
}

test('posts whose employers an anonymous resume leaves blank are not with one employer, and sentences name none', () => {
  const { resume, profile, verdicts, integrity } = read('Company Name')
  const [one, other] = profile.employment
  expect(one?.employer?.value).toBe('Company Name')
  expect(isSameEmployer(one!, other!)).toBe(false)
  const told = Object.values(words({ profile, resume, verdicts, integrity })).flat()
  const employers = told.map((finding) => (typeof finding === 'object' ? finding.args['employer'] : undefined))
  expect(employers.filter((employer) => typeof employer === 'string' && employer !== '')).toEqual([])
})

test('employers of one name are one', () => {
  const [one, other] = read('Quarn Mills Ltd').profile.employment
  expect(isSameEmployer(one!, other!)).toBe(true)
})
