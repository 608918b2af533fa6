import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'

/** The Node that runs everything after the install: the reader's own when it is 24 or newer, else the packaged one. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const packaged = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(packaged))
    fail(`Evenhand needs Node 24 or newer here: no packaged Node for ${process.platform} ${process.arch}.`)
  return packaged
}

/**
 * The environment of what that Node runs: what it compiles is kept beside the packages, since the engine is hundreds of
 * files, which every thread compiles anew. Whoever sets another folder for it keeps theirs.
 */
export function keepingCode(env = process.env) {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'evenhand-code'), ...env }
}
