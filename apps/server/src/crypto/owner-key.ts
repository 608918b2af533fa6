import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Where a sealed value stands. It opens nowhere else: not in another row, not in another column. */
export type Place = { table: string; column: string; id: string }

/** Seals what an owner's rows hold. Never kept longer than the work it was fetched for. */
export type OwnerKey = {
  ownerId: string
  version: number
  /** AES-256-GCM with a random 96-bit IV, bound to place, owner and version; as text. */
  seal(place: Place, text: string): string
  /** Throws SealError for what another key sealed, what stood elsewhere and what was altered. */
  open(place: Place, sealed: string): string
  /** HMAC-SHA256 by a key of its own: compares values without telling them. */
  mac(purpose: string, value: string): string
}

/** A sealed value that does not open here. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
/** From here on a text is made smaller before it is sealed; afterwards the database no longer can. */
const DEFLATE_FROM = 512
const PLAIN = Buffer.from([0])
const DEFLATED = Buffer.from([1])

export function createOwnerKey(ownerId: string, version: number, bytes: Uint8Array): OwnerKey {
  const macKey = Buffer.from(hkdfSync('sha256', bytes, '', 'evenhand mac', KEY_BYTES))
  const start = `${version}.`
  const aad = ({ table, column, id }: Place): Buffer =>
    Buffer.from([table, column, id, ownerId, String(version)].join('\0'))
  return {
    ownerId,
    version,
    seal: (place, text) => start + encrypt(bytes, aad(place), pack(text)).toString('base64url'),
    open(place, sealed) {
      if (!sealed.startsWith(start)) throw new SealError('sealed by another version of the key')
      return unpack(decrypt(bytes, aad(place), Buffer.from(sealed.slice(start.length), 'base64url')))
    },
    mac: (purpose, value) => createHmac('sha256', macKey).update(`${purpose}\0${value}`).digest('base64url'),
  }
}

/** IV, tag and cipher text in one piece. */
export function encrypt(key: Uint8Array, aad: Uint8Array, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(aad)
  const body = cipher.update(plain)
  cipher.final()
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Throws SealError. */
export function decrypt(key: Uint8Array, aad: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new SealError('too short')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(aad)
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const plain = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))
  try {
    decipher.final()
  } catch (cause) {
    throw new SealError('sealed by another key, for another place, or altered', { cause })
  }
  return plain
}

function pack(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length < DEFLATE_FROM) return Buffer.concat([PLAIN, bytes])
  return Buffer.concat([DEFLATED, deflateRawSync(bytes, { level: 1 })])
}

function unpack(packed: Buffer): string {
  const body = packed.subarray(1)
  return (packed[0] === DEFLATED[0] ? inflateRawSync(body) : body).toString()
}
