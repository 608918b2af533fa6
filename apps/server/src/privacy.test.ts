import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash, type Run, type RunDetail } from '@evenhand/model'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openChain, verifyChain } from './crypto/decision-log.ts'
import { DATABASES } from './db/testing/open-test-database.ts'
import { dumpDatabase } from './db/testing/dump-database.ts'
import { OTHER_TABLES, OWNED_TABLES } from './features/privacy/owned-tables.ts'
import { replayTombstones } from './features/privacy/replay-tombstones.ts'
import { createErasers } from './features/runs/erasers.ts'
import { SEALED } from './features/runs/sealed-resume.ts'
import { startTestServer, type TestServer, type Visitor } from './testing/start-test-server.ts'

/** Words that occur nowhere else. */
const CANARIES = ['Quillwort', 'Zanthorn', 'wobbegong', 'Xylograph', 'Brambleby', 'Ossifrage', 'kinkajou']
const JOB = 'Xylograph carver with experience in Ossifrage'
const RESUME = [
  'Quillwort Zanthorn',
  'quillwort.zanthorn@wobbegong.example',
  'Experience',
  'Xylograph carver, Brambleby Works, 03/2019 - 06/2023',
  'Carved blocks of Ossifrage and trained three colleagues',
  'Skills',
  'Carving, Ossifrage, patience',
].join('\n')
const FILE = 'kinkajou-cv.pdf'
const PASSWORD = 'harbour-lamp-42'

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T
const found = (text: string): string[] => CANARIES.filter((word) => text.includes(word))

function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n')
}

