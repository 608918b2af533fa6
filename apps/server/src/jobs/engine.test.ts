import { afterAll, expect, it } from 'vitest'
import { plainResume } from '../features/runs/plain-resume.ts'
import { inventedResume } from '../testing/start-test-server.ts'
import { openEngine } from './engine.ts'

const filename = new URL('testing/moody-engine-thread.ts', import.meta.url).href
const errors: unknown[] = []
const engine = await openEngine({
  filename,
  threads: 1,
  timeout: 120_000,
  memory: 1_000_000_000,
  name: { id: 'moody', version: '1' },
  onError: (error) => errors.push(error),
})
afterAll(() => engine.close())

const analyze = (text: string) =>
  engine.analyze({
    base: { id: 'a', position: 0, fileName: 'a.txt' },
    today: { year: 2026, month: 1 },
    resume: JSON.stringify(plainResume(text, 'a.txt')),
  })

it('T61: a text whose thread takes too much memory fails alone; the next one has a new thread', async () => {
  const outcomes = await Promise.all([analyze('PLEASE SWELL'), analyze(inventedResume(1))])
  expect(outcomes).toEqual([{ error: 'analysis-failed' }, expect.objectContaining({ row: expect.any(String) })])
  expect(errors).toHaveLength(1)
})

it('texts are received without loading the engine', async () => {
  const none = await openEngine({ filename: 'file:///no-engine-here.js', name: { id: 'none', version: '1' } })
  const body = { resumes: [{ position: 0, resume: plainResume(inventedResume(1), 'a.txt') }] }
  const received = await none.receiveResumes(new TextEncoder().encode(JSON.stringify(body)))
  expect(received).toEqual({ resumes: [expect.objectContaining({ position: 0, fileName: 'a.txt' })] })
  await none.close()
})
