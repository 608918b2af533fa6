import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const JOB = readJob('Staff nurse\n\nRequirements\n- Registered nurse\n- Wound care')
const openingOf = (summary: string, posts: string) =>
  analyze(
    resumeOf(`Perpetua Quillfeather\nperpetua@mailhaven.example\n\nSummary\n${summary}\n\nExperience\n${posts}\n`),
    {
      job: JOB,
      today: { year: 2026, month: 1 },
    },
  ).words.summary[0]?.code

const NEW_POST = 'Vice President, Banking Operations, Ottershaw Bank, March 2024 to present\n- Ran the back office'

test.each([
  ['Banker in Leeds', NEW_POST, true],
  ['Banker with over two decades of experience', NEW_POST, false],
  ['Banker with 14 years of experience', NEW_POST, false],
  ['Banker in Leeds', `${NEW_POST}\n\nBranch Manager, Pellworth Bank\n- Led the branch`, false],
])('%s: whether this may be called the first years of a working life', (summary, posts, isYoung) => {
  expect(openingOf(summary, posts) === 'opening-other-young').toBe(isYoung)
})

test('a title in another language that is not understood is said to be of no other field', () => {
  const resume = resumeOf(
    'Nour Halawani\nnour@mailhaven.example\n\nBerufserfahrung\nZwirbelmeister, Ottershaw GmbH, 2019 bis heute\n- Betreuung der Zwirbelanlage und der Kundschaft\n\nAusbildung\nRealschule, 2015\n',
  )
  const { summary, jobFit } = analyze(resume, { job: JOB, today: { year: 2026, month: 1 } }).words
  const codes = [...summary, ...jobFit].map(({ code }) => code)
  expect(codes.filter((code) => /other/u.test(code))).toEqual([])
})
