import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Run, RunDetail } from '@evenhand/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killSpawned, spawnRefused, spawnServer, type SpawnedServer } from './testing/spawn-server.ts'
import { inventedResume, toResumes } from './testing/start-test-server.ts'

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

describe('T53: evenhand keys', { timeout: 240_000 }, () => {
  let folder: string
  let server: SpawnedServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evenhand-rotation-'))
  })
  afterAll(async () => {
    killSpawned()
    await rm(folder, { recursive: true, force: true })
  })
  const settings = () => ({ DATA_DIR: folder })
  const readKeys = async () => (await readFile(join(folder, 'master-keys'), 'utf8')).trimEnd().split('\n')
  const command = (...args: string[]): Promise<number | null> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [CLI, 'keys', ...args, '--data', folder], { stdio: 'ignore' })
      child.once('close', resolve)
    })
  const stop = async (): Promise<void> => {
    server.process.kill('SIGTERM')
    await server.exited
  }

  it('rotate puts another master key into use while a run is going on, and prune takes the old one away', async () => {
    server = await spawnServer(settings())
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    const fileNames = Array.from({ length: 10 }, (_, n) => `resume-${n}.txt`)
    const created = await fetch(`${server.url}/api/runs`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ fileNames, jobDescription: 'Staff nurse' }),
    })
    headers['cookie'] = created.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const { id } = (await created.json()) as Run
    const texts = Object.fromEntries(fileNames.map((_, n) => [n, inventedResume(n)]))
    const [old] = await readKeys()
    const rotating = command('rotate', '--wait', '60')
    const body = JSON.stringify({ resumes: toResumes(texts) })
    await fetch(`${server.url}/api/runs/${id}/resumes`, { method: 'POST', headers, body })
    const statuses = new Set<number>()
    let isRotating = true
    void rotating.finally(() => (isRotating = false))
    while (isRotating) {
      statuses.add((await fetch(`${server.url}/api/runs/${id}`, { headers })).status)
      await sleep(20)
    }
    expect(await rotating).toBe(0)
    expect([...statuses]).toEqual([200])
    expect((await readKeys())[1]).toBe(old)
    expect(await command('prune')).toBe(0)
    expect(await readKeys()).toHaveLength(1)
    await (await fetch(`${server.url}/api/runs/${id}/events`, { headers })).text()
    await stop()

    server = await spawnServer(settings())
    const { resumes } = (await (await fetch(`${server.url}/api/runs/${id}`, { headers })).json()) as RunDetail
    expect(resumes.map(({ email }) => email)).toEqual(fileNames.map((_, n) => `ines.calder${n}@mail.example`))
    await stop()
  })

  it('a server does not start without a master key that is in use, and says so in one line', async () => {
    await writeFile(join(folder, 'master-keys'), `${'d'.repeat(64)}\n`)
    const { code, output } = await spawnRefused(settings())
    expect(code).toBe(1)
    expect(output).toMatch(/^Evenhand cannot start: setting MASTER_KEY_FILE: master key [0-9a-f]{12} is in use/m)
  })
})
