import type { Screen } from './screens.ts'

/** What somebody without an account sees. */
export const GUEST_SCREENS: Record<string, Screen> = {
  landing: {
    reach: async ({ page, address }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
    },
  },
  languages: {
    isOver: true,
    reach: async ({ page }) => {
      await page.locator('header button[aria-haspopup="listbox"]').click()
      await page.getByRole('option').first().waitFor()
    },
  },
  auth: {
    isOver: true,
    reach: async ({ page, t }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('common.signIn'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type=email]').fill('marguerite.osei@northquay.test')
      await dialog.locator('input[type=password]').fill('lantern8quay')
      await dialog.locator('button[type=submit]').click()
      await dialog.getByText(t('errors.wrong-credentials')).waitFor()
      // The red box goes after ten seconds, but not while it is pointed at.
      await dialog.getByRole('alert').dispatchEvent('pointerover')
    },
  },
  register: {
    isOver: true,
    reach: async ({ page, t }) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('auth.signUp'), exact: true }).click()
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill('harbour7')
      await dialog.getByLabel(t('auth.repeatPassword')).fill('harbour8')
      await dialog.locator('button[type=submit]').click()
    },
  },
  forgot: {
    isOver: true,
    reach: async ({ page, t }) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
      await dialog.getByRole('button', { name: t('auth.forgotPassword') }).click()
      await dialog.getByText(t('auth.forgotText')).waitFor()
    },
  },
  selected: {
    reach: async ({ page, address, resumes, job, t }) => {
      await page.goto(address)
      await page.locator('#job').fill(job)
      await page.locator('#resume-files').setInputFiles(resumes.slice(0, 12))
      await page.locator('#tool details summary').click()
      await page.locator('#tool details li').first().waitFor()
      // More than a guest has: the red box, and behind it the way to sign in.
      await page.getByRole('button', { name: t('tool.analyze', { count: 12 }) }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .getByRole('alert')
        .getByRole('button', { name: t('upgrade.now') })
        .waitFor()
    },
  },
  samples: {
    reach: async ({ page, address, t }) => {
      await page.goto(address)
      await page.getByRole('button', { name: t('hero.trySamples') }).click()
      await page.locator('button[data-position]').nth(4).waitFor()
      await page.getByRole('button', { name: t('analysis.export') }).waitFor()
    },
  },
  reset: {
    reach: async ({ page, address }) => {
      // The form of a link that still works; the server knows none without a mail.
      await page.route('**/resetPassword/check', (route) => route.fulfill({ json: { success: true } }))
      await page.goto(new URL('/reset-password?token=none', address).href)
      await page.locator('main form').waitFor()
    },
    leave: ({ page }) => page.unroute('**/resetPassword/check'),
  },
  verify: {
    reach: async ({ page, address, t }) => {
      await page.goto(new URL('/verify-email?token=none', address).href)
      await page.getByText(t('errors.link-expired')).waitFor()
    },
  },
}
