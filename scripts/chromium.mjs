import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium: an installed one, else Debian's package where apt is there, else Playwright's own download. */
export function ensureChromium() {
  return installed() ?? fromDebian() ?? fromPlaywright()
}

function installed() {
  return PLACES.find((place) => place !== undefined && existsSync(place))
}

function fromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  console.error("Installing Debian's Chromium ...")
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args) => {
    const [command, ...rest] = [...sudo, ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  run('apt-get', 'update', '-qq')
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium') ? installed() : undefined
}

function fromPlaywright() {
  const cli = join(root, 'node_modules/playwright-core/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core')
  const path = chromium.executablePath()
  if (!existsSync(path))
    fail('No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to it.')
  return path
}
