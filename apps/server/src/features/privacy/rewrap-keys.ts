import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'

/** Tells `evenhand keys` which master keys are in use: their names only. */
const STATE = 'master-keys.json'

/**
 * Wraps the owners' keys by the newest master key, if there is a newer one, and notes in DATA_DIR which are in use.
 * The keys' file is read each time, so that a key added to it needs no restart.
 */
export async function rewrapKeys({ vault, env, log }: Pick<Deps, 'vault' | 'env' | 'log'>): Promise<void> {
  const count = await vault.rewrap()
  if (count > 0) log.info({ event: 'keys-rewrapped', count })
  const inUse = await vault.listInUse()
  await mkdir(env.DATA_DIR, { recursive: true })
  const path = join(env.DATA_DIR, STATE)
  const state = JSON.stringify({ newest: vault.newestMaster(), inUse: inUse.sort() })
  if ((await read(path)) === state) return
  const draft = `${path}.${process.pid}`
  await writeFile(draft, state)
  await rename(draft, path)
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
