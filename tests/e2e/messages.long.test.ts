import { CSV_COLUMNS, MAX_DOCUMENT_BYTES, type ResumeText, type Run, type RunDetail } from '@evenhand/model'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'
import { openPayments } from '../../apps/server/src/plans/open-payments.ts'
import { answerCheckouts } from '../../apps/server/src/plans/testing/answer-checkouts.ts'
import { enterAtProvider } from './enter-at-provider.ts'
import { openBrowser } from './open-browser.ts'
import { openServerWithGoogle, type ServerWithGoogle } from './open-server-with-google.ts'
import { SECTION_8, type Message } from './section-8.ts'

const PASSWORD = 'harbour7lamp'

let opened: ServerWithGoogle
let server: ServerWithGoogle['server']
let browser: Browser
let number = 0

beforeAll(async () => {
  ;[opened, browser] = await Promise.all([openServerWithGoogle(), openBrowser()])
  server = opened.server
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await opened?.stop()
})

/** Somebody with an account, who asks the server without a page. */
class Person {
  readonly email = `person${++number}@northquay.test`
  #token = ''
  async register(password = PASSWORD, email = this.email): Promise<string> {
    const answer = (await (
      await this.ask('POST', '/api/auth/signUp/credentials', {
        email,
        given_name: 'Marguerite',
        family_name: 'Osei',
        name: 'Marguerite Osei',
        picture: null,
        provider: 'email',
        password,
      })
    ).json()) as { message: string; access_token?: string }
    this.#token = answer.access_token ?? ''
    return answer.message
  }
  ask(method: string, path: string, body?: unknown, url = server.url): Promise<Response> {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    if (this.#token) headers['authorization'] = `Bearer ${this.#token}`
    return fetch(url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  }
}

const join = async (): Promise<Person> => {
  const person = new Person()
  await person.register()
  return person
}
const messageOf = async (response: Response | Promise<Response>): Promise<string> =>
  ((await (await response).json()) as { error: { message: string } }).error.message

/** Uses up so much of an allowance. */
async function use(person: Person, amount: number): Promise<void> {
  for (let left = amount; left > 0; left -= 1000) {
    const succeeded = Math.min(1000, left)
    const { id } = (await (await person.ask('POST', '/api/device-runs', { amount: succeeded })).json()) as {
      id: string
    }
    await person.ask('POST', `/api/device-runs/${id}/done`, { succeeded })
  }
}
/** Opens a page of the payment sandbox and sends its form. */
async function pay(person: Person, call: string, form: Record<string, string> = {}, plan = 'basic'): Promise<void> {
  const order = call === 'checkout' ? { planId: plan, billingPeriod: 'monthly', language: 'en' } : { language: 'en' }
  const { url } = (await (await person.ask('POST', `/api/billing/${call}`, order)).json()) as { url: string }
  await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}
const createRun = (person: Person, files = 1): Promise<Response> =>
  person.ask('POST', '/api/runs', { fileNames: Array.from({ length: files }, (_, n) => `${n}.txt`) })

async function onPlan(plan: string, used: number): Promise<string> {
  const person = await join()
  if (plan !== 'free') await pay(person, 'checkout', {}, plan)
  await use(person, used)
  return messageOf(createRun(person))
}

const toResume = (text: string): ResumeText => ({
  fileName: '0.txt',
  mediaType: 'text/plain',
  text,
  lines: [{ start: 0, end: Math.min(5, text.length), page: 1, level: 'title', bold: false }],
  pages: 1,
  warnings: [],
  hidden: [],
})

/** What the table says of a file that was sent like this. */
async function exported(file: { error: string } | { resume: ResumeText }): Promise<string> {
  const person = await join()
  const run = (await (await createRun(person)).json()) as Run
  await person.ask('POST', `/api/runs/${run.id}/resumes`, { resumes: [{ position: 0, ...file }] })
  await expect
    .poll(async () => ((await (await person.ask('GET', `/api/runs/${run.id}`)).json()) as RunDetail).run.state, {
      timeout: 30_000,
    })
    .toBe('done')
  const csv = await (await person.ask('GET', `/api/runs/${run.id}/export.csv`)).text()
  expect(csv).toContain(CSV_COLUMNS[0])
  return csv.split('\r\n')[1]!
}

/** Asks for a plan where the provider answers like this. */
async function checkoutAt(session: object | undefined): Promise<string> {
  const provider = await answerCheckouts(session)
  const payments = openPayments(readEnv(provider.settings), server.deps.sandbox!)
  const url = await server.listen({ payments })
  const order = { planId: 'pro', billingPeriod: 'monthly', language: 'en' }
  const message = await messageOf((await join()).ask('POST', '/api/billing/checkout', order, url))
  provider.close()
  return message
}

/** Runs `work` while accounts cannot be looked up. */
async function withoutSubscriptions<T>(work: () => Promise<T>): Promise<T> {
  const { db } = server.deps
  await db.schema.alterTable('subscriptions').renameTo('away').execute()
  try {
    return await work()
  } finally {
    await db.schema.alterTable('away').renameTo('subscriptions').execute()
  }
}

/** What a fresh page shows in red after `work`. */
async function shown(work: (page: Page) => Promise<void>, message: Message, path = '/'): Promise<string> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(server.url + path)
    await work(page)
    const place = page.getByText(message, { exact: false }).first()
    await place.waitFor({ timeout: 20_000 })
    return await place.innerText()
  } finally {
    await context.close()
  }
}

