import type { Page } from 'playwright-core'

export type Visit = {
  page: Page
  /** The landing page in this language. */
  address: string
  /** Sample resumes. */
  files: string[]
  /** The text of a key in this language. */
  t: (key: string) => string
  language: string
}

const JOB = 'Registered nurse\n3 years on an acute ward\nNight rota\nIV cannulation is welcome'
const PASSWORD = 'harbour7lamp'

/** How each screen is reached, in this order and in one page: later ones build on earlier ones. */
export const SCREENS: Record<string, (visit: Visit) => Promise<void>> = {
  landing: async ({ page, address }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
  },
  'landing-lower': async ({ page }) => {
    await page.locator('#pricing').scrollIntoViewIfNeeded()
  },
  languages: async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('header button[aria-haspopup="listbox"]').click()
    await page.getByRole('option').first().waitFor()
  },
  auth: async ({ page, t }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('common.signIn') }).click()
    await page.getByRole('dialog').locator('input[type=password]').waitFor()
  },
  selected: async ({ page, files }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('#job').fill(JOB)
    await page.locator('#resume-files').setInputFiles(files)
    await page.locator('#tool').scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
  },
  run: async ({ page, address, t }) => {
    await page.goto(address)
    await page.getByRole('button', { name: t('hero.trySamples') }).click()
    await page.locator('h1').first().waitFor()
  },
  results: async ({ page }) => {
    await page.locator('button[data-position]').nth(4).waitFor()
    await page.getByRole('button', { name: /CSV/ }).first().waitFor()
    await page.evaluate(() => scrollTo(0, 0))
  },
  candidate: async ({ page }) => {
    await page.locator('button[data-position]').first().click()
    await page.locator('[class*=workbench], [class*=report]').first().waitFor()
    await page.waitForTimeout(500)
  },
  matrix: async ({ page, t }) => {
    await page.getByText(t('view.matrix'), { exact: true }).first().click()
    await page.getByRole('grid').waitFor()
  },
  compare: async ({ page, t }) => {
    await page.getByRole('button', { name: t('compare.label'), exact: true }).click()
    await page.locator('#compare').scrollIntoViewIfNeeded()
  },
  dashboard: async (visit) => {
    await signUp(visit)
    await visit.page.goto(new URL('/dashboard', visit.address).href, { waitUntil: 'networkidle' })
    await visit.page.locator('main h1').waitFor()
  },
  settings: async ({ page, address }) => {
    await page.goto(new URL('/settings', address).href, { waitUntil: 'networkidle' })
    await page.locator('main h1').waitFor()
  },
  plans: async ({ page, address }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('#pricing th[data-popular] button').click()
    await page.getByRole('dialog').waitFor()
  },
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
