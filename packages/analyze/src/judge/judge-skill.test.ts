import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

const RESUME = resumeOf(`Oda Brennick

Profile
Maintenance Electrician with twelve years in plants, eight of them in chilled and frozen food.

Experience
Maintenance Electrician, Larkhurst Plant, January 2018 to December 2025
- Replaced forty motor starters with inverter drives
- Repaired faults on Kubernetes nodes in the control room

Skills
Excel, SAP FI
`)

/** What is judged of one line asked for, with the words quoted. */
function judged(line: string) {
  const job = readJob(`Maintenance Electrician\n\nRequirements\n- Repair faults in plants\n- ${line}\n`)
  const verdicts = judge(readResume(RESUME, { year: 2026, month: 1 }), RESUME, job)
  const { value, reason } = verdicts[job.requirements.findIndex(({ label }) => label === line)]!
  const quotes = reason.evidence.map(({ start, end }) => RESUME.text.slice(start, end))
  return { value, code: reason.code, shown: reason.args['shown'], quotes }
}

test('what only implies a skill is named as what it is', () => {
  expect(judged('Docker')).toMatchObject({ code: 'skill-shown', shown: 'Kubernetes', quotes: ['Kubernetes'] })
})

test('a module of a program shows the program', () => {
  expect(judged('SAP')).toMatchObject({ value: 'met', code: 'skill-listed', shown: 'SAP FI', quotes: ['SAP FI'] })
})

test('a skill told in plain words is shown in part; the name of a thing is not told so', () => {
  expect(judged('Work in food production')).toMatchObject({ value: 'partly', code: 'duty-partly' })
  expect(judged('React')).toMatchObject({ value: 'unknown' })
})

test.each([
  ['Skills\nExcel, Kubernetes', 'met'],
  ['Skills\nExcel\n\nEducation\nEvening course in Kubernetes, Tarn College, 2024', 'partly'],
])('a skill that is named where people say what they know is met, one of a course in part: %s', (more, value) => {
  const post = 'Experience\nEngineer, Larkhurst Supplies, January 2018 to December 2025\n- Ran the plant'
  const resume = resumeOf(`Oda Brennick\n\n${post}\n\n${more}\n`)
  const job = readJob('Platform engineer\n\nRequirements\n- Kubernetes\n- Run the plant\n')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const verdict = verdicts[job.requirements.findIndex(({ label }) => label === 'Kubernetes')]!
  expect([verdict.value, verdict.reason.code]).toEqual([value, 'skill-listed'])
})

test('of several places in work, the one in the words of what is asked for is quoted first', () => {
  expect(judged('Experience with inverter drives').quotes[0]).toBe('inverter drives')
})

test('so does what shows a thing that shows another', () => {
  expect(judged('ERP systems')).toMatchObject({ value: 'met', code: 'skill-listed', shown: 'SAP FI' })
})

test.each([
  ['forklift when the dock man is off, loads and unloads six lorries a week', 'met', 'skill-shown-undated'],
  ['forklift, pallet jack, scanner', 'met', 'skill-listed'],
])('below posts without headings, what is told is shown and what is listed is named: %s: %s', (line, value, code) => {
  const resume = resumeOf(
    `Yorrick Sandholm\nKarsby, Idaho\n\nWarehouse Lead, 2014-2021\n  fourteen people\n  ${line}\n`,
  )
  const read = readResume(resume, { year: 2026, month: 1 })
  // Read as if the post ended above the line.
  const end = resume.text.indexOf(`  ${line}`)
  const profile = { ...read, employment: read.employment.map((post) => ({ ...post, span: { ...post.span, end } })) }
  const job = readJob('Warehouse Supervisor\n\nRequirements\n- Lead a shift\n- Forklift experience\n')
  const verdict = judge(profile, resume, job)[job.requirements.findIndex(({ type }) => type === 'skill')]!
  expect([verdict.value, verdict.reason.code]).toEqual([value, code])
})

