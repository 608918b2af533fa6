import { describe, expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { mergeSwapReports, SWAP_KINDS, swapTest } from './swap-test.ts'

const TODAY = { year: 2026, month: 1 }
const JOB = readJob('Ward nurse. Must have 3 years on an acute ward. IV cannulation is welcome.')
const RESUME = resumeOf(`Ngaire Tamatea
14 Quay Lane, Wellington
ngaire@example.org
Date of birth: 3 May 1984
Experience
Staff Nurse, Acute Ward, Harbour Hospital, Wellington
March 2015 - June 2021
She led the night team and taught IV cannulation to new nurses
Skills
IV cannulation, wound care`)

describe('the swap test', () => {
  test('exchanges names, gender words, places and ages, and finds that nothing moves', () => {
    const report = swapTest([RESUME], JOB, { today: TODAY })
    expect(report).toMatchObject({ resumes: 1, largest: 0 })
    expect(report.worst).toBeUndefined()
    const tried = report.kinds.filter((row) => row.pairs > 0).map((row) => row.kind)
    expect(tried).toEqual(expect.arrayContaining(['names', 'gender-words', 'places', 'birth-dates']))
  })

  test('finds that nothing moves without a job, where a street is known only by its town', () => {
    const resume = resumeOf(`Ada Calder
ada@calder.example
+44 20 7946 0018
Experience
Nurse, Lindholm Hospital, 2019 - 2024
Cared for 28 patients a night.
Education
BSc Nursing, Northquay University, 2018`)
    const report = swapTest([resume], undefined, { today: TODAY })
    expect(report.kinds.find(({ kind }) => kind === 'places')?.pairs).toBeGreaterThan(0)
    expect(report).toMatchObject({ resumes: 1, largest: 0 })
  })

  test('adds up the reports of a batch, the largest change first', () => {
    const one = swapTest([RESUME], JOB, { today: TODAY })
    const moved = {
      ...one,
      largest: 2,
      kinds: one.kinds.map((row, i) => (i === 0 ? { ...row, changed: 1, largest: 2 } : row)),
    }
    const both = mergeSwapReports([one, moved])
    expect(both).toMatchObject({ resumes: 2, pairs: one.pairs * 2, largest: 2 })
    expect(both.kinds.map((row) => row.kind)).toEqual([...SWAP_KINDS])
    expect(both.kinds[0]).toMatchObject({ changed: 1, largest: 2 })
  })
})
