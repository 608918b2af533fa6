import type { Page } from 'playwright-core'

/** Makes an account for whoever sits before the page, which has it from its next load on; no dialog is filled in. */
export async function signUpPage(page: Page, email: string): Promise<void> {
  const status = await page.evaluate(async (email) => {
    const names = { family_name: 'Osei', given_name: 'Marguerite', name: 'Marguerite Osei' }
    const account = { ...names, email, password: 'harbour7lamp', picture: null, provider: 'email' }
    const headers = { 'content-type': 'application/json', 'x-evenhand': 'page' }
    const body = JSON.stringify(account)
    const response = await fetch('/api/auth/signUp/credentials', { method: 'POST', headers, body })
    localStorage.setItem('evenhand-signed-in', '1')
    return response.status
  }, email)
  if (status !== 200) throw new Error(`no account was made: ${status}`)
}
