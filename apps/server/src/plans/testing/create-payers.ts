import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Allowance, ErrorBody } from '@evenhand/model'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { signUpVisitor, type Member } from '../../features/accounts/testing/sign-up-visitor.ts'
import type { TestServer } from '../../testing/start-test-server.ts'

export type Payer = Member & { id: string }
type Wish = { billingPeriod?: string; language?: string }

const WEBHOOK = '/api/webhooks/stripe'

/** People who buy plans of a test's server on the sandbox's pages, and what becomes of them. */
export function createPayers(server: () => TestServer) {
  let number = 0
  async function enrol(): Promise<Payer> {
    const member = await signUpVisitor(server(), `payer${number++}@mail.example`)
    const { rows } = await sql<{ id: string }>`select id from users where email = ${member.email}`.execute(
      server().deps.db,
    )
    return { ...member, id: rows[0]!.id }
  }
  const allowance = async (user: Payer): Promise<Allowance> =>
    (await (await user.ask('GET', '/api/allowance')).json()) as Allowance
  const errorOf = async (response: Response): Promise<[number, string, string]> => {
    const { error } = (await response.json()) as ErrorBody
    return [response.status, error.code, error.message]
  }
  async function urlOf(response: Response): Promise<string> {
    expect(response.status).toBe(200)
    return ((await response.json()) as { url: string }).url
  }
  const checkout = (user: Payer, planId: string, wish: Wish = {}): Promise<Response> =>
    user.ask('POST', '/api/billing/checkout', { planId, billingPeriod: 'monthly', language: 'en', ...wish })
  /** Opens a page of the sandbox and sends its form, as a browser does. */
  async function submit(user: Payer, url: string, form: Record<string, string> = {}): Promise<string> {
    const { pathname } = new URL(url)
    expect((await user.request(pathname)).status).toBe(200)
    const answer = await user.request(pathname, { method: 'POST', body: new URLSearchParams(form) })
    expect(answer.status).toBe(303)
    return answer.headers.get('location')!
  }
  /** Buys a plan; returns the checkout session's id. */
  async function buy(user: Payer, planId: string, billingPeriod = 'monthly'): Promise<string> {
    const location = await submit(user, await urlOf(await checkout(user, planId, { billingPeriod })))
    return new URL(location).searchParams.get('session_id')!
  }
  async function manage(user: Payer, action: string, price?: string): Promise<void> {
    const url = await urlOf(await user.ask('POST', '/api/billing/portal', { language: 'en' }))
    await submit(user, url, { action, ...(price && { price }) })
  }
  const use = async (user: Payer, amount: number): Promise<void> => {
    const reserved = await user.ask('POST', '/api/device-runs', { amount })
    expect(reserved.status).toBe(201)
    const { id } = (await reserved.json()) as { id: string }
    await user.ask('POST', `/api/device-runs/${id}/done`, { succeeded: amount })
  }
  const start = (user: Payer, files = 1): Promise<Response> =>
    user.ask('POST', '/api/runs', { fileNames: Array.from({ length: files }, (_, n) => `${n}.pdf`) })
  const customerOf = async (user: Payer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select customer_id as id from billing_customers where user_id = ${user.id}`.execute(server().deps.db)
    return rows[0]!.id
  }
  const mailTo = (user: Payer): Promise<string[]> => mailsTo(server(), user)
  const deliver = (body: string, signature: string): Promise<Response> =>
    server()
      .visit()
      .request(WEBHOOK, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      })

  return { enrol, allowance, errorOf, urlOf, checkout, submit, buy, manage, use, start, customerOf, mailTo, deliver }
}

async function mailsTo({ deps }: TestServer, { email }: Payer): Promise<string[]> {
  const folder = join(deps.env.DATA_DIR, 'mail')
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((text) => text.includes(`To: ${email}`))
}
