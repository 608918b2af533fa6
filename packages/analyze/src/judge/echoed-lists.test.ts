import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { echoedLists } from './echoed-lists.ts'
import { judge } from './judge.ts'
import { prepareEvidence } from './prepare-evidence.ts'

const JOB = readJob(`Dispatch Planner

What you will do
- Plan the daily delivery tours of eighteen refrigerated lorries
- Negotiate freight rates with outside hauliers

What you bring
- A current transport manager licence
- Knowledge of tachograph rules and cold chain records
- Experience with route planning software
- Sound stock reconciliation
- SAP and Microsoft Excel`)

const LIST = [
  'Daily delivery tours, refrigerated lorries, freight rates, outside hauliers',
  'transport manager licence, tachograph rules, cold chain records, route planning software, stock reconciliation',
].join('\n')

/** A few of the advert's things: too few of its words to be taken for the advert itself. */
const FEW = 'SAP, Microsoft Excel, tachograph rules, cold chain records, freight rates, stock reconciliation'

function judged(work: string, list = LIST) {
  const resume = resumeOf(`Odalys Brankmoor
odalys@mailhaven.example

Skills
${list}

Experience
${work}`)
  const profile = readResume(resume, { year: 2026, month: 1 })
  return {
    lists: echoedLists(prepareEvidence(profile, resume), JOB).size,
    met: judge(profile, resume, JOB).filter(({ value }) => value === 'met').length,
    named: judge(profile, resume, JOB).filter(({ reason }) => reason.code === 'skill-listed').length,
  }
}

const OTHER = `Hairdresser, Salon Vellmark, March 2018 to today
- Cuts, colours and perms for walk-in guests`
const SAME = `Dispatch Planner, Vellmark Frost, March 2018 to today
- Planned daily delivery tours of refrigerated lorries in route planning software
- Haggled over freight rates with outside hauliers, checked tachograph rules`

test('a list in the words of the advert, of which the work shows nothing, meets nothing', () => {
  expect(judged(OTHER)).toEqual({ lists: expect.any(Number), met: 0, named: 0 })
  expect(judged(OTHER).lists).toBeGreaterThan(0)
})

test('such a list shows nothing by somebody who held no post of the work, and things in part by who did', () => {
  expect(judged(OTHER, FEW)).toEqual({ lists: 1, met: 0, named: 0 })
  const { lists, named } = judged('Dispatch Planner, Vellmark Frost, March 2018 to today', FEW)
  expect(lists).toBe(1)
  expect(named).toBeGreaterThan(1)
})

test('the same list of somebody who did the work counts', () => {
  const { lists, met } = judged(SAME)
  expect(lists).toBe(0)
  expect(met).toBeGreaterThan(3)
})
