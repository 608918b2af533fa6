import type { Page } from 'playwright-core'
import type { Screen, Visit } from './screens.ts'

const PASSWORD = 'harbour7lamp'

/** What somebody with an account sees, up to the payment of a plan. */
export const ACCOUNT_SCREENS: Record<string, Screen> = {
  tool: {
    reach: async (visit) => {
      await signUp(visit)
      await visit.page.goto(visit.address, { waitUntil: 'networkidle' })
      await visit.page.getByText(visit.t('upgrade.freeNotice')).waitFor()
    },
  },
  'no-runs': {
    reach: async ({ page, address, t }) => {
      await page.goto(new URL('/dashboard', address).href, { waitUntil: 'networkidle' })
      await page.getByText(t('dashboard.empty')).waitFor()
    },
  },
  'account-menu': {
    isOver: true,
    reach: async ({ page, address, t }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: t('common.account', { name: 'Marguerite Osei' }) }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  quota: {
    reach: async ({ page, samples, t }) => {
      await page.keyboard.press('Escape')
      await page.locator('#resume-files').setInputFiles(samples.slice(0, 4))
      await page.getByRole('button', { name: t('tool.analyze', { count: 4 }) }).click()
      await page.getByText(t('errors.quota', { count: 3 })).waitFor()
    },
  },
  plans: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page
        .getByRole('alert')
        .getByRole('button', { name: t('upgrade.now') })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  upgrade: {
    isOver: true,
    reach: async ({ page, address, samples, t }) => {
      await useUp(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('#resume-files').setInputFiles(samples.slice(0, 1))
      await page.getByRole('button', { name: t('tool.analyze', { count: 1 }) }).click()
      await page.getByRole('dialog', { name: t('upgrade.title') }).waitFor()
    },
  },
  payment: {
    reach: async ({ page, address }) => {
      await page.goto(await orderPlan(page, address))
      await page.locator('form button').first().waitFor()
    },
  },
  success: {
    reach: async ({ page, t }) => {
      await page.locator('form button').first().click()
      await page.getByText(t('success.active', { plan: t('pricing.plans.pro') })).waitFor()
    },
  },
}

/** Settings by tab; the dashboard needs runs and comes later. */
export function settingsScreens(tabs: readonly string[]): Record<string, Screen> {
  const reach =
    (tab: string) =>
    async ({ page, address }: Visit) => {
      await page.goto(new URL(`/settings/${tab}`, address).href, { waitUntil: 'networkidle' })
      await page.locator('main h1').waitFor()
    }
  return Object.fromEntries(tabs.map((tab) => [`settings-${tab}`, { reach: reach(tab) }]))
}

/** An invented person registers, and the next page knows them. */
async function signUp({ page, language }: Visit): Promise<void> {
  const status = await page.evaluate(
    async ([email, password]) => {
      const names = { family_name: 'Osei', given_name: 'Marguerite', name: 'Marguerite Osei' }
      const body = JSON.stringify({ ...names, email, password, picture: null, provider: 'email' })
      const headers = { 'content-type': 'application/json', 'x-evenhand': 'page' }
      const response = await fetch('/api/auth/signUp/credentials', { method: 'POST', headers, body })
      localStorage.setItem('evenhand-signed-in', '1')
      return response.status
    },
    [`shots-${language}@northquay.test`, PASSWORD],
  )
  if (status >= 300) throw new Error(`the sign-up was answered with ${status}`)
}

/** The payment page of the largest plan, at the stand-in for the payment provider. */
async function orderPlan(page: Page, address: string): Promise<string> {
  const [, language = ''] = new URL(address).pathname.split('/')
  const order = { planId: 'pro', billingPeriod: 'monthly', language: language || 'en' }
  return (await post<{ url: string }>(page, '/api/billing/checkout', order)).url
}

/** The three resumes of a day, as if they had been analysed on this device. */
async function useUp(page: Page): Promise<void> {
  const { id } = await post<{ id: string }>(page, '/api/device-runs', { amount: 3 })
  await post(page, `/api/device-runs/${id}/done`, { succeeded: 3 })
}

/** What the server answers to whoever is signed in on the page. */
async function post<T>(page: Page, path: string, body: object): Promise<T> {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const { token } = JSON.parse(sessionStorage.getItem('user') ?? '{}') as { token?: string }
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return await (await fetch(path, { method: 'POST', headers, body })).text()
    },
    [path, JSON.stringify(body)] as const,
  )
  return JSON.parse(answer || '{}') as T
}
