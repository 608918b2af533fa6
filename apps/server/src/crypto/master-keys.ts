import { createHmac, randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folder.ts'
import { SettingError, type Env } from '../env.ts'

/** Wraps the owners' keys. `id` names it without telling it. */
export type MasterKey = { id: string; bytes: Buffer }

/** The newest key wraps; the others still open what they wrapped. */
export type MasterKeys = {
  newest(): MasterKey
  find(id: string): MasterKey | undefined
  /** Reads the file again, where the keys come from one. Throws SettingError. */
  reload(): Promise<void>
}

type Source = Pick<Env, 'MASTER_KEY' | 'MASTER_KEY_FILE' | 'DATABASE_URL' | 'DATA_DIR' | 'NODE_ENV' | 'PUBLIC_URL'>

const KEY = /^[0-9a-f]{64}$/i
const KEY_BYTES = 32
const ID_LENGTH = 12

/**
 * The keys of MASTER_KEY_FILE or MASTER_KEY. Without either, DATA_DIR/master-keys, which is made at the first start
 * (mode 0600); where PostgreSQL serves the public this is refused, because another server could not read its rows.
 */
export async function loadMasterKeys(env: Source): Promise<MasterKeys> {
  if (env.MASTER_KEY !== undefined) return createMasterKeys(parseKeys('MASTER_KEY', env.MASTER_KEY.split(',')))
  const path = env.MASTER_KEY_FILE ?? (await ownFile(env))
  const keys = createMasterKeys(await readKeys(path))
  return { ...keys, reload: async () => keys.replace(await readKeys(path)) }
}

/** From keys at hand, newest first. */
export function createMasterKeys(given: Buffer[]): MasterKeys & { replace(keys: Buffer[]): void } {
  let keys = given.map(nameKey)
  return {
    newest: () => keys[0]!,
    find: (id) => keys.find((key) => key.id === id),
    reload: () => Promise.resolve(),
    replace: (next) => void (keys = next.map(nameKey)),
  }
}

/** The name of a master key: the first digits of an HMAC by it. */
export function nameKey(bytes: Buffer): MasterKey {
  return { id: createHmac('sha256', bytes).update('evenhand master key').digest('hex').slice(0, ID_LENGTH), bytes }
}

async function ownFile(env: Source): Promise<string> {
  const isPublic = env.NODE_ENV === 'production' || env.PUBLIC_URL?.startsWith('https:')
  if (env.DATABASE_URL !== undefined && isPublic) {
    throw new SettingError('setting MASTER_KEY_FILE: a PostgreSQL installation in production needs a master key')
  }
  const path = join(env.DATA_DIR, 'master-keys')
  await makeDataFolder(env.DATA_DIR)
  try {
    await using file = await open(path, 'wx', 0o600)
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`)
    await file.sync()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return path
}

async function readKeys(path: string): Promise<Buffer[]> {
  try {
    return parseKeys('MASTER_KEY_FILE', (await readFile(path, 'utf8')).split('\n'))
  } catch (error) {
    if (error instanceof SettingError) throw error
    throw new SettingError(`setting MASTER_KEY_FILE: ${path} cannot be read`)
  }
}

function parseKeys(setting: string, given: string[]): Buffer[] {
  const keys = given.map((key) => key.trim()).filter((key) => key !== '')
  if (keys.length === 0 || !keys.every((key) => KEY.test(key))) {
    throw new SettingError(`setting ${setting}: keys of 64 hexadecimal digits are expected, the newest first`)
  }
  return keys.map((key) => Buffer.from(key, 'hex'))
}
