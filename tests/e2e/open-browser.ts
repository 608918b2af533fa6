import { type Browser, chromium } from 'playwright-core'

/** Debian's place; `npm test` sets CHROMIUM_PATH to whatever it found or installed. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** How long a page may take for what it is waited for, on a busy machine. */
const PATIENCE = 120_000

/** A headless Chromium that talks to nobody but the pages it is given. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE))
  return browser
}
