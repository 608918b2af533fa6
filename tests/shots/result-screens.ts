import type { Page } from 'playwright-core'
import { settingsScreens } from './account-screens.ts'
import type { Screen } from './screens.ts'

const SETTINGS = ['profile', 'password', 'sessions', 'language', 'appearance', 'privacy', 'plan', 'keys']

/** Lets a held screening go on. */
const goOn = new WeakMap<Page, () => void>()

/** Holds back all texts but the first two lots, so that a screening stands still for its pictures. */
async function holdTexts(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  goOn.set(page, resolve)
  let sent = 0
  await page.route('**/resumes', async (route) => {
    if (sent++ > 1) await promise
    await route.continue()
  })
}

/** A screening of many people, from its progress to every way of looking at its results. */
export const RESULT_SCREENS: Record<string, Screen> = {
  run: {
    reach: async ({ page, address, resumes, job, t }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await holdTexts(page)
      await page.locator('#job').fill(job)
      await page.locator('#resume-files').setInputFiles(resumes)
      await page.getByRole('button', { name: t('tool.analyze', { count: resumes.length }) }).click()
      await page.locator('button[data-position]').first().waitFor()
    },
  },
  results: {
    isOver: true,
    reach: async ({ page, t }) => {
      goOn.get(page)?.()
      await page.getByRole('button', { name: t('analysis.export') }).waitFor()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  candidate: {
    isOver: true,
    shows: ['#candidate-title', '[role=row][data-open]'],
    reach: async ({ page }) => {
      // Whose page can be drawn as it looks.
      await page.locator('[role=row]', { hasText: '.pdf' }).locator('button[data-position]').first().click()
      await page.locator('#candidate-title').waitFor()
    },
  },
  evidence: {
    isOver: true,
    shows: ['mark[data-current]'],
    reach: async ({ page }) => {
      await page.locator('article [class*=place]').first().click()
      await page.locator('mark[data-current]').first().waitFor()
    },
  },
  original: {
    isOver: true,
    shows: ['canvas:not([hidden])'],
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('results.originalLayout') }).click()
      await page.locator('canvas:not([hidden])').first().waitFor()
    },
  },
  blind: {
    isOver: true,
    shows: ['h1'],
    reach: async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await page.getByLabel(t('blind.label')).check()
    },
  },
  keys: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.getByLabel(t('blind.label')).uncheck()
      await page.getByRole('button', { name: t('shortcuts.title') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  exports: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('exports.more') }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  weights: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('weights.action'), exact: true }).click()
      await page.getByText(t('weights.title')).waitFor()
    },
  },
  picked: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('weights.close'), exact: true })
        .last()
        .click()
      for (const box of (await page.locator('main input[type=checkbox]:not([role=switch])').all()).slice(0, 3)) {
        await box.check()
      }
      await page.getByRole('region', { name: t('bulk.label') }).waitFor()
    },
  },
  matrix: {
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('view.matrix'), exact: true }).click()
      await page.locator('[data-cell="1 1"]').click()
      await page.locator('[aria-selected="true"]').waitFor()
    },
  },
  compare: {
    reach: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('compare.action', { count: 3 }) })
        .first()
        .click()
      await page.locator('#compare').waitFor()
    },
  },
  swap: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('swap.action') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  share: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('share.action'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('share.create') }).click()
      await dialog.locator('code').waitFor()
    },
  },
  shared: {
    isOver: true,
    reach: async ({ page }) => {
      await page.goto((await page.locator('[role=dialog] code').textContent()) ?? '', { waitUntil: 'networkidle' })
      await page.locator('button[data-position]').first().waitFor()
    },
  },
  closed: {
    reach: async ({ page, address, t }) => {
      await page.goto(new URL(`/shared/${'f'.repeat(43)}`, address).href)
      await page.getByRole('heading', { name: t('share.closedTitle') }).waitFor()
    },
  },
  dashboard: {
    reach: async ({ page, address }) => {
      await page.goto(new URL('/dashboard', address).href, { waitUntil: 'networkidle' })
      await page.locator('main tbody tr, main [role=row]').first().waitFor()
    },
  },
  rerun: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.locator('main tbody [aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: t('dashboard.rerun.action') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ledger: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: t('dashboard.ledger.title') })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ...settingsScreens(SETTINGS),
}
