import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { mostTelling, standsOut } from './most-telling.ts'

const JOB = readJob('Baker\n\nRequirements\n- 3 years as a baker\n- Sourdough (must)\n- Forklift licence (must)\n')
const PEOPLE = [
  'Ada Quill\n\nExperience\n\nBaker\nNorthmill Bakery, March 2015 to present\n- Sourdough and rye for forty shops\n- Trained 6 apprentices',
  'Bo Linde\n\nExperience\n\nAccountant\nHarbour Ltd, May 2010 to June 2018\n- Cut the close from 9 days to 4\n\nEducation\nBSc Accounting, Lund University, 2009',
  'Cy Marsh\n\nExperience\n\nWaiter\nHotel Corona, Jan 2024 to present\nCashier\nShop, Jan 2022 to Dec 2023\n\nSkills\nExcel, Spanish, Cash handling',
]
const summaries = PEOPLE.map((text) => {
  const resume = resumeOf(text)
  return analyze(resume, { job: JOB, today: { year: 2026, month: 1 } }).words.summary
})

test('two to four sentences, each on words of the resume', () => {
  for (const summary of summaries) {
    expect(summary.length).toBeGreaterThanOrEqual(2)
    expect(summary.length).toBeLessThanOrEqual(4)
    for (const { evidence } of summary) expect(evidence.length).toBeGreaterThan(0)
  }
})

test('different people are told in different sentences', () => {
  const frames = summaries.map((summary) => summary.map(({ code }) => code).join(' '))
  expect(new Set(frames).size).toBe(PEOPLE.length)
})

const finding = (code: string, start: number, months: number) => ({
  code,
  args: { years: 0, months },
  evidence: [{ start, end: start + 1 }],
})

test('nothing is told twice: not the same words, not the same length of time', () => {
  const told = [finding('opening', 1, 8)]
  const candidates = [finding('same-words', 1, 3), finding('same-time', 5, 8), finding('new', 9, 4)]
  expect(
    mostTelling(
      candidates.map((each, n) => ({ finding: each, weight: 1 - n / 10 })),
      7,
      told,
    )?.code,
  ).toBe('new')
})

test('a figure of the latest job has two frames, so that people who all have one do not read alike', () => {
  const codes = Array.from({ length: 40 }, (_, n) => {
    const text = `Ada Quill\n\nExperience\n\nBaker\nNorthmill Bakery, March ${1980 + n} to June 2021\n- Increased sales of rye bread by ${20 + n}% in a year\n`
    const { summary } = analyze(resumeOf(text), { today: { year: 2026, month: 1 } }).words
    return summary.map(({ code }) => code).filter((code) => code.startsWith('substance-figure'))
  }).flat()
  const latest = codes.filter((code) => code === 'substance-figure-latest').length / codes.length
  expect(codes.length).toBeGreaterThan(10)
  expect(latest).toBeGreaterThan(0.3)
  expect(latest).toBeLessThan(0.7)
})

test('what half of all people reach weighs a half', () => {
  expect([standsOut(0, 10), standsOut(10, 10), standsOut(90, 10)]).toEqual([0, 0.5, 0.9])
})

test('must-haves are counted as the list of requirements shows them, the kind of work among them', () => {
  const { words, verdicts } = analyze(resumeOf(PEOPLE[0]!), { job: JOB, today: { year: 2026, month: 1 } })
  const musts = JOB.requirements.filter(({ must }) => must).map(({ id }) => id)
  const met = verdicts.filter(({ requirementId, value }) => value === 'met' && musts.includes(requirementId)).length
  const counted = words.jobFit.find(({ code }) => code === 'fit-musts')
  expect(counted?.args).toEqual({ met, of: musts.length })
})

test('the time of a skill leads to the job that shows it, not to the list above it', () => {
  const text =
    'Ida Morrow\nida@mail.example\n\nSkills\nPostgreSQL, Docker, React\n\nExperience\n\nWeb Developer\nQuayside Ltd, January 2019 to July 2021\n- Built the booking pages with React and PostgreSQL\n- Moved the shop to Docker'
  const resume = resumeOf(text)
  const { words } = analyze(resume, { today: { year: 2026, month: 1 } })
  const timed = [...words.strengths, ...words.summary].filter(({ code }) =>
    ['strength-skill', 'substance-longest-skill', 'substance-known-for'].includes(code),
  )
  expect(timed.length).toBeGreaterThan(0)
  const list = resume.text.indexOf('Experience')
  for (const { evidence } of timed) expect(evidence[0]!.start).toBeGreaterThan(list)
})

test.each([
  ['Führerschein: B', false],
  ['Permis B', false],
  ['Führerschein: CE', true],
])('that somebody drives a car says nothing of them: %s', (certificate, isTold) => {
  const resume = resumeOf(
    `Cy Marsh\n\nExperience\n\nWaiter\nHotel Corona, Jan 2024 to present\n\nCertificates\n${certificate}`,
  )
  const { summary } = analyze(resume, { job: JOB, today: { year: 2026, month: 1 } }).words
  expect(summary.some(({ code }) => code === 'beside-certificate')).toBe(isTold)
})
