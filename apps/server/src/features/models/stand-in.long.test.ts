import { makeResume, NURSE_JOB } from '@evenhand/llm/testing/make-resume'
import { contentHash, type ResumeAnalysis } from '@evenhand/model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSpendingStore } from './spending-store.ts'
import { type ModelServer, startModelServer } from './testing/start-model-server.ts'

const CAP = 1

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer({ settings: { LLM_DAILY_USD_CAP: String(CAP) } })
})
afterAll(() => server.close())

it('an analysis by the built-in engine in place of a model is never served as one of the model', async () => {
  const { db, judge } = server.deps
  const { requests } = server.provider
  const visitor = server.visit()
  const { text } = makeResume(4).resume
  const address = `/api/resume-analyses/${contentHash(text)}?job=${contentHash(NURSE_JOB)}`
  const analyze = async () => {
    const answer = await visitor.post('/api/resume-analyses/analysis', { text, jobDescription: NURSE_JOB })
    expect(answer.status).toBe(200)
    return (await answer.json()) as ResumeAnalysis
  }
  const find = async () => ((await (await visitor.request(address)).json()) as { analysis?: ResumeAnalysis }).analysis
  const confirm = async (analysis: ResumeAnalysis) => {
    const body = { content_hash: contentHash(text), analysis, job: contentHash(NURSE_JOB) }
    return (await visitor.post('/api/resume-analyses', body)).status
  }

  const day = new Date(judge.client!.clock.now()).toISOString().slice(0, 10)
  const spending = createSpendingStore(db)
  await spending.reserve(day, CAP, undefined)
  const standIn = await analyze()
  expect(requests).toHaveLength(0)
  expect(await find()).toBeUndefined()
  expect(await confirm(standIn)).toBe(200)
  expect(await confirm({ ...standIn, score: 100 })).toBe(409)

  await spending.add(day, -CAP)
  const own = await analyze()
  expect(requests).toHaveLength(1)
  expect(own.summary).toContain('The resume says')
  expect(await find()).toEqual(own)
  expect(standIn.summary).not.toContain('The resume says')
})
