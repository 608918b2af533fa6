import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

/** What is quoted for the strengths of some kind. */
function quotesFor(code: string, resume: string, asked: string) {
  const job = readJob(`Electrician\n\nRequirements\n- ${asked} (must)\n- 3 years as an electrician\n`)
  const { strengths } = analyze(resumeOf(resume), { job, today: TODAY }).words
  return strengths.filter((finding) => finding.code === code).map(({ args }) => args['quote'])
}

const work = (rest: string) =>
  `Ines Marwood\n\nExperience\nElectrician, Harrow Steel, 2015 - 2025\n- Wires machines for three plants.\n\n${rest}`

test.each([
  [
    'beside birth and family',
    'Persönliches\nGeburtsdatum: 02.11.1990 · verheiratet · Führerschein: B\n',
    'Full driving licence',
    'Führerschein: B',
  ],
  ['beside an age', 'Divers\n32 ans – Permis B – véhiculée\n', 'Full driving licence', 'Permis B'],
  ['in a list', 'Certificates\nManual handling, ACLS, Blue Card, wedding cakes\n', 'ACLS certificate', 'ACLS'],
  [
    'with its date',
    'Certificates\nManual handling, ACLS, renewed April 2025, Blue Card\n',
    'ACLS certificate',
    'ACLS, renewed April 2025',
  ],
  [
    'behind another sentence',
    'Summary\nPunctual, reliable and glad to travel. I hold a full driving licence class B and have my own car.\n',
    'Full driving licence',
    'I hold a full driving licence class B and have my own car',
  ],
])('a certificate is quoted by its own words: %s', (_, rest, asked, quote) => {
  expect(quotesFor('strength-certificate', work(rest), asked)).toEqual([quote])
})

test('age and family are quoted nowhere', () => {
  const resume = resumeOf(work('Persönliches\nGeburtsdatum: 02.11.1990 · verheiratet · Führerschein: B\n'))
  const job = readJob('Electrician\n\nRequirements\n- Full driving licence (must)\n- 3 years as an electrician\n')
  expect(JSON.stringify(analyze(resume, { job, today: TODAY }).words)).not.toMatch(/1990|verheiratet/)
})

test.each([
  ['with its level', 'Languages\nEnglish (C1), French (A2)\n', ['English (C1)']],
  ['by its name alone', 'Languages\nEnglish, French\n', []],
])('a language is a strength %s', (_, rest, quotes) => {
  expect(quotesFor('strength-language-level', work(rest), 'English B2')).toEqual(quotes)
})
