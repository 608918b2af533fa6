import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { node24 } from './node24.mjs'
import { root } from './root.mjs'

/** `npm start`: installs, builds the page, and serves; a second run does only the last. */
ensureInstalled()
const { buildPage } = await import('./build-page.mjs')
buildPage()
const server = spawn(node24(), [join(root, 'apps/server/src/main.ts')], {
  stdio: 'inherit',
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env },
})
// Ctrl-C reaches the whole process group; a signal sent to this process alone is passed on. The server takes it once.
process.on('SIGINT', () => server.kill('SIGINT'))
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
