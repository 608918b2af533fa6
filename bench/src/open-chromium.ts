import { type Browser, chromium } from 'playwright-core'

/** A headless Chromium: the one that CHROMIUM_PATH names, or Debian's. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}
