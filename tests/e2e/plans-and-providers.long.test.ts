import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailSink, tokenOf, type MailSink } from '../../apps/server/src/mail/testing/start-mail-sink.ts'
import { enterAtProvider } from './enter-at-provider.ts'
import { openBrowser } from './open-browser.ts'
import { openServerWithGoogle, type ServerWithGoogle } from './open-server-with-google.ts'

const PASSWORD = 'harbour7lamp'

let opened: ServerWithGoogle
let server: ServerWithGoogle['server']
let sink: MailSink
let browser: Browser

beforeAll(async () => {
  sink = await startMailSink()
  const settings = { SMTP_URL: sink.url, PAYMENTS: 'sandbox', SUPPORT_EMAIL: 'help@northquay.test' }
  ;[opened, browser] = await Promise.all([openServerWithGoogle(settings), openBrowser()])
  server = opened.server
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await opened?.stop()
  await sink?.close()
})

async function open(context: BrowserContext, path = '/', url = server.url): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url + path)
  return page
}

async function askForAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill('Marguerite')
  await page.getByLabel('Last name').fill('Osei')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('We have sent you an email.').waitFor()
}

async function register(page: Page, email: string): Promise<void> {
  await askForAccount(page, email)
  await page.keyboard.press('Escape')
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/`)
}

/** Registers, opens the link of the mail, and signs in. */
async function join(page: Page, email: string): Promise<void> {
  await register(page, email)
  const token = tokenOf(await sink.waitFor(email), 'verify-email')
  await page.goto(`${server.url}/verify-email?token=${token}`)
  await page.getByText('Your email address is confirmed.').waitFor()
  await page.goto(server.url)
  await signIn(page, email)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Not the button of Google, which begins with other letters. */
const nameShown = (page: Page) => page.getByRole('button', { name: /^(?:Mar|Goo) / }).first()

async function analyze(page: Page, count: number): Promise<void> {
  const files = Array.from({ length: count }, (_, n) => ({
    name: `person-${n}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Ada Bell ${n}\nRegistered nurse, acute ward, 2018 - 2024\nSkills: cannulation, handover`),
  }))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: /^Analyze/ }).click()
}

describe('an account of a server that sends mail', { timeout: 120_000 }, () => {
  test('is confirmed by the link in the mail, works in two tabs, and ends in both', async () => {
    const email = 'm.osei@northquay.test'
    const context = await browser.newContext()
    const page = await open(context)
    await register(page, email)
    await signIn(page, email)
    await page.getByText('Open the link in the email that we sent you. Then sign in.').waitFor()
    await page.keyboard.press('Escape')
    const mail = await sink.waitFor(email)
    expect(mail.subject).toBe('Confirm your email address')
    const other = await open(context, `/verify-email?token=${tokenOf(mail, 'verify-email')}`)
    await other.getByText('Your email address is confirmed.').waitFor()
    await signIn(page, email)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await other.goto(`${server.url}/dashboard`)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await signOut(other)
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    await context.close()
  })

  test('is entered with Google, the same one the next time, and left', async () => {
    opened.google.people['goo'] = { sub: 'goo', email: 'goo.gler@mail.example', email_verified: true, name: 'Goo Gler' }
    const context = await browser.newContext()
    const page = await open(context)
    for (const time of ['first', 'second']) {
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      if (time === 'first') await enterAtProvider(page, 'goo')
      await page.waitForURL(`${server.url}/`)
      await nameShown(page).waitFor()
      // Who came by Google is known in another tab as well.
      const other = await open(context, '/dashboard')
      await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
      await signOut(other)
      await other.close()
      await page.goto(server.url)
    }
    const users = await server.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'goo.gler@mail.example')
      .execute()
    expect(users).toHaveLength(1)
    await context.close()
  })

  test('without settings for Google the button says so', async () => {
    const url = await server.listen({ accounts: { ...server.deps.accounts, providers: {} } })
    const context = await browser.newContext()
    const page = await open(context, '/', url)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const off = page.getByText('Signing in with Google is not set up on this server.')
    await off.waitFor()
    expect(await off.isVisible()).toBe(true)
    await context.close()
  })
})

describe('a plan', { timeout: 120_000 }, () => {
  let context: BrowserContext
  let page: Page
  /** How often an upgrade was offered without being asked for. */
  let prompts = 0
  beforeAll(async () => {
    context = await browser.newContext()
    page = await open(context)
    await join(page, 'd.mulhearn@northquay.test')
    // The prompt that comes by itself, sooner or later, is closed: the way by the red box is the one taken here.
    const prompt = page.getByRole('dialog').filter({ hasText: 'Subscribe Now' })
    await page.addLocatorHandler(prompt, () => {
      prompts++
      return page.keyboard.press('Escape')
    })
  }, 120_000)
  afterAll(() => context.close())

  /** Opens the provider's pages from the settings and does one thing there. */
  async function manage(action: string): Promise<void> {
    await page.goto(`${server.url}/settings/plan`)
    await page.getByRole('button', { name: 'Manage billing' }).click()
    await page.waitForURL(/sandbox-checkout\/portal/)
    const done = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: action }).click()
    await done
    await page.waitForLoadState('load')
    await page.getByRole('link', { name: 'Back to Evenhand' }).click()
    await page.waitForURL((url) => !url.pathname.includes('sandbox-checkout'))
  }
  async function seeSettings(...texts: string[]): Promise<void> {
    await page.goto(`${server.url}/settings/plan`)
    for (const text of texts) await page.getByText(text).first().waitFor()
  }
  async function refused(text: string, action: string): Promise<void> {
    await page.goto(server.url)
    await analyze(page, 1)
    const box = page.getByRole('alert').filter({ hasText: text })
    await box.getByRole('button', { name: action }).waitFor()
  }

  test('Free: three resumes, then when there are more and a way to a larger plan', async () => {
    await page.getByText('3 uploads remaining').waitFor()
    await analyze(page, 3)
    await page.getByRole('button', { name: 'Export to CSV' }).first().waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'New screening' }).click()
    await page.getByText('0 uploads remaining').waitFor()
    const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-GB', { dateStyle: 'medium' })
    await page.getByText(`Resets at: ${tomorrow}`).waitFor()
    expect(await page.getByRole('button', { name: 'Select Resumes' }).isDisabled()).toBe(true)
    await refused('Daily upload limit reached. Please upgrade your plan or wait for reset.', 'Upgrade Now')
  })

  test('Basic: bought, three hundred a month, and what was chosen is still there', async () => {
    await page.getByRole('alert').getByRole('button', { name: 'Upgrade Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Basic: Choose Plan' }).click()
    await page.waitForURL(/sandbox-checkout\/pay/)
    await page.getByText('Sandbox: no money moves').waitFor()
    await page.locator('button.main').click()
    await page.getByText('Thank you. The Basic plan is yours now.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Screen resumes' }).click()
    await page.getByText('Basic Plan').first().waitFor()
    await page.getByText('300 uploads remaining').waitFor()
    const chosen = page.getByRole('button', { name: 'Analyze 1 Resume' })
    await chosen.waitFor()
    expect(await chosen.isEnabled()).toBe(true)
    await seeSettings('Active', 'Renews automatically until you cancel.')
  })

  test('unpaid: the day until which the payment is waited for, and no word of renewing', async () => {
    await manage('Let the next payment fail')
    await seeSettings('Active', 'The last payment did not come. Pay by')
    expect(await page.getByText('Renews automatically').count()).toBe(0)
    await manage('Renew now')
    await seeSettings('Active', 'Renews automatically until you cancel.')
  })

  test('cancelled: paid until its end, then blocked with both ways out, then renewed', async () => {
    await manage('Cancel at the end of the period')
    await seeSettings('Active', 'It ends with the period that is paid for.')
    await manage('Jump to the end of the period')
    const cancelled = 'Your subscription was cancelled. Please renew it or start the free plan to continue.'
    await seeSettings('Cancelled', cancelled)
    await refused(cancelled, 'Start Free')
    prompts = 0
    await refused(cancelled, 'Renew')
    await page.waitForTimeout(500)
    await page.getByRole('alert').getByRole('button', { name: 'Renew' }).click({ trial: true })
    expect(prompts, 'who only has to renew is offered no upgrade').toBe(0)
    await manage('Renew now')
    await seeSettings('Active', '300 uploads remaining')
    expect(await page.getByText(cancelled).count()).toBe(0)
  })

  test('expired: nothing remains, and the free plan is one click away', async () => {
    await manage('Let it expire')
    await seeSettings('Expired', 'Your subscription has expired. Please renew to continue.', '0 uploads remaining')
    await refused('Your subscription has expired. Please renew to continue.', 'Renew')
    await page.getByRole('alert').getByRole('button', { name: 'Start Free' }).click()
    await page.getByText('Free Plan').first().waitFor()
    await page.getByRole('button', { name: 'Analyze 1 Resume' }).waitFor()
    await seeSettings('Active', 'Free Plan')
    expect((await sink.waitFor('d.mulhearn@northquay.test')).subject).toBe('Your plan has changed')
  })

  test('Pro: mail to the support says so in its subject', async () => {
    const link = page.getByRole('link', { name: 'help@northquay.test' })
    await page.goto(server.url)
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('mailto:help@northquay.test')
    await page.locator('#pricing').getByRole('button', { name: 'Pro: Upgrade Now' }).click()
    await page.waitForURL(/sandbox-checkout\/pay/)
    await page.locator('button.main').click()
    await page.getByText('Thank you. The Pro plan is yours now.').waitFor()
    await seeSettings('Pro Plan', 'Priority Support')
    expect(await link.getAttribute('href')).toBe('mailto:help@northquay.test?subject=%5BPro%5D%20')
    await page.goto(server.url)
    await page.getByText('Pro Plan').first().waitFor()
    expect(await link.getAttribute('href')).toBe('mailto:help@northquay.test?subject=%5BPro%5D%20')
  })
})

test('a link that does not come is sent again, and one that is opened twice has worked', async () => {
  const context = await browser.newContext()
  const page = await open(context)
  const email = 'again@northquay.test'
  await askForAccount(page, email)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(email).waitFor()
  await sink.waitFor(email)
  await dialog.getByRole('button', { name: 'Send confirmation link' }).click()
  await dialog.getByRole('button', { name: 'Send confirmation link' }).waitFor({ state: 'detached' })
  await expect.poll(() => sink.mails.filter(({ to }) => to === email).length).toBe(2)
  await dialog.getByRole('button', { name: 'Back to sign in' }).click()
  expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  const address = `${server.url}/verify-email?token=${tokenOf(await sink.waitFor(email), 'verify-email')}`
  for (const tab of [page, await context.newPage()]) {
    await tab.goto(address)
    await tab.getByText('Your email address is confirmed.').waitFor()
  }
  await page.goto(`${server.url}/verify-email?token=another`)
  await page.getByText('This link is no longer valid. Ask for a new one.').waitFor()
  await context.close()
})
