import { randomBytes, randomInt } from 'node:crypto'
import type { Db, Trx } from '../db/schema.ts'
import { refuseInTransaction } from '../db/transaction.ts'
import { SettingError } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import {
  deleteKey,
  findKeyRow,
  insertKey,
  listWrappedByOthers,
  lockKey,
  listMasterIds,
  replaceWrapping,
  type KeyRow,
} from './keys-store.ts'
import type { MasterKey, MasterKeys } from './master-keys.ts'
import { createOwnerKey, decrypt, encrypt, type OwnerKey } from './owner-key.ts'

/**
 * The owners' keys, each wrapped by a master key. A key in the clear lives as long as the work that asked for it:
 * reading it again costs one look by primary key, and a destroyed key is gone at once on every server.
 */
export type Vault = {
  /** The owner's key, made where there is none. Not inside a transaction. */
  keyOf(ownerId: string): Promise<OwnerKey>
  /** Undefined for owners who have stored nothing. Not inside a transaction. */
  findKey(ownerId: string): Promise<OwnerKey | undefined>
  /** Keeps the key from being destroyed until the transaction ends. Throws AppError 'conflict' where it is gone. */
  holdKey(trx: Trx, key: OwnerKey): Promise<void>
  /** What it sealed can never be opened again, here and in every backup. */
  destroyKey(trx: Trx, ownerId: string): Promise<boolean>
  /** Wraps all keys by the newest master key; returns how many it changed. */
  rewrap(): Promise<number>
  /** Id of the master key that wraps new keys. */
  newestMaster(): string
  /** Ids of the master keys that still wrap a key. Throws SettingError where one of them is not given. */
  listInUse(): Promise<string[]>
}

/** Owner of what belongs to the installation itself: keys of chains and of tombstones. */
export const INSTALLATION = 'installation'

const KEY_BYTES = 32
const MOST_VERSION = 2 ** 31 - 1
const REWRAPPED_AT_ONCE = 500

export function createVault(db: Db, masters: MasterKeys): Vault {
  /** Another server may have begun to wrap by a key that was added to the file just now. */
  async function masterOf(row: Pick<KeyRow, 'master_id'>): Promise<MasterKey> {
    if (!masters.find(row.master_id)) await masters.reload()
    const master = masters.find(row.master_id)
    if (!master) throw new SettingError(`setting MASTER_KEY_FILE: master key ${row.master_id} is in use and not given`)
    return master
  }
  async function unwrap(row: KeyRow): Promise<OwnerKey> {
    const bytes = decrypt((await masterOf(row)).bytes, aadOf(row), Buffer.from(row.wrapped, 'base64url'))
    return createOwnerKey(row.owner_id, row.version, bytes)
  }
  async function findKey(ownerId: string): Promise<OwnerKey | undefined> {
    refuseInTransaction('the vault')
    const row = await findKeyRow(db, ownerId)
    return row && unwrap(row)
  }
  async function rewrapSome(): Promise<number> {
    const newest = masters.newest()
    let changed = 0
    for (const row of await listWrappedByOthers(db, newest.id, REWRAPPED_AT_ONCE)) {
      const bytes = decrypt((await masterOf(row)).bytes, aadOf(row), Buffer.from(row.wrapped, 'base64url'))
      if (await replaceWrapping(db, row, wrap(newest, row, bytes))) changed++
    }
    return changed
  }
  return {
    findKey,
    async keyOf(ownerId) {
      const known = await findKey(ownerId)
      if (known) return known
      // Not counted up from 1: an owner's next key must not be taken for the one that was destroyed.
      const identity = { owner_id: ownerId, version: randomInt(1, MOST_VERSION) }
      await insertKey(db, { ...identity, ...wrap(masters.newest(), identity, randomBytes(KEY_BYTES)) })
      return unwrap((await findKeyRow(db, ownerId))!)
    },
    async holdKey(trx, key) {
      if (!(await lockKey(trx, key))) throw new AppError('conflict', 409)
    },
    destroyKey: deleteKey,
    async rewrap() {
      await masters.reload()
      let changed = 0
      for (let some = await rewrapSome(); some > 0; some = await rewrapSome()) changed += some
      return changed
    },
    newestMaster: () => masters.newest().id,
    async listInUse() {
      const ids = await listMasterIds(db)
      for (const master_id of ids) await masterOf({ master_id })
      return ids
    },
  }
}

type Identity = Pick<KeyRow, 'owner_id' | 'version'>

function wrap(master: MasterKey, identity: Identity, bytes: Uint8Array): Pick<KeyRow, 'master_id' | 'wrapped'> {
  return { master_id: master.id, wrapped: encrypt(master.bytes, aadOf(identity), bytes).toString('base64url') }
}

function aadOf({ owner_id, version }: Identity): Buffer {
  return Buffer.from(['data_keys', owner_id, String(version)].join('\0'))
}
