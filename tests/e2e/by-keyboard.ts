import type { Locator, Page } from 'playwright-core'
import type { PickedFile } from './invented-resumes.ts'

/** Steps after which a control counts as out of the keyboard's reach. */
const MOST_STEPS = 90

/** What somebody does with keys alone: no pointer is ever on the page. */
export function byKeyboard(page: Page) {
  /** Goes forward with the Tab key until a control has the focus. */
  async function tabTo(control: Locator): Promise<void> {
    await control.first().waitFor()
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await control.evaluateAll((found) => found.some((each) => each === document.activeElement))) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the Tab key does not lead there')
  }
  async function press(control: Locator, key = 'Enter'): Promise<void> {
    await tabTo(control)
    await page.keyboard.press(key)
  }
  async function type(field: Locator, words: string): Promise<void> {
    await tabTo(field)
    await page.keyboard.type(words)
  }
  /** Chooses files with the tool's one button, and starts with it. */
  async function screen(files: PickedFile[]): Promise<void> {
    const button = page.locator('#tool button[data-size=lg]')
    const chooser = page.waitForEvent('filechooser')
    await press(button)
    await (await chooser).setFiles(files)
    await page.locator('#tool [aria-setsize]').first().waitFor()
    await press(button)
  }
  /** Back to the top of the results, where what is done with all of them begins. */
  async function goToTop(): Promise<void> {
    await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus())
  }
  return { tabTo, press, type, screen, goToTop }
}