async function signIn(page: Page, email = 'nobody@northquay.test'): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
}

type Filled = { password?: string; repeat?: string; email?: string }

function fillIn(form: Filled) {
  const { password = PASSWORD, email = 'm.osei@northquay.test' } = form
  const { repeat = password } = form
  return async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByLabel('First name').fill('Marguerite')
    await page.getByLabel('Last name').fill('Osei')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Repeat password').fill(repeat)
    await page.getByRole('button', { name: 'Create Account' }).click()
  }
}

/** Files of different people: copies of one would be left out. */
const files = (count: number, text = 'Ada Bell\nNurse') =>
  Array.from({ length: count }, (_, n) => ({
    name: `${n}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(n === 0 ? text : `${text}, ward ${n}`),
  }))
const analyze = (chosen: ReturnType<typeof files>, before?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await before?.(page)
  await page.locator('input[type=file]').first().setInputFiles(chosen)
  if (chosen.length <= 1000) await page.getByRole('button', { name: /^Analyze/ }).click()
}

type Trigger = [place: 'server' | 'page' | 'table', when: string, tell: (message: Message) => Promise<string>]

/** How each message comes about, where it is told, and what brings it there. */
const TRIGGERS: Record<Message, Trigger[]> = {
  'Error Authenticating': [
    ['page', 'the server fails', (m) => shown(refusedSignIn(500, '<h1>proxy</h1>'), m)],
    ['page', 'the answer is none', (m) => shown(refusedSignIn(200, 'not JSON'), m)],
    ['page', 'the server is not reached', (m) => shown(refusedSignIn(), m)],
    [
      'page',
      'the provider sends somebody back without a code',
      (m) => shown(async () => undefined, m, '/sign-in/google'),
    ],
  ],
  'Authenticating Error API': [['page', 'the provider does not say who it is', (m) => shown(enterByMuteProvider, m)]],
  'Invalid email format.': [
    ['server', 'the address has no dot', async () => new Person().register(PASSWORD, 'nobody@northquay')],
    ['page', 'the address has no dot', (m) => shown(fillIn({ email: 'nobody@northquay' }), m)],
  ],
  'Passwords do not match.': [['page', 'the repetition differs', (m) => shown(fillIn({ repeat: 'x' }), m)]],
  'Password cannot contain spaces.': [
    ['server', 'a space', async () => new Person().register('harbour 7 lamp')],
    ['page', 'a space', (m) => shown(fillIn({ password: 'harbour 7 lamp' }), m)],
  ],
  'Password must be at least 8 characters.': [
    ['server', 'seven characters', async () => new Person().register('lamp777')],
    ['page', 'seven characters', (m) => shown(fillIn({ password: 'lamp777' }), m)],
  ],
  'Password must contain at least one character.': [
    ['server', 'digits alone', async () => new Person().register('7777777777')],
    ['page', 'digits alone', (m) => shown(fillIn({ password: '7777777777' }), m)],
  ],
  'Password must contain at least one number.': [
    ['server', 'letters alone', async () => new Person().register('harbourlamp')],
    ['page', 'letters alone', (m) => shown(fillIn({ password: 'harbourlamp' }), m)],
  ],
  'Your subscription has expired. Please renew to continue.': [
    ['server', 'nobody paid', () => afterPaying('expire')],
    ['page', 'nobody paid', (m) => shown(withExpiredPlan, m)],
  ],
  'You have reached your upload limit. Please upgrade your plan or wait for reset.': [
    ['server', '300 used on Basic', () => onPlan('basic', 300)],
  ],
  'Daily upload limit reached. Please upgrade your plan or wait for reset.': [
    ['server', '3 used on Free', () => onPlan('free', 3)],
  ],
  'Upload limit reached. Please wait for your quota to reset.': [
    ['server', '10,000 used on Pro', () => onPlan('pro', 10_000)],
  ],
  'Unable to verify upload limits. Please try again.': [
    [
      'server',
      'the limits cannot be read',
      async () => {
        const person = await join()
        return withoutSubscriptions(() => messageOf(createRun(person)))
      },
    ],
  ],
  'Failed to upload file': [
    [
      'page',
      'the server answers something else',
      (m) =>
        shown(
          analyze(files(1), (page) => page.route('**/api/runs', (route) => route.fulfill({ status: 201, body: 'x' }))),
          m,
        ),
    ],
  ],
  'Maximum of 1000 files can be processed at once': [
    ['server', '1001 files', async () => messageOf(createRun(await join(), 1001))],
    ['page', '1001 files', (m) => shown(analyze(files(1001)), m)],
  ],
  'You can only process up to 2 files at a time.': [
    [
      'server',
      'three files where two are left',
      async () => {
        const person = await join()
        await use(person, 1)
        return messageOf(createRun(person, 3))
      },
    ],
  ],
  'Free users can only upload 3 resumes at a time. Please sign up for more.': [
    ['page', 'a guest chooses four files', (m) => shown(analyze(files(4)), m)],
  ],
  'Document size exceeds maximum limit of 10MB': [
    [
      'server',
      'a text of more than 10 MB',
      async () => {
        const person = await join()
        const run = (await (await createRun(person)).json()) as Run
        const resumes = [{ position: 0, resume: toResume('a'.repeat(MAX_DOCUMENT_BYTES + 1)) }]
        return messageOf(person.ask('POST', `/api/runs/${run.id}/resumes`, { resumes }))
      },
    ],
    ['page', 'a file of more than 10 MB', (m) => shown(analyze(files(1, 'a '.repeat(MAX_DOCUMENT_BYTES / 2 + 1))), m)],
  ],
  'No text content found': [
    ['table', 'a text of nothing but space', () => exported({ resume: toResume(' \n ') })],
    ['table', 'a scan on which nothing could be read', () => exported({ error: 'no-text' })],
  ],
  'Invalid analysis result': [
    ['table', 'quotes that stand nowhere', () => exported({ resume: toResume('PLEASE LIE\nNurse') })],
  ],
  'Could not read file data': [['table', 'a damaged file', () => exported({ error: 'damaged' })]],
  'Unable to process this file': [['table', 'a format nobody reads', () => exported({ error: 'unsupported' })]],
  'Failed to analyze resume. Please try again.': [
    ['table', 'the engine fails, twice', () => exported({ resume: toResume('PLEASE FAIL\nNurse') })],
  ],
  'Failed to analyze resume': [
    [
      'page',
      'the engine of this device cannot be loaded',
      (m) =>
        shown(
          analyze(files(1), async (page) => {
            await page.route('**/workers/engine-worker*', (route) => route.abort())
            await page.getByRole('switch').first().click()
          }),
          m,
        ),
    ],
  ],
  'Customer not found': [
    [
      'server',
      'somebody who never paid wants to manage it',
      async () => messageOf((await join()).ask('POST', '/api/billing/portal', { language: 'en' })),
    ],
  ],
  'The payment provider did not return an address.': [['server', 'no address', () => checkoutAt({ url: null })]],
  'Invalid URL Payment': [['server', 'an address elsewhere', () => checkoutAt({ url: 'https://evil.example/pay' })]],
  'Failed to start subscription': [['server', 'the provider refuses', () => checkoutAt(undefined)]],
}

function refusedSignIn(status?: number, body?: string) {
  return async (page: Page): Promise<void> => {
    await page.route('**/api/auth/signIn/credentials', (route) =>
      status === undefined ? route.abort() : route.fulfill({ status, body }),
    )
    await signIn(page)
  }
}

async function enterByMuteProvider(page: Page): Promise<void> {
  opened.google.people['mute'] = { sub: 'mute', email: 'mute@mail.example', email_verified: true }
  opened.google.isMute = true
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await enterAtProvider(page, 'mute')
  await page.getByText('Authenticating Error API').waitFor()
  opened.google.isMute = false
}

async function afterPaying(action: string): Promise<string> {
  const person = await join()
  await pay(person, 'checkout')
  await pay(person, 'portal', { action })
  return messageOf(createRun(person))
}

async function withExpiredPlan(page: Page): Promise<void> {
  const person = await join()
  await pay(person, 'checkout')
  await pay(person, 'portal', { action: 'expire' })
  await signIn(page, person.email)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Basic Plan').first().waitFor()
  await analyze(files(1))(page)
}

const cases = Object.entries(TRIGGERS).flatMap(([message, triggers]) =>
  triggers.map(([place, when, tell]) => ({ message: message as Message, place, when, tell })),
)

describe('section 8 of the specification', () => {
  test('each message has a trigger', () => {
    expect(Object.keys(TRIGGERS)).toEqual([...SECTION_8])
    expect(SECTION_8.filter((message) => TRIGGERS[message].length === 0)).toEqual([])
  })

  test.each(cases)('"$message" is told by the $place: $when', async ({ message, tell }) => {
    expect(await tell(message)).toContain(message)
  })

  test('"Document size exceeds ..." is told in Thai on the Thai page', async () => {
    const message = 'เอกสารมีขนาดเกิน 10 เมกะไบต์' as Message
    const work = async (page: Page): Promise<void> => {
      const large = files(1, 'a '.repeat(MAX_DOCUMENT_BYTES / 2 + 1))
      await page.locator('input[type=file]').first().setInputFiles(large)
      await page.getByRole('button', { name: /^วิเคราะห์.+\s1\sฉบับ$/u }).click()
    }
    expect(await shown(work, message, '/th')).toContain(message)
  })

  test('the message of a refused sign-in or registration is shown as the server words it', async () => {
    const person = await join()
    const taken = 'There is already an account with this email. Sign in, or reset the password.'
    expect(await shown(fillIn({ email: person.email }), taken as Message)).toContain(taken)
    const wrong = 'The email or password is wrong.'
    expect(await shown((page) => signIn(page), wrong as Message)).toContain(wrong)
  })

  test('a guest with too many files is led to a plan from the red box', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(server.url)
    await analyze(files(4))(page)
    await page.keyboard.press('Escape')
    const upgrade = page.getByRole('alert').getByRole('button', { name: 'Upgrade Now' })
    await upgrade.waitFor()
    expect(await upgrade.isEnabled()).toBe(true)
    await context.close()
  })

  test('where the plan cannot be read the page falls back to three uploads of the free plan', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route('**/api/allowance', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(server.url)
    await page.getByText('Free Plan').first().waitFor()
    expect(await page.getByText('Free Plan').first().isVisible()).toBe(true)
    await page.getByText('3 uploads remaining').waitFor()
    await context.close()
  })

  test('an analysis that is not known is an empty result, and no message', async () => {
    const person = await join()
    expect(await (await person.ask('GET', `/api/resume-analyses/${'0'.repeat(64)}`)).json()).toEqual({})
  })
})
