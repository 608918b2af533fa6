import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './node24.mjs'
import { fail } from './fail.mjs'
import { listLeaks } from './find-secrets.mjs'
import { root } from './root.mjs'

const SOURCES = [
  'apps/web',
  'packages/model',
  'packages/extract',
  'packages/analyze',
  'packages/locales',
  'package-lock.json',
]
const STAMP = join(root, 'apps/web/dist/.sources')

/** The code that prerenders the landing pages; it stands on what is installed. */
const PRERENDER = join(root, 'node_modules/.cache/evenhand-prerender')
const CONFIG = ['--config', join(root, 'apps/web/prerender.config.ts')]

/** Whether the page that lies there was built of the sources as they are now. */
export function isPageBuilt() {
  return isBuiltOf(fingerprint())
}

function isBuiltOf(wanted) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
}

/** Builds the page and prerenders its landing pages when its sources changed since the last build. */
export function buildPage() {
  const wanted = fingerprint()
  if (isBuiltOf(wanted)) return
  console.error('Building the page ...')
  const web = join(root, 'apps/web')
  const dist = join(web, 'dist')
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', web)
  run('node_modules/vite/bin/vite.js', 'build', ...['--logLevel', 'error', '--outDir', PRERENDER], ...CONFIG, web)
  run('apps/web/build/prerender-pages.ts', dist, PRERENDER)
  finishBuild(dist, STAMP, wanted)
}

/** Notes what a page was built of; one with a secret of the server in it is no page. */
export function finishBuild(dist, stamp, wanted) {
  const leaks = listLeaks(dist)
  if (leaks.length > 0) fail(`The page must hold no secret and no setting of the server: ${leaks.join(', ')}`)
  writeFileSync(stamp, wanted)
}

function run(script, ...args) {
  const result = spawnSync(node24(), [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) fail('The page could not be built; see the lines above.', result.status ?? 1)
}

function fingerprint() {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(join(root, path))) return
    const entries = path.endsWith('.json') ? undefined : readdirSync(join(root, path), { withFileTypes: true })
    if (entries === undefined) hash.update(readFileSync(join(root, path)))
    else {
      for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.includes('.test.')) continue
        const child = `${path}/${entry.name}`
        if (entry.isDirectory()) visit(child)
        else hash.update(child).update(readFileSync(join(root, child)))
      }
    }
  }
  SOURCES.forEach(visit)
  return hash.digest('hex')
}
