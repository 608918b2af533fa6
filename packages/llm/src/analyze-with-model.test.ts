import { analyze } from '@evenhand/analyze'
import { Analysis, isTied, type ResumeText } from '@evenhand/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyzeWithModel } from './analyze-with-model.ts'
import { connect, JOB, TODAY } from './testing/connect.ts'
import { makeResume, toResumeText } from './testing/make-resume.ts'
import { startTestProvider, type TestProvider } from './testing/start-test-provider.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider()
})
afterAll(() => provider.close())

const door = () => connect(provider, { LLM_KEY_GAP_MS: '0' })
const options = () => ({ job: JOB, today: TODAY, language: 'en', client: door() })

test("the noun is the built-in engine's, the score the sum of its lines, the engine the model", async () => {
  const { resume } = makeResume(4)
  const analysis = await analyzeWithModel(resume, options())
  expect(Analysis.parse(analysis)).toEqual(analysis)
  expect(analysis.engine).toEqual({ id: 'test-model', version: 'openai-compatible 1.0.0' })
  expect(analysis.verdicts.map(({ requirementId }) => requirementId)).toEqual(JOB.requirements.map(({ id }) => id))
  expect(analysis.score.value).toBe(Math.round(analysis.score.lines.reduce((sum, { points }) => sum + points, 0)))
  expect(analysis.profile).toEqual(analyze(resume, { job: JOB, today: TODAY }).profile)
})

test('without a job the resume is scored by the rubric and described by the model', async () => {
  const { resume } = makeResume(4)
  const analysis = await analyzeWithModel(resume, { ...options(), job: undefined })
  expect(analysis.verdicts).toEqual([])
  expect(analysis.score).toEqual(analyze(resume, { today: TODAY }).score)
  expect(analysis.words.summary[0]?.code).toBe('model-sentence')
  expect(analysis.words.jobFit).toEqual([])
})

test('several passes ask in other orders and give a band that holds the score', async () => {
  const before = provider.requests.length
  const { score } = await analyzeWithModel(makeResume(4).resume, { ...options(), passes: 3 })
  const bodies = provider.requests.slice(before).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(3)
  expect(score.band!.low).toBeLessThanOrEqual(score.value)
  expect(score.band!.high).toBeGreaterThanOrEqual(score.value)
})

test.each([
  [{ value: 70 }, { value: 70 }, true],
  [{ value: 70 }, { value: 71 }, false],
  [{ value: 70, band: { low: 66, high: 74 } }, { value: 75 }, false],
  [{ value: 70, band: { low: 66, high: 74 } }, { value: 78, band: { low: 74, high: 80 } }, true],
])('%j and %j are tied: %s', (a, b, tied) => {
  expect(isTied(a, b)).toBe(tied)
  expect(isTied(b, a)).toBe(tied)
})

test('engines that are far apart say so', async () => {
  const { resume } = makeResume(4)
  const builtIn = analyze(resume, { job: JOB, today: TODAY }).score.value
  const analysis = await answered(resume, () => ({ value: 'unknown', quotes: [] }))
  expect(builtIn).toBeGreaterThanOrEqual(25)
  const found = analysis.integrity.find(({ code }) => code === 'engines-disagree')
  expect(found?.args).toEqual({ model: 0, builtIn })
})

type Said = { value: string; quotes: string[]; why?: string }

/** An analysis by a model that says this to every requirement, by its words. */
async function answered(resume: ResumeText, say: (asked: string) => Said): Promise<Analysis> {
  const model = await startTestProvider({
    answer: (prompt) => {
      const asked = JSON.parse(/^Requirements: (.*)$/m.exec(prompt)![1]!) as { id: string; asked: string }[]
      const verdicts = asked.map((each) => ({ id: each.id, why: '', ...say(each.asked) }))
      const lists = { summary: [], experience: [], strengths: [], recommendations: [], jobFit: [] }
      return JSON.stringify({ score: 100, name: 'John Doe', verdicts, ...lists })
    },
  })
  try {
    return await analyzeWithModel(resume, { ...options(), client: connect(model, { LLM_KEY_GAP_MS: '0' }) })
  } finally {
    await model.close()
  }
}

const EXTRA = `Hobbies
Triage games and wound care videos

I have no experience with triage.
My manager was an expert in triage.`

test.each([
  ['a true quote', { value: 'met', quotes: ['wound care, medication administration'] }, 'met', 1],
  ['a fabricated quote', { value: 'met', quotes: ['Triage nurse of the year'] }, 'unknown', 0],
  [
    'one true quote of two',
    { value: 'met', quotes: ['Triage nurse of the year', 'infection control, triage'] },
    'met',
    1,
  ],
  ['no quote', { value: 'met', quotes: [] }, 'unknown', 0],
  ['a contact line', { value: 'met', quotes: ['Marrowbone Lane, Bristol'] }, 'unknown', 0],
  ['a heading', { value: 'met', quotes: ['Experience'] }, 'unknown', 0],
  ['what is denied', { value: 'met', quotes: ['I have no experience with triage'] }, 'unknown', 0],
  ['what others did', { value: 'met', quotes: ['My manager was an expert in triage'] }, 'unknown', 0],
  ['a hobby', { value: 'met', quotes: ['Triage games and wound care videos'] }, 'unknown', 0],
  ['another thing', { value: 'met', quotes: ['Led the handover between day and night shifts'] }, 'partly', 0.25],
  ['a denial', { value: 'not-met', quotes: ['I have no experience with triage'] }, 'not-met', 0],
  ['a denial without a quote', { value: 'not-met', quotes: [] }, 'unknown', 0],
])('a verdict that rests on %s', async (_, said, value, share) => {
  const silent: Said = { value: 'unknown', quotes: [] }
  const { resume } = makeResume(4, EXTRA)
  const analysis = await answered(resume, (asked) => (asked === 'Triage' ? said : silent))
  const { id } = JOB.requirements.find(({ label }) => label === 'Triage')!
  const verdict = analysis.verdicts.find(({ requirementId }) => requirementId === id)!
  expect([verdict.value, verdict.share]).toEqual([value, share])
  expect(analysis.profile.name?.value).not.toBe('John Doe')
})

test("a model's count of years never exceeds what dated posts show", async () => {
  const { resume } = makeResume(1, 'Twenty-five years as a nurse.')
  const analysis = await answered(resume, (asked) =>
    asked.includes('3 years')
      ? { value: 'met', quotes: ['Twenty-five years as a nurse'] }
      : { value: 'unknown', quotes: [] },
  )
  const { id } = JOB.requirements.find(({ type }) => type === 'years')!
  const builtIn = analyze(resume, { job: JOB, today: TODAY }).verdicts.find((each) => each.requirementId === id)!
  expect(analysis.verdicts.find((each) => each.requirementId === id)!.share).toBeLessThanOrEqual(builtIn.share)
})

test('of a very long resume the first part is read, and it says so', async () => {
  const { resume } = makeResume(1)
  const long = toResumeText(resume.text + '\nKept the ledgers of another branch in order for a while'.repeat(1500))
  const analysis = await analyzeWithModel(long, options())
  const found = analysis.integrity.find(({ code }) => code === 'model-text-cut')
  expect(found?.args['characters']).toBeGreaterThan(50_000)
  expect(provider.requests.at(-1)!.body.length).toBeLessThan(75_000)
})
