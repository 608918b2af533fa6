import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const TOAST = new URL('../../apps/web/src/ui/undo-toast.tsx', import.meta.url)

/** Offers Undo on a page for as long as it takes a busy machine to press it: a person has some seconds. */
export async function keepUndo(page: Page): Promise<void> {
  const time = /UNDO_TIME = ([\d_]+)/.exec(readFileSync(TOAST, 'utf8'))?.[1]
  if (time === undefined) throw new Error('how long Undo is offered stands elsewhere')
  await page.addInitScript(
    (offered) => {
      const start = setTimeout
      Object.assign(globalThis, {
        setTimeout: (work: () => void, ms?: number, ...rest: []) => start(work, ms === offered ? 1e9 : ms, ...rest),
      })
    },
    Number(time.replaceAll('_', '')),
  )
}
