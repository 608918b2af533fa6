import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { lineBeyondChance } from './by-chance.ts'
import { judge } from './judge.ts'
import { prepareJob } from './prepare-job.ts'
import { inLine } from './relate-posts.ts'

const JOB = readJob('Management Accountant\n\nRequirements\n- Monthly close\n- Budgets and forecasts\n')

function kindOfWork(title: string) {
  const resume = resumeOf(
    `Ada Quill\n\nExperience\n\n${title}\nNorthmill Ltd, March 2015 to present\n- Looked after the books of forty customers`,
  )
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, JOB)
  const at = JOB.requirements.findIndex(({ type }) => type === 'title')
  return verdicts[at]!.reason.code
}

test.each(['Account Manager', 'Account Executive', 'Key Account Manager'])(
  'a title of another field is not this work for the words it shares: %s',
  (title) => expect(kindOfWork(title)).not.toMatch(/^title-(?:held|related)/u),
)

test.each(['Management Accountant', 'Senior Accountant', 'Cost Accountant'])('a title of this field is: %s', (title) =>
  expect(kindOfWork(title)).toMatch(/^title-(?:held|related)/u),
)

test('who calls themselves by the job\u2019s own title beside such posts has held it', () => {
  const resume = resumeOf(
    'Ada Quill\nRegistered Nurse\n\nExperience\n\nStaff Nurse\nNorthmill Infirmary, March 2015 to present\n- Cared for two ventilated patients per shift',
  )
  const job = readJob('Registered Nurse\n\nRequirements\n- Precept newly qualified nurses and take charge of a shift\n')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const of = (type: string) => verdicts[job.requirements.findIndex((requirement) => requirement.type === type)]
  expect(of('title')?.reason.code).toBe('title-held')
  // One word in a line about other work is no proof of a duty.
  expect(of('duty')?.value).not.toBe('met')
})

test('a claim below the name shows nothing where no post is of this work', () => {
  const of = (headline: string) => {
    const resume = resumeOf(
      `Ada Quill\n${headline}\n\nExperience\n\nBaker\nNorthmill Bakery, March 2015 to present\n- Sourdough and rye for forty shops`,
    )
    return judge(readResume(resume, { year: 2026, month: 1 }), resume, JOB).map(({ share }) => share)
  }
  expect(of('Management Accountant')).toEqual(of('Baker'))
})

test('a title is out of line by degrees: a word more in the knowledge moves nobody far', () => {
  const kinships = Array.from({ length: 101 }, (_, at) => at / 100)
  const parts = kinships.map((kinship) => inLine(kinship, 0.5))
  expect([parts[0], parts[25], parts[50], parts[75], parts[100]]).toEqual([0, 0, 0.5, 1, 1])
  for (const [at, part] of parts.slice(1).entries()) expect(part - parts[at]!).toBeLessThan(0.03)
})

test('what any resume shares with a job puts nobody in its line of work', () => {
  const job = prepareJob(JOB)
  const shared = { ...job, chance: { ...job.chance, line: 0.5 } }
  expect(lineBeyondChance(job.line, shared)).toBeCloseTo(1)
  expect(
    lineBeyondChance(
      job.line.map((part) => part / 4),
      shared,
    ),
  ).toBeCloseTo(0)
})