test('what is listed above a post is none of its work, though the post be read to begin there', () => {
  const resume = resumeOf(`Ines Halloran
Ward Manager

NURSING SKILLS: wound care, cannulation, catheter care, medication rounds, discharge planning, care plans

HISTORY
2022 - now: swim teacher and shift supervisor at a leisure centre in Tarn
            (we use a till at the desk)
2019 - 2022: supermarket deli counter
`)
  const read = readResume(resume, { year: 2026, month: 1 })
  const start = resume.text.indexOf('NURSING')
  const [first, ...others] = read.employment
  const profile = { ...read, employment: [{ ...first!, span: { ...first!.span, start } }, ...others] }
  const job = readJob('Ward manager\n\nRequirements\n- Wound care')
  const verdicts = judge(profile, resume, job)
  const at = job.requirements.findIndex(({ label }) => label === 'Wound care')
  expect(verdicts[at]?.reason.code).toBe('skill-listed')
})

test.each([
  ['Sage 100', 'ERP systems'],
  ['DATEV', 'ERP systems'],
])('%s shows %s, of whose kind it is', (had, asked) => {
  const resume = resumeOf(
    `Oda Brennick\n\nExperience\nOrder clerk, Larkhurst Supplies, January 2018 to December 2025\n- Entered orders in ${had}\n`,
  )
  const job = readJob(`Order clerk\n\nRequirements\n- Experience with ${asked}\n- Enter orders\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const { value } = verdicts[job.requirements.findIndex(({ label }) => label.includes(asked))]!
  expect(value).not.toBe('unknown')
})

/** A payroll clerk's resume with one line more. */
function judgedPayroll(line: string, more: string) {
  const text = `Ilse Varnholt\n\nExperience\nPayroll Clerk, Tarn Valley Council, January 2018 to December 2025\n- ${more}\n`
  const resume = resumeOf(text)
  const job = readJob(`Payroll Administrator\n\nRequirements\n- ${line}\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const { value, reason } = verdicts[job.requirements.findIndex(({ label }) => label === line)]!
  const quotes = reason.evidence.map(({ start, end }) => resume.text.slice(start, end))
  return { value, code: reason.code, shown: reason.args['shown'], quotes }
}

test('people whose payroll somebody runs are not led by them', () => {
  const more = 'Runs payroll for 14 clients, 25 to 300 employees each'
  expect(judgedPayroll('Supervising a team', more)).toMatchObject({ value: 'unknown' })
  expect(judgedPayroll('Supervising a team', `${more}\n- Supervises two clerks`)).toMatchObject({ value: 'met' })
})

test('who says they never managed a team has not supervised one', () => {
  const more = 'Weekly payroll of drivers\n\nI have no experience of managing a team.'
  expect(judgedPayroll('Supervising a team', more)).toMatchObject({
    value: 'not-met',
    code: 'skill-denied',
    quotes: ['I have no experience of managing a team.'],
  })
})

test.each([
  ['Used Sage and Excel every day', 'Sage'],
  ['Used Sage Payroll and Excel every day', 'Sage Payroll'],
  ['Used Sage 50 and Excel every day', 'Sage 50'],
])('Sage is shown by its programs, each by its own name: %s', (more, shown) => {
  expect(judgedPayroll('Experience with Sage', more)).toMatchObject({ value: 'met', shown })
})

test('a skill is shown by a sentence that tells of doing it, though it is not named', () => {
  const resume = resumeOf(`Oda Brennick

Experience
Accounts Clerk, Larkhurst Plant, January 2018 to December 2025
- Compared the statement of the bank with our books each morning
`)
  const job = readJob('Accounts Clerk\n\nRequirements\n- Bank reconciliation\n- Payroll\n')
  const [, reconciling, payroll] = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const quotes = reconciling!.reason.evidence.map(({ start, end }) => resume.text.slice(start, end))
  expect(reconciling).toMatchObject({ value: 'met', reason: { code: 'duty-shown' } })
  expect(quotes).toEqual(['- Compared the statement of the bank with our books each morning'])
  expect(payroll).toMatchObject({ value: 'unknown' })
})

test('a skill that is only known by its name is shown in part by a sentence that says it in other words', () => {
  const resume = resumeOf(`Oda Brennick

Experience
Buyer, Larkhurst Plant, January 2018 to December 2025
- Assessed the tenders of four makers each month
`)
  const job = readJob('Buyer\n\nRequirements\n- Evaluate quotations\n- Payroll\n')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts.slice(1)).toMatchObject([{ value: 'partly' }, { value: 'unknown' }])
})
