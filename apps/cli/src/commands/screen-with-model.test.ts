import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeResume, NURSE_JOB } from '@evenhand/llm/testing/make-resume'
import { startTestProvider, type TestProvider } from '@evenhand/llm/testing/start-test-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

let provider: TestProvider
let folder: string
beforeAll(async () => {
  provider = await startTestProvider()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-cli-'))
  await writeFile(join(folder, 'job.txt'), NURSE_JOB)
  for (const person of [1, 4]) await writeFile(join(folder, `person-${person}.txt`), makeResume(person).resume.text)
})
afterAll(async () => {
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

async function screen(args: string[], env: Record<string, string>) {
  const files = [1, 4].map((person) => join(folder, `person-${person}.txt`))
  const child = spawn(process.execPath, [MAIN, 'screen', ...files, '--job', join(folder, 'job.txt'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}

const settings = (): Record<string, string> => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'test-model',
  LLM_BASE_URL: provider.openAi,
  LLM_ALLOW_PRIVATE: '1',
  LLM_KEY_GAP_MS: '20',
  LLM_PRICE_IN: '1',
  LLM_PRICE_OUT: '4',
})

test('a model judges on request, and what was sent and its cost are told at the end', async () => {
  const { code, out, err } = await screen(['--engine', 'model', '--format', 'json'], settings())
  expect([code, err]).toEqual([
    0,
    expect.stringMatching(/^Sent to 127\.0\.0\.1:\d+ \(test-model\): 2 requests, .*\$0\.0\d+$/m),
  ])
  const results = JSON.parse(out) as { analysis: { engine: { id: string } } }[]
  expect(results.map(({ analysis }) => analysis.engine.id)).toEqual(['test-model', 'test-model'])
  expect(provider.requests).toHaveLength(2)
})

test.each([
  ['no settings', ['--engine', 'model'], {}, /needs the settings of a language model/],
  ['a wrong setting', ['--engine', 'model'], { LLM_PROVIDER: 'google' }, /setting LLM_MODEL/],
  ['another engine', ['--engine', 'oracle'], {}, /no such engine: oracle/],
])('%s is refused by name', async (_, args, env, message) => {
  const before = provider.requests.length
  const { code, err } = await screen(args, env)
  expect([code, err]).toEqual([2, expect.stringMatching(message)])
  expect(provider.requests.length).toBe(before)
})
