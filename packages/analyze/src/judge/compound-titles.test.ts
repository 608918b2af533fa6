import type { RequirementType } from '@evenhand/model'
import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { compoundTitles } from './compound-titles.ts'
import { judge } from './judge.ts'

test.each([
  ['Bühnenelektriker (m/w/d)', 'de', ['title:electrician']],
  ['Serviceelektriker', 'sv', ['title:electrician']],
  ['Elektriker', 'sv', []],
  ['Schichtleiter', 'de', []],
  ['Serviceelektriker', 'en', []],
])('%s (%s) ends in %j', (name, language, titles) => {
  expect(compoundTitles(name, language)).toEqual(titles)
})

const JOB = readJob(`Serviceelektriker

Arbetsuppgifter
- felsöka och reparera elanläggningar hos privatkunder
- installera belysning och uttag

Vi söker dig som har
- minst fyra års yrkeserfarenhet som elektriker
- goda kunskaper om elsäkerhet
`)

test.each([
  ['Elektriker', { title: 'title-related', years: 'years-met' }],
  ['Servicetekniker', { title: 'title-described', years: 'years-unknown' }],
])('a title that ends the name of the job is near, and years of it are what is asked for: %s: %o', (title, codes) => {
  const resume = resumeOf(
    `Annika Halvorsen
annika.halvorsen@mailhaven.example

Erfarenhet
${title}, Torfelds El AB, 2016 – 2024
Jag felsöker och reparerar elanläggningar hos kunder och installerar belysning, uttag och elcentraler.
`,
    'sv',
  )
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, JOB)
  const codeOf = (asked: RequirementType) =>
    verdicts[JOB.requirements.findIndex(({ type }) => type === asked)]!.reason.code
  expect({ title: codeOf('title'), years: codeOf('years') }).toEqual(codes)
})
