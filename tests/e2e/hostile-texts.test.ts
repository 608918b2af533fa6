import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './open-browser.ts'

/** Each would set `stolen`, or leave an element or an attribute that is none of ours. */
const HOSTILE = [
  '<script>stolen=1</script>',
  '<img src=x onerror=stolen=1>',
  '<svg onload=stolen=1>',
  '"><svg/onload=stolen=1>',
  "'><iframe srcdoc='<script>parent.stolen=1</script>'>",
  '<details open ontoggle=stolen=1>',
  '<a href="javascript:stolen=1">Nurse</a>',
  '</title></textarea><script>stolen=1</script>',
  '<math><mtext></p><style><!--</style><img src onerror=stolen=1>',
  '{{constructor.constructor("stolen=1")()}}',
  '${stolen=1}',
  '&lt;img src=x onerror=stolen=1&gt;',
]

const server = { url: inject('sharedServer') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const resume = (markup: string, number: number) => ({
  name: `${markup} ${number}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      `Ada ${markup} Calder`,
      `ada${number}@calder.example`,
      'Experience',
      `Staff Nurse ${markup}, Harbour Clinic ${markup}, 03/2019 - 06/2023`,
      `Cared for 28 patients a night ${markup}`,
      'Education',
      `Bachelor of Nursing ${markup}, Western College, 2018`,
      'Skills',
      `Wound care, triage, ${markup}`,
    ].join('\n'),
  ),
})

/** What came alive of what is only to be read, and what the page's policy had to stop. */
async function alive(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { stolen, stopped } = globalThis as unknown as { stolen?: unknown; stopped: string[] }
    const strange = document.querySelectorAll(
      'iframe, object, embed, math, [onerror], [onload], [ontoggle], a[href^="javascript"], img[src="x"]',
    )
    return [stolen, ...stopped, ...Array.from(strange, ({ outerHTML }) => outerHTML)].filter(
      (each) => each !== undefined,
    )
  })
}

test('T33: markup in a resume, its file name, a job and a name of somebody is read, and does nothing', async () => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(globalThis, { stopped })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      stopped.push(`${violatedDirective} ${sample}`),
    )
  })
  const page = await context.newPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(server.url)
  await page.getByLabel('Job requirements').fill(`Staff nurse ${HOSTILE.join('\n')}\nTriage`)
  await page.locator('input[type=file]').first().setInputFiles(HOSTILE.map(resume))
  await page.getByRole('button', { name: `Analyze ${HOSTILE.length} Resumes` }).click()
  await page.getByRole('button', { name: 'Export to CSV' }).first().waitFor()
  expect(await alive(page)).toEqual([])
  const people = page.getByRole('button', { name: /^Show details of/ })
  await people.first().click()
  await page.getByText('Key Strengths', { exact: true }).first().waitFor()
  expect(await page.getByText('stolen=1').count()).toBeGreaterThan(0)
  expect(await alive(page)).toEqual([])
  await page
    .getByRole('radio', { name: 'Requirements' })
    .or(page.getByRole('button', { name: 'Requirements' }))
    .first()
    .click()
  await page.getByRole('grid').waitFor()
  expect(await alive(page)).toEqual([])
  expect(dialogs).toEqual([])
  await context.close()
})
