import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { node24 } from './node24.mjs'
import { root } from './root.mjs'

/**
 * `npm run shots [-- FOLDER [LANGUAGES [SCREENS [WIDTHS]]]]`, lists by commas: pictures of every screen in six languages,
 * three widths, light and dark; ends with 1 where a screen overflows, shows the name of a text, has words over words, or
 * axe finds something in English or Arabic.
 */
ensureInstalled()
const { buildPage } = await import('./build-page.mjs')
buildPage()
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() }
const result = spawnSync(node24(), [join(root, 'tests/shots/take-shots.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
  env,
})
process.exit(result.status ?? 1)
