import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataFolder } from '../data-folder.ts'
import { SettingError } from '../env.ts'

const BYTES = 32

/** The server's own key: signs cookies and keys look-ups. Never leaves the server. */
export type Secret = {
  sign(purpose: string, value: string): string
  isSigned(purpose: string, value: string, signature: string): boolean
}

/** Reads DATA_DIR/secret, or makes it on the first start (mode 0600). Throws SettingError where it is damaged. */
export async function loadSecret(folder: string): Promise<Secret> {
  await makeDataFolder(folder)
  const path = join(folder, 'secret')
  try {
    await using file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(BYTES).toString('hex'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return createSecret(await readKey(path))
}

export function createSecret(key: Buffer): Secret {
  const sign = (purpose: string, value: string): string =>
    createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url')
  return {
    sign,
    isSigned(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** Another server that starts at the same moment may have created the file and not yet filled it. */
async function readKey(path: string): Promise<Buffer> {
  for (let tries = 0; tries < 20; tries++) {
    const text = (await readFile(path, 'utf8')).trim()
    if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
    await sleep(50)
  }
  throw new SettingError(`setting DATA_DIR: ${path} is not a key of 64 hexadecimal digits`)
}
