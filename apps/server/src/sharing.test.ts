import { setTimeout as sleep } from 'node:timers/promises'
import type { Comment, ResumeDetail, Share, SharedRun } from '@evenhand/model'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { verifyChain, openChain } from './crypto/decision-log.ts'
import { DATABASES } from './db/testing/open-test-database.ts'
import { dumpDatabase } from './db/testing/dump-database.ts'
import {
  inventedResume,
  startTestServer,
  toResumes,
  type TestServer,
  type Visitor,
} from './testing/start-test-server.ts'
import { signUpVisitor, type Member } from './features/accounts/testing/sign-up-visitor.ts'
import { replayTombstones } from './features/privacy/replay-tombstones.ts'
import { createErasers } from './features/runs/erasers.ts'
import { sweepShares } from './features/sharing/shares-store.ts'

const REASON = 'Known from the harbour'
const SAID = 'Brambleby would be my first choice'
const JOB = 'Must have: staff nurse\nWound care'

describe.each(DATABASES)('sharing a run by a link on %s', (kind) => {
  let server: TestServer
  let owner: Member
  let runId: string
  let ids: string[]
  let number = 0
  let log = ''
  const write = process.stdout.write.bind(process.stdout)
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk, ...rest) => {
      log += String(chunk)
      return write(chunk, ...(rest as []))
    })
    server = await startTestServer({ kind, settings: { LOG_LEVEL: 'info' } })
    owner = await newMember()
    const run = await json<{ id: string }>(
      owner.ask('POST', '/api/runs', { fileNames: ['ines-0.pdf', 'ines-1.pdf', 'broken.pdf'], jobDescription: JOB }),
    )
    runId = run.id
    const read = toResumes({ 0: resumeOf('Ines Calder', 0), 1: resumeOf('Moira Calder', 1) }).map(
      ({ position, resume }) => ({
        position,
        resume: { ...resume, fileName: `ines-${position}.pdf` },
      }),
    )
    const resumes = [...read, { position: 2, error: 'damaged' }]
    await owner.ask('POST', `/api/runs/${runId}/resumes`, { resumes })
    await (await owner.ask('GET', `/api/runs/${runId}/events`)).text()
    ids = (await json<SharedRun>(owner.ask('GET', `/api/runs/${runId}`))).resumes.map(({ id }) => id)
    await owner.ask('PUT', `/api/runs/${runId}/resumes/${ids[0]}/decision`, { value: 'shortlist', reason: REASON })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await server.close()
  })

  const newMember = () => signUpVisitor(server, `sharer${number++}.${kind.toLowerCase()}@mail.example`)
  const make = (wish: object = {}) => json<Share>(owner.ask('POST', `/api/runs/${runId}/shares`, wish))
  const pathOf = ({ url = '' }: Share) => `/api/shared/${tokenOf(url)}`
  const listed = () => json<{ shares: Share[] }>(owner.ask('GET', `/api/runs/${runId}/shares`))
  const told = async (response: Promise<Response>): Promise<[number, unknown]> => {
    const { error } = (await (await response).json()) as { error?: { code: string; message: string } }
    return [(await response).status, error && { code: error.code, message: error.message }]
  }

  it('shows the results to whoever has it, and nothing that was decided or noted', async () => {
    const share = await make()
    expect(share).toMatchObject({ blind: false, comments: true })
    expect(share.url).toMatch(/^http:\/\/localhost(?::\d+)?\/shared\/[\w-]{43}$/)
    expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBeCloseTo(14 * 24 * 3_600_000, -4)
    const reader = server.visit()
    const answer = await reader.request(pathOf(share))
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    const shared = JSON.parse(text) as SharedRun
    expect(shared.run).toMatchObject({ id: runId, job: { text: JOB } })
    expect(shared.resumes.map(({ name, state }) => [name, state])).toEqual([
      ['Ines Calder', 'done'],
      ['Moira Calder', 'done'],
      [undefined, 'failed'],
    ])
    // Without plans everybody has everything.
    expect(shared.share).toEqual({ blind: false, comments: true, expiresAt: share.expiresAt, advanced: true })
    const detail = await (await reader.request(`${pathOf(share)}/resumes/${ids[0]}`)).text()
    expect((JSON.parse(detail) as ResumeDetail).resume?.text).toContain('Harbour Clinic')
    expect(text + detail).not.toMatch(/shortlist|harbour"/)
    expect(text + detail).not.toContain(REASON)
  })

  it('leaves out who somebody is where it is blind, also of those decided on', async () => {
    const share = await make({ blind: true })
    const reader = server.visit()
    const pieces = [
      await (await reader.request(`${pathOf(share)}?language=de`)).text(),
      ...(await Promise.all(
        ids.map(async (id) => (await reader.request(`${pathOf(share)}/resumes/${id}?language=de`)).text()),
      )),
    ]
    const shared = JSON.parse(pieces[0]!) as SharedRun
    expect(shared.resumes.map(({ score }) => typeof score)).toEqual(['number', 'number', 'undefined'])
    expect(shared.resumes.map(({ fileName }) => /\d/.exec(fileName)?.[0])).toEqual(['1', '2', '3'])
    const all = pieces.join('\n')
    expect(/\bines|moira|calder|mail\.example|broken\.pdf/i.exec(all)?.[0]).toBeUndefined()
    expect(all).not.toContain(REASON)
    expect((JSON.parse(pieces[1]!) as ResumeDetail).resume?.text).toContain('Harbour Clinic')
  })

  it('keeps only a hash of its token, and no log knows the token', async () => {
    const share = await make()
    const token = tokenOf(share.url!)
    await server.visit().request(pathOf(share))
    await server.visit().request(`/shared/${token}`)
    await server.visit().request(`${pathOf(share)}/resumes/none`)
    const listing = JSON.stringify(await listed())
    expect(listing).toContain(share.id)
    expect(listing).not.toContain('url')
    const { rows } = await sql<{ all: string }>`select json_agg(shares)::text as all from shares`.execute(
      server.deps.db,
    )
    expect(rows[0]!.all).toContain(share.id)
    expect(rows[0]!.all).not.toContain(token)
    expect(log).toContain('/api/shared/:token')
    expect(log).not.toContain(token)
    expect(log).not.toContain(token.slice(0, 12))
  })

  it('is refused in one and the same way when unknown, expired and revoked', async () => {
    const [expired, revoked] = [await make(), await make()]
    const reader = server.visit()
    await json(reader.request(pathOf(revoked)))
    expect((await listed()).shares.find(({ id }) => id === revoked.id)?.openedAt).toBeDefined()
    expect((await listed()).shares.find(({ id }) => id === expired.id)?.openedAt).toBeUndefined()
    await sql`update shares set expires_at = now() - interval '1 second' where id = ${expired.id}`.execute(
      server.deps.db,
    )
    expect((await owner.ask('DELETE', `/api/runs/${runId}/shares/${revoked.id}`)).status).toBe(204)
    const unknown = `/api/shared/${'f'.repeat(43)}`
    const answer = await told(reader.request(unknown))
    expect(answer).toEqual([404, expect.objectContaining({ code: 'not-found' })])
    for (const path of [pathOf(expired), pathOf(revoked)]) {
      expect(await told(reader.request(path))).toEqual(answer)
      expect(await told(reader.request(`${path}/resumes/${ids[0]}`))).toEqual(answer)
      expect(await told(reader.request(`${path}/comments`))).toEqual(answer)
      expect(await told(reader.post(`${path}/comments`, { resumeId: ids[0], text: SAID, name: 'Kit' }))).toEqual(answer)
    }
    expect((await owner.ask('DELETE', `/api/runs/${runId}/shares/${revoked.id}`)).status).toBe(404)
    await sql`update shares set expires_at = now() - interval '31 days' where id = ${expired.id}`.execute(
      server.deps.db,
    )
    await sweepShares(server.deps.db, 30)
    expect((await listed()).shares.map(({ id }) => id)).not.toContain(expired.id)
  })

  it('lets readers comment under a name, and the owner read and delete what they said', async () => {
    const [share, other] = [await make({ blind: true }), await make()]
    const [guest, member] = [server.visit(), await newMember()]
    const said = { resumeId: ids[1], text: SAID }
    expect((await guest.post(`${pathOf(share)}/comments`, said)).status).toBe(400)
    const first = await json<Comment>(guest.post(`${pathOf(share)}/comments`, { ...said, name: ' Kit ' }))
    expect(first).toMatchObject({ author: 'Kit', signedIn: false, text: SAID, own: true, resumeId: ids[1] })
    await sleep(2)
    const forged = { ...said, text: 'Agreed', name: 'Somebody Else' }
    const second = await json<Comment>(member.ask('POST', `${pathOf(share)}/comments`, forged))
    expect(second).toMatchObject({ author: 'Ines Calder', signedIn: true })
    const seen = await json<{ comments: Comment[] }>(guest.request(`${pathOf(share)}/comments`))
    expect(seen.comments.map(({ id, own }) => [id, own])).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    expect(await json(guest.request(`${pathOf(other)}/comments`))).toEqual({ comments: [] })
    const remove = (path: string) => guest.request(path, { method: 'DELETE' })
    expect((await remove(`${pathOf(share)}/comments/${second.id}`)).status).toBe(404)
    expect((await remove(`${pathOf(other)}/comments/${first.id}`)).status).toBe(404)
    await owner.ask('DELETE', `/api/runs/${runId}/shares/${share.id}`)
    const kept = () => json<{ comments: Comment[] }>(owner.ask('GET', `/api/runs/${runId}/comments`))
    expect((await kept()).comments.map(({ author, text }) => [author, text])).toEqual([
      ['Kit', SAID],
      ['Ines Calder', 'Agreed'],
    ])
    expect((await owner.ask('DELETE', `/api/runs/${runId}/comments/${second.id}`)).status).toBe(204)
    expect((await kept()).comments).toHaveLength(1)
    await json<Comment>(guest.post(`${pathOf(other)}/comments`, { ...said, name: 'Kit' })).then(({ id }) =>
      remove(`${pathOf(other)}/comments/${id}`),
    )
    expect((await kept()).comments).toHaveLength(1)
  })

  it('takes no comments where readers may only read, nor about people of another run', async () => {
    const [readOnly, share] = [await make({ comments: false }), await make()]
    const said = { text: SAID, name: 'Kit' }
    const refused = await server.visit().post(`${pathOf(readOnly)}/comments`, { ...said, resumeId: ids[0] })
    expect(refused.status).toBe(403)
    const other = await newMember()
    const run = await json<{ id: string }>(other.ask('POST', '/api/runs', { fileNames: ['a.txt'] }))
    const { resumes } = await json<SharedRun>(other.ask('GET', `/api/runs/${run.id}`))
    const strange = await server.visit().post(`${pathOf(share)}/comments`, { ...said, resumeId: resumes[0]!.id })
    expect(strange.status).toBe(404)
    expect((await server.visit().request(`${pathOf(share)}/resumes/${resumes[0]!.id}`)).status).toBe(404)
  })

  it('is made by people who are signed in alone, and only for runs of their own, twenty at most', async () => {
    expect((await server.visit().post(`/api/runs/${runId}/shares`, {})).status).toBe(401)
    const key = await json<{ secret: string }>(
      owner.ask('POST', '/api/keys', { name: 'k', scopes: ['read', 'screen'] }),
    )
    const headers = { authorization: `Bearer ${key.secret}` }
    expect((await server.visit().post(`/api/runs/${runId}/shares`, {}, headers)).status).toBe(403)
    const other = await newMember()
    expect((await other.ask('POST', `/api/runs/${runId}/shares`, {})).status).toBe(404)
    expect((await owner.ask('POST', `/api/runs/${runId}/shares`, { days: 91 })).status).toBe(400)
    const answers: string[] = []
    for (let n = 0; n < 21; n++) {
      const response = await owner.ask('POST', `/api/runs/${runId}/shares`, {})
      if (response.status !== 201) answers.push(((await response.json()) as { error: { code: string } }).error.code)
    }
    expect(new Set(answers)).toEqual(new Set(['too-many-links']))
    const { shares } = await listed()
    expect(shares).toHaveLength(20)
    for (const { id } of shares) await owner.ask('DELETE', `/api/runs/${runId}/shares/${id}`)
  })

  it('seals what readers say, exports it with the run, and deletes it with candidate and account', async () => {
    const share = await make()
    const [reader, member] = [server.visit(), await newMember()]
    const say = (resumeId: string) => ({ resumeId, text: SAID, name: 'Kit Wobbegong' })
    for (const id of ids.slice(0, 2)) await json(reader.post(`${pathOf(share)}/comments`, say(id)))
    await json(member.ask('POST', `${pathOf(share)}/comments`, say(ids[0]!)))
    const dump = await dumpDatabase(server.connection)
    expect(dump).toContain(share.id)
    expect(dump).not.toMatch(/Brambleby|Wobbegong/)
    const all = await exported(owner, 'share_comments')
    expect(all.map(({ body }) => body)).toContainEqual({ author: 'Kit Wobbegong', text: SAID })
    const shares = JSON.stringify(await exported(owner, 'shares'))
    expect(shares).toContain(share.id)
    expect(shares).not.toContain('token')
    const count = async () =>
      (await sql`select 1 from share_comments where share_id = ${share.id}`.execute(server.deps.db)).rows.length
    expect(await count()).toBe(3)
    expect(await exported(member, 'share_comments')).toEqual([
      expect.objectContaining({ resume_id: ids[0], body: { author: 'Ines Calder', text: SAID } }),
    ])
    expect(await exported(member, 'runs')).toEqual([])
    expect((await exported(reader, 'share_comments')).map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ author: 'Kit Wobbegong', text: SAID })),
    )
    expect((await member.ask('DELETE', '/api/me')).status).toBe(200)
    expect(await count()).toBe(2)
    await owner.ask('DELETE', `/api/runs/${runId}/resumes/${ids[1]}`)
    expect(await count()).toBe(1)
  })

  it('stays closed after a restore that brings a revoked link back, and the log tells of both', async () => {
    const { deps } = server
    const share = await make({ blind: true })
    const { rows } = await sql<{ all: string }>`
      select json_agg(shares)::text as all from shares where id = ${share.id}`.execute(deps.db)
    await owner.ask('DELETE', `/api/runs/${runId}/shares/${share.id}`)
    const erasers = createErasers(deps)
    await replayTombstones(deps, erasers)
    await sql`delete from tombstones where subject = ${`share:${share.id}`}`.execute(deps.db)
    await sql`insert into shares select * from json_populate_recordset(null::shares, ${rows[0]!.all}::json)`.execute(
      deps.db,
    )
    expect((await server.visit().request(pathOf(share))).status).toBe(200)
    expect(await replayTombstones(deps, erasers)).toBe(1)
    expect((await server.visit().request(pathOf(share))).status).toBe(404)
    const user = await deps.accounts.findUserByEmail(owner.email)
    const chain = await openChain(deps.vault, `user:${user!.id}`)
    expect(await verifyChain(deps.db, chain)).not.toHaveProperty('brokenAt')
    const entries = await sql<{ entry: string }>`
      select entry from decision_log where chain = ${chain.name} and entry like ${`%${share.id}%`} order by seq`.execute(
      deps.db,
    )
    expect(entries.rows.map(({ entry }) => (JSON.parse(entry) as { change: string }).change)).toEqual([
      'made',
      'revoked',
    ])
  })
})

const resumeOf = (name: string, n: number) => inventedResume(n).replace(/^.*$/m, name)

const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** The rows of a table in what somebody exports. */
async function exported(who: Visitor | Member, table: string): Promise<Record<string, unknown>[]> {
  const response = await ('ask' in who ? who.ask('GET', '/api/me/export') : who.request('/api/me/export'))
  const lines = strFromU8(unzipSync(new Uint8Array(await response.arrayBuffer()))[`data/${table}.ndjson`]!)
  return lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]))
}

async function json<T>(response: Promise<Response>): Promise<T> {
  const answer = await response
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
