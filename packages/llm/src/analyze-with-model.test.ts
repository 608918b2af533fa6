import { analyze, readJob } from '@evenhand/analyze'
import { Analysis, isTied } from '@evenhand/model'
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
  const lines =
    'Sommelier\nRequirements\n- Curating cellars of burgundy\n- Decanting vintage port\n- Pairing cheeses with claret'
  const job = readJob(lines)
  const words = 'Curating\ncellars\nof\nburgundy\nDecanting\nvintage\nport'
  const resume = toResumeText(`Wren Oakhollow\n\nExperience\nPorter, Hill House\n2015 - 2019\n${words}`)
  const builtIn = analyze(resume, { job, today: TODAY }).score.value
  const analysis = await analyzeWithModel(resume, { ...options(), job })
  const found = analysis.integrity.find(({ code }) => code === 'engines-disagree')
  if (Math.abs(builtIn - analysis.score.value) >= 25)
    expect(found?.args).toEqual({ model: analysis.score.value, builtIn })
  else expect(found).toBeUndefined()
})

test('of a very long resume the first part is read, and it says so', async () => {
  const { resume } = makeResume(1)
  const long = toResumeText(resume.text + '\nKept the ledgers of another branch in order for a while'.repeat(1500))
  const analysis = await analyzeWithModel(long, options())
  const found = analysis.integrity.find(({ code }) => code === 'model-text-cut')
  expect(found?.args['characters']).toBeGreaterThan(50_000)
  expect(provider.requests.at(-1)!.body.length).toBeLessThan(75_000)
})
