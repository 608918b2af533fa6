import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { ReceiptKey } from '@evenhand/model'
import { INSTALLATION, type Vault } from './vault.ts'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The 32 bytes this installation's receipts are signed with, in hex: made of the installation's own key, so that every
 * server of it signs alike, a new master key changes nothing, and a backup holds it sealed. Not inside a transaction.
 */
export async function loadReceiptSeed(vault: Vault): Promise<string> {
  const key = await vault.keyOf(INSTALLATION)
  return Buffer.from(key.mac('receipt-key', 'Ed25519'), 'base64url').toString('hex')
}

export function createReceiptKey(seed: string): ReceiptKey {
  const der = Buffer.concat([PKCS8_START, Buffer.from(seed, 'hex')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  }
}
