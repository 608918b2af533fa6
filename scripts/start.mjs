import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { keepingCode, node24 } from './node24.mjs'
import { root } from './root.mjs'

/** `npm start`: installs, builds the page, and serves; a second run does only the last. */
ensureInstalled()
const main = join(root, 'apps/server/src/main.ts')
const options = { stdio: 'inherit', cwd: root, env: { NODE_ENV: 'production', ...keepingCode() } }
const { buildPage, isPageBuilt } = await import('./build-page.mjs')
if (!isPageBuilt()) {
  // A wrong setting is told before the build, which takes a minute or more.
  const { status } = spawnSync(node24(), [main, '--check'], options)
  if (status !== 0) process.exit(status ?? 1)
  buildPage()
}
const server = spawn(node24(), [main], options)
// Ctrl-C reaches the whole process group; a signal sent to this process alone is passed on. The server takes it once.
process.on('SIGINT', () => server.kill('SIGINT'))
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
