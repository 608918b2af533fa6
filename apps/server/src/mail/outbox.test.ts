import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dumpDatabase } from '../db/testing/dump-database.ts'
import { DATABASES } from '../db/testing/open-test-database.ts'
import { signUpVisitor } from '../features/accounts/testing/sign-up-visitor.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { sweepMails } from './hand-over.ts'
import { openPost } from './open-post.ts'
import { sendMail } from './send-mail.ts'
import { startMailSink, tokenOf, type MailSink } from './testing/start-mail-sink.ts'

/** A port that nobody listens on, yet. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe.each(DATABASES)('mail that cannot be sent now, on %s', (kind) => {
  let server: TestServer
  let port: number
  let sink: MailSink | undefined
  beforeAll(async () => {
    port = await closedPort()
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, VERIFY_EMAIL: 'off', PUBLIC_URL: 'https://screen.example' }
    server = await startTestServer({ kind, settings, works: false })
  })
  afterAll(async () => {
    await server.close()
    await sink?.close()
  })
  const waiting = async (): Promise<{ tries: number; seconds: number }[]> => {
    const { rows } = await sql<{ tries: number; seconds: number }>`
      select tries, extract(epoch from next_at - now())::int as seconds from mail_outbox
    `.execute(server.deps.db)
    return rows
  }
  const makeDue = (): Promise<unknown> => sql`update mail_outbox set next_at = now()`.execute(server.deps.db)

  it('waits for the mail server, sealed, longer each time, and then leaves once', async () => {
    const email = 'nia@harbour.example'
    await signUpVisitor(server, email)
    await server.deps.accounts.settle()
    expect(await waiting()).toEqual([{ tries: 1, seconds: expect.closeTo(10, -1) }])
    await makeDue()
    await sweepMails(server.deps)
    expect(await waiting()).toEqual([{ tries: 2, seconds: expect.closeTo(60, -1) }])
    const { rows } = await sql<{ line: string }>`select m::text as line from mail_outbox m`.execute(server.deps.db)
    expect(rows[0]!.line).not.toMatch(/nia|verify-email|token/)
    expect(await dumpDatabase(server.connection)).not.toContain('verify-email?token')

    sink = await startMailSink({ port })
    await makeDue()
    // As another process would, which was started meanwhile; and two at once.
    const others = [0, 1].map(() => ({ ...server.deps, post: openPost(server.deps.env) }))
    await Promise.all(others.map((outbox) => sweepMails(outbox)))
    for (const { post } of others) post.close()
    expect(sink.mails.map(({ to }) => to)).toEqual([email])
    expect(await waiting()).toEqual([])
    const token = tokenOf(sink.mails[0]!, 'verify-email')
    expect((await server.visit().post('/api/auth/verifyEmail', { token })).status).toBe(200)
  })

  it('is dropped where it never can be sent, and kept where the receiver asks for patience', async () => {
    const codes: Record<string, number> = { 'gone@harbour.example': 550, 'later@harbour.example': 451 }
    const strict = await startMailSink({ refuse: (to) => codes[to] })
    const post = openPost({ ...server.deps.env, SMTP_URL: strict.url })
    const outbox = { ...server.deps, post }
    for (const to of Object.keys(codes)) await sendMail(outbox, { template: 'password-changed', to })
    expect(await waiting()).toHaveLength(1)
    delete codes['later@harbour.example']
    await makeDue()
    await sweepMails(outbox)
    expect(strict.mails.map(({ to }) => to)).toEqual(['later@harbour.example'])
    expect(await waiting()).toEqual([])
    post.close()
    await strict.close()
  })

  it('is dropped when it is of no more use', async () => {
    const post = openPost({ ...server.deps.env, SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` })
    await sendMail({ ...server.deps, post }, { template: 'reset-password', to: 'nia@harbour.example', minutes: 30 })
    expect(await waiting()).toHaveLength(1)
    await sql`update mail_outbox set expires_at = expires_at - interval '31 minutes'`.execute(server.deps.db)
    await sweepMails({ ...server.deps, post })
    expect(await waiting()).toEqual([])
    post.close()
  })
})
