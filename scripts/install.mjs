import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { npmCommand } from './npm-command.mjs'
import { root } from './root.mjs'

/**
 * Installs the packages of the lock file when it changed since the last time; otherwise does nothing.
 * Runs on the reader's own Node (20 or newer). No package's install script is run. Not `npm ci`: that refuses a
 * lock file without the optional packages of platforms which the registry that wrote it did not have.
 */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.evenhand-install')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing packages ...')
  const [command, ...first] = npmCommand()
  const result = spawnSync(
    command,
    [...first, 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Packages ask for Node 22 and newer: they run on the Node 24 that comes with them.
      env: { ...process.env, npm_config_engine_strict: 'false' },
    },
  )
  if (result.status !== 0) fail('The packages could not be installed; see the lines above.', result.status ?? 1)
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      const file = join(root, folder, name, 'package.json')
      if (existsSync(file)) hash.update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
