import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

test.each([
  ['English fluent', 'met', 'language-met'],
  ['English C1', 'partly', 'language-below'],
  ['English B2', 'met', 'language-met'],
  ['English C2', 'partly', 'language-below'],
])('%s, of somebody at B2: the verdict and its sentence say the same', (line, value, code) => {
  const resume = resumeOf('Tomas Eklund\n\nExperience\nBaker, Northmill, 2018 - 2024\n\nLanguages\nEnglish: B2\n')
  const job = readJob(`Baker\n\nRequirements\n- ${line}\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const verdict = verdicts[job.requirements.findIndex(({ type }) => type === 'language')]!
  expect([verdict.value, verdict.reason.code]).toEqual([value, code])
})

test.each([
  ['LL.M. Leeds 2016, English C2', 'met'],
  ['English C1: design notes and public API docs', 'met'],
  ['Twi, Ewe, English', 'partly'],
  ['No English C1', 'unknown'],
  ['Dutch C1', 'unknown'],
])('a language named outside any list of languages: %s: %s', (row, value) => {
  const resume = resumeOf(
    `Tomas Eklund\nWerdegang\n2018 - 2024 Bäcker, Nordmühle\n- Teige für zwölf Brote und Brötchen angesetzt\n\n${row}\n`,
    'de',
  )
  const job = readJob('Baker\n\nRequirements\n- English C1\n')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'language')]!.value).toBe(value)
})

test.each([
  ['Deutschkenntnisse mindestens auf Niveau B2', 'de', '', 'met'],
  ['Deutschkenntnisse mindestens auf Niveau B2', 'de', 'Sprachen: Deutsch, Türkisch', 'met'],
  ['Deutschkenntnisse mindestens auf Niveau B2', 'de', 'Sprachen: Deutsch A2, Türkisch', 'partly'],
  ['Deutschkenntnisse mindestens auf Niveau B2', 'nl', 'Talen: Duits', 'partly'],
  ['Ausgezeichnete Deutschkenntnisse', 'de', '', 'partly'],
])('%s of a resume in %s that says "%s": %s', (line, language, row, value) => {
  const resume = resumeOf(
    `Tomas Eklund\nWerdegang\n2018 - 2024 Bäcker, Nordmühle\n- Teige für zwölf Brote und Brötchen angesetzt und mit den Kollegen die Öfen geheizt\n- Neue Lehrlinge eingearbeitet und die Ware für den Laden ausgezeichnet\n\n${row}\n`,
    language,
  )
  const job = readJob(`Bäcker\n\nAnforderungen\n- ${line}\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'language')]!.value).toBe(value)
})

test.each([
  ['Basic Dutch', 'met'],
  ['Dutch at B2', 'partly'],
])('a language listed without a level: %s: %s', (line, value) => {
  const resume = resumeOf('Tomas Eklund\n\nExperience\nBaker, Northmill, 2018 - 2024\n\nLanguages\nDutch, Twi\n')
  const job = readJob(`Baker\n\nRequirements\n- ${line}\n`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'language')]!.value).toBe(value)
})
