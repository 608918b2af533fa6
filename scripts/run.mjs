import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { keepingCode, node24 } from './node24.mjs'
import { root } from './root.mjs'

/** `node scripts/run.mjs FILE ARGS...`: runs a TypeScript file of ours, in the folder npm was called from. */
ensureInstalled()
const [file, ...args] = process.argv.slice(2)
const child = spawn(node24(), [join(root, file), ...args], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: keepingCode(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