describe.each(DATABASES)('privacy on %s', (kind) => {
  let server: TestServer
  let log = ''
  let number = 0
  beforeAll(async () => {
    const write = process.stdout.write.bind(process.stdout)
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk, ...rest) => {
      if (String(chunk).startsWith('{"time"')) log += String(chunk)
      else write(chunk, ...(rest as []))
      return true
    })
    server = await startTestServer({
      kind,
      settings: { PLANS: 'on', RATE_LIMITS: 'on', LOG_LEVEL: 'info' },
    })
  })
  afterAll(async () => {
    await server.close()
    vi.restoreAllMocks()
  })
  const visit = (): Visitor => server.visit(`198.51.${++number}`)

  async function screen(visitor: Visitor, texts = [RESUME]): Promise<RunDetail> {
    const fileNames = texts.map(() => FILE)
    const request = { fileNames, jobDescription: JOB }
    const run = await json<Run>(visitor.post('/api/runs', request, { 'idempotency-key': `kinkajou ${++number}` }))
    await visitor.sendTexts(run.id, Object.fromEntries(texts.entries()))
    return visitor.finish(run.id)
  }
  async function signUp(visitor = visit()): Promise<Visitor & { email: string }> {
    const email = `member${++number}.${kind.toLowerCase()}@harbour.example`
    const answer = await json<{ access_token: string }>(
      visitor.post('/api/auth/signUp/credentials', {
        email,
        password: PASSWORD,
        name: 'Ada Lovage',
        given_name: 'Ada',
        family_name: 'Lovage',
        picture: null,
        provider: 'email',
      }),
    )
    const request = visitor.request.bind(visitor)
    visitor.request = (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${answer.access_token}`)
      return request(path, { ...init, headers })
    }
    return Object.assign(visitor, { email })
  }
  const remove = (visitor: Visitor, path: string): Promise<Response> => visitor.request(path, { method: 'DELETE' })
  /** Keeps the text at a place from being judged until it is let go: its candidate is in work for so long. */
  function holdWork(position: number) {
    const [begun, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const judge = server.deps.judge.judge.bind(server.deps.judge)
    const spy = vi.spyOn(server.deps.judge, 'judge').mockImplementation(async (work) => {
      if (work.task.base.position === position) {
        begun.resolve()
        await letGo.promise
      }
      return judge(work)
    })
    const end = async (): Promise<void> => {
      letGo.resolve()
      await Promise.all(spy.mock.results.map(({ value }) => value as Promise<unknown>))
      spy.mockRestore()
    }
    return { begun: begun.promise, end }
  }
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      server.deps.db,
    )
    return rows[0]!.n
  }
  const everything = async (): Promise<string> =>
    [await dumpDatabase(server.connection), log, readFolder(server.deps.env.DATA_DIR)].join('\n')

  it('T53: keeps no word of a resume, a job, a file name or a person in the database, the log or the folder', async () => {
    const visitor = visit()
    const { run, resumes } = await screen(visitor)
    expect(resumes[0]).toMatchObject({ state: 'done', fileName: FILE, name: 'Quillwort Zanthorn' })
    const one = await visitor.request(`/api/runs/${run.id}/resumes/${resumes[0]!.id}`)
    expect(found(await one.text())).toEqual(expect.arrayContaining(['Quillwort', 'Ossifrage', 'Brambleby']))
    const csv = await visitor.request(`/api/runs/${run.id}/export.csv`)
    expect(found(await csv.text())).toEqual(expect.arrayContaining(['Quillwort', 'kinkajou']))
    await visitor.post('/api/resume-analyses/analysis', { text: RESUME, fileName: FILE, jobDescription: JOB })
    const dump = await everything()
    expect(dump).toContain(run.id)
    expect(log).toContain('"event":"request"')
    expect(found(dump)).toEqual([])
  })

  it('T53: does not open what was put in the place of another', async () => {
    const visitor = visit()
    const { run, resumes } = await screen(visitor, [RESUME, RESUME.replace('Quillwort', 'Quillback')])
    const [a, b] = resumes.map(({ id }) => id)
    await sql`
      update resumes set analysis = other.analysis from resumes other
      where resumes.id in (${a}, ${b}) and other.id in (${a}, ${b}) and other.id <> resumes.id
    `.execute(server.deps.db)
    expect((await visitor.request(`/api/runs/${run.id}/resumes/${a}`)).status).toBe(500)
    await remove(visitor, `/api/runs/${run.id}`)
  })

  it('T50: finds an analysis only for its owner and only for the very same job', async () => {
    const visitor = visit()
    const order = { text: RESUME, fileName: FILE, jobDescription: JOB }
    await visitor.post('/api/resume-analyses/analysis', order)
    const path = (job: string): string => `/api/resume-analyses/${contentHash(RESUME)}?job=${contentHash(job)}`
    expect(await json(visitor.request(path(JOB)))).toMatchObject({ analysis: { name: 'Quillwort Zanthorn' } })
    expect(await json(visitor.request(path(`${JOB}s`)))).toEqual({})
    const other = visit()
    expect(await json(other.request(path(JOB)))).toEqual({})
    await screen(other, ['Somebody else\nelse@mail.example'])
    expect(await json(other.request(path(JOB)))).toEqual({})
    await screen(other)
    const { rows } = await sql`
      select lookup from resumes join runs on runs.id = run_id where lookup is not null
      group by lookup having count(distinct owner_id) > 1`.execute(server.deps.db)
    expect(rows).toEqual([])
  })

  it('T65: writes each analysis, export and deletion to the chain, without a word of anybody', async () => {
    const visitor = visit()
    const { run, resumes } = await screen(visitor)
    await (await visitor.request(`/api/runs/${run.id}/export.csv`)).text()
    await remove(visitor, `/api/runs/${run.id}`)
    const { rows: owners } = await sql<{ id: string }>`select id from guests order by created_at desc limit 1`.execute(
      server.deps.db,
    )
    const chain = await openChain(server.deps.vault, owners[0]!.id)
    expect(await verifyChain(server.deps.db, chain)).toEqual({ entries: 3 })
    const entries = await server.deps.db
      .selectFrom('decision_log')
      .select('entry')
      .where('chain', '=', chain.name)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ entry }) => JSON.parse(entry) as unknown)).toEqual([
      expect.objectContaining({
        kind: 'analysis',
        runId: run.id,
        resumeId: resumes[0]!.id,
        score: resumes[0]!.score,
        engine: run.engine.id,
        engineVersion: run.engine.version,
        flags: expect.any(Array),
      }),
      { kind: 'export', runId: run.id, format: 'csv', rows: 1 },
      { kind: 'deletion', scope: 'run' },
    ])
  })

  it('T54: deletes one candidate, running or done, and gives back what was reserved', async () => {
    const visitor = visit()
    const run = await json<Run>(visitor.post('/api/runs', { fileNames: [FILE, FILE, FILE] }))
    const held = holdWork(1)
    await visitor.sendTexts(run.id, { 0: RESUME, 1: RESUME })
    await held.begun
    const rows = async () => (await json<RunDetail>(visitor.request(`/api/runs/${run.id}`))).resumes
    await vi.waitUntil(async () => (await rows())[0]?.state === 'done', { timeout: 60_000 })
    const allowance = () => json<{ remaining: number }>(visitor.request('/api/allowance'))
    expect((await allowance()).remaining).toBe(0)
    const [done, running, waiting] = (await rows()).map(({ id }) => `/api/runs/${run.id}/resumes/${id}`)
    expect((await rows())[1]?.state).toBe('running')
    expect((await remove(visitor, running!)).status).toBe(204)
    expect((await allowance()).remaining).toBe(1)
    expect((await visitor.request(running!)).status).toBe(404)
    expect((await remove(visitor, running!)).status).toBe(404)
    await held.end()
    expect((await remove(visitor, waiting!)).status).toBe(204)
    const { run: ended } = await visitor.finish(run.id)
    expect(ended).toMatchObject({ state: 'done', progress: { total: 1, processed: 1, succeeded: 1, percent: 100 } })
    expect((await allowance()).remaining).toBe(2)
    // A late text for a place that is gone is no mistake of the sender.
    expect((await visitor.sendTexts(run.id, { 2: RESUME })).status).toBe(202)
    expect((await remove(visitor, done!)).status).toBe(204)
    expect((await visitor.request(`/api/runs/${run.id}`)).status).toBe(404)
    expect((await allowance()).remaining).toBe(2)
  })

  it('T54: deletes a run in the middle of its work', async () => {
    const visitor = visit()
    const run = await json<Run>(visitor.post('/api/runs', { fileNames: [FILE, FILE] }))
    const held = holdWork(0)
    await visitor.sendTexts(run.id, { 0: RESUME })
    await held.begun
    expect((await remove(visitor, `/api/runs/${run.id}`)).status).toBe(204)
    expect((await visitor.request(`/api/runs/${run.id}`)).status).toBe(404)
    await held.end()
    expect((await json<{ remaining: number }>(visitor.request('/api/allowance'))).remaining).toBe(3)
    const { rows } = await sql`select 1 from resumes where run_id = ${run.id}`.execute(server.deps.db)
    expect(rows).toEqual([])
  })

  it('T54: deletes all data of a guest with the key, and begins anew for one who stays', async () => {
    const visitor = visit()
    const first = await screen(visitor)
    const receipt = await json(remove(visitor, '/api/me/data'))
    expect(receipt).toMatchObject({
      scope: 'data',
      runs: 1,
      resumes: 1,
      keyDestroyed: true,
      kept: ['allowance', 'decision-log'],
      mac: expect.any(String),
    })
    expect(await json(visitor.request('/api/runs'))).toEqual({ runs: [] })
    expect((await visitor.request(`/api/runs/${first.run.id}`)).status).toBe(404)
    const again = await screen(visitor)
    expect(again.resumes[0]).toMatchObject({ state: 'done', name: 'Quillwort Zanthorn' })
  })

  it('T54: deletes an account with all that belongs to it, only for somebody who has just shown who they are', async () => {
    const member = await signUp()
    await screen(member)
    await server.deps.accounts.settle()
    await server.deps.db.insertInto('invitations').values({ email: member.email }).execute()
    const { rows: links } = await sql<{ id: string }>`
      select users.id from users join verifications on strpos(verifications.value, users.id) > 0
      where email = ${member.email}`.execute(server.deps.db)
    expect(links).toHaveLength(1)
    const mails = (): string[] =>
      readFolder(join(server.deps.env.DATA_DIR, 'mail')).match(new RegExp(`^To: ${member.email}`, 'gm')) ?? []
    expect(mails()).toHaveLength(1)
    await sql`update sessions set authenticated_at = now() - interval '6 minutes'`.execute(server.deps.db)
    expect((await remove(member, '/api/me')).status).toBe(403)
    const again = await member.post('/api/auth/reauthenticate', { password: PASSWORD })
    expect(again.status).toBeLessThan(300)
    const receipt = await json(remove(member, '/api/me'))
    expect(receipt).toMatchObject({ scope: 'account', runs: 1, keyDestroyed: true, kept: ['decision-log', 'invoices'] })
    expect((await member.request('/api/runs')).status).toBe(401)
    await server.deps.accounts.settle()
    const dump = await dumpDatabase(server.connection)
    // The embedded database's own files keep what was overwritten until its next clean-up.
    const rows = kind === 'PGlite' ? dump.slice(0, dump.indexOf('\0')) : dump
    expect(rows).not.toContain(member.email)
    expect(rows).not.toContain(links[0]!.id)
    // The one that says that it is deleted.
    expect(mails()).toHaveLength(1)
    expect(log).not.toContain(member.email)
    expect(found(await everything())).toEqual([])
  })

  it('T54: deletes once more what a restored backup brings back', async () => {
    const { deps } = server
    const [guest, member] = [visit(), await signUp()]
    const kept = await screen(guest)
    await screen(member)
    const tables = ['users', 'data_keys', 'runs', 'resumes'] as const
    const backup = new Map<string, string>()
    for (const table of tables) {
      const { rows } = await sql<{ all: string }>`
        select coalesce(json_agg(t), '[]')::text as all from ${sql.table(table)} t`.execute(deps.db)
      backup.set(table, rows[0]!.all)
    }
    await remove(guest, `/api/runs/${kept.run.id}`)
    const other = await screen(guest)
    await remove(member, '/api/me')
    const before = await count('users')
    // The backup: without tombstones, and without what was made since.
    await sql`delete from tombstones`.execute(deps.db)
    for (const table of tables) {
      await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${backup.get(table)}::json)
        on conflict do nothing`.execute(deps.db)
    }
    expect(await count('users')).toBe(before + 1)
    expect(await replayTombstones(deps, createErasers(deps))).toBeGreaterThanOrEqual(2)
    expect(await count('users')).toBe(before)
    expect((await guest.request(`/api/runs/${kept.run.id}`)).status).toBe(404)
    expect((await guest.finish(other.run.id)).resumes[0]).toMatchObject({ name: 'Quillwort Zanthorn' })
    expect(await replayTombstones(deps, createErasers(deps))).toBe(0)
  })

  it('gives an account what its owner screened as a guest, in the same browser', async () => {
    const browser = visit()
    const { run, resumes } = await screen(browser)
    const member = await signUp(browser)
    const { resumes: taken } = await json<RunDetail>(member.request(`/api/runs/${run.id}`))
    expect(taken).toEqual(resumes)
    const path = `/api/resume-analyses/${contentHash(RESUME)}?job=${contentHash(JOB)}`
    expect(await json(member.request(path))).toMatchObject({ analysis: { name: 'Quillwort Zanthorn' } })
    expect((await visit().request(`/api/runs/${run.id}`)).status).toBe(404)
  })

  it('T55: exports everything an account has, opened, three times a day', async () => {
    const member = await signUp()
    const { run, resumes } = await screen(member)
    const response = await member.request('/api/me/export')
    expect(response.headers.get('content-disposition')).toMatch(/evenhand-export-\d{4}-\d\d-\d\d\.zip/)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const read = (name: string): string => strFromU8(files[name]!)
    const lines = (name: string) =>
      read(`data/${name}.ndjson`)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(Object.keys(files)).toEqual([
      'about.json',
      ...Object.keys(OWNED_TABLES).map((name) => `data/${name}.ndjson`),
      `analyses/${run.id}/0.json`,
    ])
    expect(lines('users')).toEqual([expect.objectContaining({ email: member.email, given_name: 'Ada' })])
    expect(lines('runs')).toEqual([
      expect.objectContaining({ id: run.id, job: expect.objectContaining({ text: JOB }) }),
    ])
    expect(lines('resumes')).toEqual([
      expect.objectContaining({ id: resumes[0]!.id, file_name: FILE, row: resumes[0], resume: expect.anything() }),
    ])
    expect(JSON.parse(read(`analyses/${run.id}/0.json`))).toMatchObject({
      profile: { name: { value: 'Quillwort Zanthorn' } },
    })
    expect(lines('charges')).toHaveLength(1)
    expect(lines('decision_log').length).toBeGreaterThanOrEqual(2)
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    expect(all).not.toMatch(/argon2|"\d+\.[\w-]{38,}"/)
    for (let n = 0; n < 2; n++) expect((await member.request('/api/me/export')).status).toBe(200)
    expect((await member.request('/api/me/export')).status).toBe(429)
  })

  it('T55: lets a guest export, and asks an account to show who it is', async () => {
    const guest = visit()
    await screen(guest)
    const files = unzipSync(new Uint8Array(await (await guest.request('/api/me/export')).arrayBuffer()))
    expect(found(strFromU8(files['data/resumes.ndjson']!))).toContain('Quillwort')
    const member = await signUp()
    await sql`update sessions set authenticated_at = now() - interval '6 minutes'`.execute(server.deps.db)
    expect((await member.request('/api/me/export')).status).toBe(403)
  })

  it('T55: knows of every table whether it holds something about an owner', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by table_name
    `.execute(server.deps.db)
    const unknown = rows.filter(({ name }) => !(name in OWNED_TABLES) && !(name in OTHER_TABLES))
    expect(unknown.map(({ name }) => name)).toEqual([])
    for (const [name, { key, sealed = [], secret = [] }] of Object.entries(OWNED_TABLES)) {
      const columns = rows.find((row) => row.name === name)?.columns
      expect({ name, columns }).toEqual({ name, columns: expect.arrayContaining([key, ...sealed, ...secret]) })
    }
    expect(OWNED_TABLES['resumes']!.sealed).toEqual(SEALED)
  })
})
