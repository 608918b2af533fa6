import type { Page } from 'playwright-core'

/** Fills in the two pages of the test's OpenID provider. */
export async function enterAtProvider(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('anything')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]', { hasText: /continue/i }).click()
}
