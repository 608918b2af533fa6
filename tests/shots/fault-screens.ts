import type { RunDetail } from '@evenhand/model'
import type { Screen } from './screens.ts'

const LATER = '**/assets/selected-files-*.js'

/** Without a connection, and without a part of the page. */
export const PAGE_FAULTS: Record<string, Screen> = {
  offline: {
    isOver: true,
    reach: async ({ page, address, t }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.context().setOffline(true)
      await page.getByText(t('common.offline')).waitFor()
    },
    leave: ({ page }) => page.context().setOffline(false),
  },
  broken: {
    reach: async ({ page, address, samples, t }) => {
      await page.route(LATER, (route) => route.abort())
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('#resume-files').setInputFiles(samples.slice(0, 1))
      await page.getByRole('button', { name: t('common.showAgain') }).waitFor()
    },
    leave: ({ page }) => page.unroute(LATER),
  },
}

/** A screening that is gone, and one that failed for some. */
export const RUN_FAULTS: Record<string, Screen> = {
  'run-gone': {
    reach: async ({ page, address, t }) => {
      await page.goto(new URL(`/dashboard/runs/${crypto.randomUUID()}`, address).href)
      await page.getByText(t('errors.not-found')).waitFor()
    },
  },
  retry: {
    reach: async ({ page, address, t }) => {
      await page.route('**/api/runs/*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: failSome((await response.json()) as RunDetail) })
      })
      await page.goto(new URL('/dashboard', address).href, { waitUntil: 'networkidle' })
      await page.locator('main tbody a').first().click()
      await page.getByRole('button', { name: t('run.retry', { count: 2 }) }).waitFor()
    },
    leave: ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
}

/** A short run in which the engine failed for two people. */
function failSome({ run, resumes }: RunDetail): RunDetail {
  const rows = resumes.slice(0, 6).map((row, index) => {
    if (index > 1) return row
    const { id, position, fileName } = row
    return { id, position, fileName, state: 'failed' as const, error: 'analysis-failed' as const }
  })
  const progress = { ...run.progress, total: 6, processed: 6, succeeded: 4, failed: 2 }
  return { run: { ...run, progress }, resumes: rows }
}
