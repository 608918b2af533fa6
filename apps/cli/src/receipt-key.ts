import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Receipt, type ReceiptKey, signedText } from '@evenhand/model'
import { UsageError } from './usage-error.ts'

/**
 * The key in a file, by default `receipt-key.pem` in the user's settings folder; made on first use, readable by its
 * owner only. Throws UsageError where the file is no Ed25519 key or others may read it.
 */
export function loadReceiptKey(file = join(settingsFolder(), 'receipt-key.pem')): ReceiptKey {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) createKey(file)
  const open = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
  if (open) throw new UsageError(`others may read the key ${file}; run: chmod 600 ${file}`)
  const key = parseKey(file)
  return {
    publicKey: publicHex(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  }
}

/** The settings folder that the platform gives a program: XDG, or roaming data on Windows. */
function settingsFolder(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env
  const base = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME
  return join(base === undefined || base === '' ? join(homedir(), '.config') : base, 'evenhand')
}

function createKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
}

function parseKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (error) {
    throw new UsageError(`${file} holds no key: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new UsageError(`${file} holds no Ed25519 key`)
}

function publicHex(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
}

/** Whether the receipt is as it was when the key it names signed it. */
export function isSigned({ signature, ...body }: Receipt): boolean {
  const x = Buffer.from(signature.publicKey, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(signedText(body, signature.publicKey)), key, Buffer.from(signature.value, 'hex'))
}
