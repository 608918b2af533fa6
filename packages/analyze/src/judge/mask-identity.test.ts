import { describe, expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { score } from '../score/score.ts'
import { judge } from './judge.ts'
import { maskIdentity } from './mask-identity.ts'

const BODY = `12 Elm Street, Springfield, IL 62701
Experience
Bookkeeper, Kelly Services, Springfield
March 2015 - June 2021
Reconciled accounts payable and receivable for 40 clients with Kelly branch staff
Prepared monthly VAT returns in QuickBooks
Education
Bachelor of Accounting, Northfield University, 2014
Skills
Accounts payable, QuickBooks, payroll`

const JOB = readJob(
  'Accountant\n\nMust have 3 years of accounts payable, QuickBooks, VAT returns. Treasurer duties welcome.',
)

function scoreOf(text: string) {
  const resume = resumeOf(text)
  return score(judge(readResume(resume, { year: 2026, month: 1 }), resume, JOB), JOB.requirements).lines
}

const base = scoreOf(`Alex Morgan\n${BODY}`)

describe('the score does not move', () => {
  test.each([
    ['with a name that is an employer in the resume', `Sarah Kelly\n${BODY}`],
    ['with a name that is a job title', `Anne Baker\n${BODY}`],
    ['with a name in another script', `خديجة بن علي\n${BODY}`],
    ['with a mononym', `Suharto\n${BODY}`],
    ['with an undated office in an association', `Alex Morgan\n${BODY}\n\nTreasurer, Student Alliance`],
    ['with an association that tells more', `Alex Morgan\n${BODY}\n\nTreasurer, LGBTQ+ Student Alliance`],
    ['with a date of birth', `Alex Morgan\n${BODY}\n\nDate of birth: 12 March 1961`],
    ['with a parental leave', `Alex Morgan\n${BODY}\n\nParental leave 2021-2022`],
    ['with pronouns', `Alex Morgan\nPronouns: she/her\n${BODY}`],
  ])('%s', (_, text) => {
    expect(scoreOf(text)).toEqual(base)
  })
})

describe('a paragraph', () => {
  const told =
    'Bookkeeper with nine years in accounts payable for forty clients of all trades, who closes the month in four days and trains the juniors. Married, two children. Prepares monthly VAT returns in QuickBooks and answers the questions of auditors, and has never missed a date. Nationality: Quarnish.'
  const masked = (text: string) => {
    const resume = resumeOf(`Alex Morgan\n${text}\n${BODY}`)
    return maskIdentity(readResume(resume, { year: 2026, month: 1 }), resume)
  }

  test('keeps the sentences that say what somebody can do', () => {
    expect(masked(told)).toContain('Bookkeeper with nine years in accounts payable')
    expect(masked(told)).toContain('Prepares monthly VAT returns')
  })

  test('loses those that say who it is, however far behind they stand', () => {
    expect(masked(told)).not.toMatch(/married|children|nationality|quarnish/i)
    expect(masked(`${'Kept the books of many shops and farms '.repeat(15)} nationality: Quarnish`)).not.toMatch(
      /quarnish/i,
    )
  })
})

test('of a row that is taken for one about the person, the title of a dated post stays', () => {
  const text = 'Ionel Halloran\nHalloran Parcels Warehouse Operative Nov 2022 - Present\nPicked and packed'
  const resume = resumeOf(text)
  const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
  const title = { value: 'Warehouse Operative', spans: [spanOf('Warehouse Operative')], confidence: 1 }
  const post = { kind: 'job' as const, current: true, details: [], span: { start: 15, end: text.length }, title }
  const profile = readResume(resume, { year: 2026, month: 1 })
  const masked = maskIdentity(
    {
      ...profile,
      employment: [{ ...post, start: { year: 2022 } }],
      identity: [spanOf('Halloran Parcels Warehouse Operative Nov 2022 - Present')],
    },
    resume,
  )
  expect(masked.split('\n')[1]?.trim()).toBe('Warehouse Operative')
})

test('a town that nobody has heard of is blanked with its county, what somebody is is not', () => {
  const masked = (words: string) => {
    const row = `${words}, Warwickshire\t+44 7700 900487\talex@mailhaven.example`
    const resume = resumeOf(`Alex Morgan\nBookkeeper\n${row}\n${BODY.slice(BODY.indexOf('\n') + 1)}`)
    return maskIdentity(readResume(resume, { year: 2026, month: 1 }), resume).split('\n')[2]
  }
  expect(masked('Quarnhampton Spa')).not.toContain('Quarn')
  expect(masked('Registered Nurse')).toContain('Registered Nurse')
})

test('"MS Office" is no woman', () => {
  const resume = resumeOf(`Alex Morgan\n${BODY}, MS Office, MS Project; asked by Ms Okafor`)
  const masked = maskIdentity(readResume(resume, { year: 2026, month: 1 }), resume)
  expect(masked).toContain('MS Office, MS Project')
  expect(masked).not.toContain('Ms Okafor')
})
