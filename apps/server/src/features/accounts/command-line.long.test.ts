import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../db/testing/open-test-database.ts'
import { killSpawned, spawnServer, type SpawnedServer } from '../../testing/spawn-server.ts'
import { inventedResume } from '../../testing/start-test-server.ts'

const CLI = fileURLToPath(new URL('../../../../cli/src/main.ts', import.meta.url))

type Ended = { code: number | null; out: string; err: string }

function evenhand(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [CLI, ...args], { env: { PATH: process.env['PATH'], ...env } })
  const ended = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (ended.err += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...ended })))
}

describe('the command line and a server', { timeout: 120_000 }, () => {
  let folder: string
  let server: SpawnedServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evenhand-cli-'))
    const settings = { DATA_DIR: folder, DATABASE_URL: await createPostgresDatabase(), SIGNUP: 'closed' }
    server = await spawnServer({ ...settings, PLANS: 'on' })
  }, 120_000)
  afterAll(async () => {
    killSpawned()
    await rm(folder, { recursive: true, force: true })
  })
  const admin = (...args: string[]) => evenhand(['admin', ...args, '--server', server.url, '--data', folder])
  const post = async (path: string, body: object, bearer?: string) => {
    const headers = { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  it('an operator makes accounts, gives plans, resets passwords and disables; a key screens on the server', async () => {
    const email = 'ines@mail.example'
    const password = 'harbour-lamp-42'
    const made = await admin('create-user', email, '--given', 'Ines', '--family', 'Calder')
    expect(made).toMatchObject({ code: 0, err: `The account ${email} was created.\n` })
    const token = /reset-password\?token=([\w-]+)/.exec(made.out)![1]
    expect((await admin('create-user', email)).code).toBe(1)
    expect((await post('/api/auth/resetPassword', { token, password })).status).toBe(200)
    const entered = await post('/api/auth/signIn/credentials', { email, password })
    expect((await admin('set-plan', email, 'basic')).code).toBe(0)
    expect((await admin('list-users')).out).toContain(`${email}\tInes Calder\tbasic`)

    const key = await post('/api/keys', { name: 'script', scopes: ['read', 'screen'] }, entered.body['access_token'])
    for (const n of [1, 2]) await writeFile(join(folder, `resume-${n}.txt`), inventedResume(n))
    await writeFile(join(folder, 'job.txt'), 'Staff nurse with experience in wound care')
    const files = [join(folder, 'resume-1.txt'), join(folder, 'resume-2.txt'), '--job', join(folder, 'job.txt')]
    const screened = await evenhand(['screen', ...files, '--server', server.url, '--format', 'json'], {
      EVENHAND_KEY: key.body['secret']!,
    })
    expect(screened.err).not.toContain('refused')
    const items = JSON.parse(screened.out) as { record: { email: string; score: number } }[]
    expect(items.map(({ record }) => record.email).toSorted()).toEqual(
      [1, 2].map((n) => `ines.calder${n}@mail.example`),
    )
    expect(items.every(({ record }) => record.score > 0)).toBe(true)
    const refused = await evenhand(['screen', ...files, '--server', server.url, '--key', 'ehk_wrong'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('The server refused: Please sign in to continue.')

    expect((await admin('reset-password', email)).out).toContain('/reset-password?token=')
    expect((await post('/api/auth/signIn/credentials', { email, password })).body['code']).toBe('wrong-credentials')
    expect((await admin('disable', email)).code).toBe(0)
    expect((await admin('disable', 'nobody@mail.example')).code).toBe(1)
    expect((await admin('enable', email)).code).toBe(0)
  })

  it('the operator’s address does not exist for anybody without the secret, nor through a proxy', async () => {
    expect((await post('/api/admin', { command: 'list-users' })).status).toBe(404)
    const headers = { 'content-type': 'application/json', 'x-evenhand-admin': `${Date.now()}.AAAA` }
    const forged = { method: 'POST', headers, body: '{"command":"list-users"}' }
    expect((await fetch(`${server.url}/api/admin`, forged)).status).toBe(404)
    expect((await evenhand(['admin', 'list-users', '--server', server.url, '--data', tmpdir()])).code).toBe(1)
    expect((await evenhand(['admin', 'list-users', '--server', 'http://127.0.0.1:1', '--data', folder])).code).toBe(1)
    expect((await evenhand(['admin', 'set-plan', 'a@b.c', 'gold'])).code).toBe(2)
  })
})
