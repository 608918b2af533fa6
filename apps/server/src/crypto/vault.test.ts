import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../db/connect.ts'
import { DATABASES, openTestDatabase } from '../db/testing/open-test-database.ts'
import { transaction } from '../db/transaction.ts'
import { createMasterKeys } from './master-keys.ts'
import { createVault, type Vault } from './vault.ts'

const place = { table: 'resumes', column: 'resume', id: 'one' }

describe.each(DATABASES)('the vault on %s', (kind) => {
  let connection: Connection
  let vault: Vault
  const oldest = randomBytes(32)
  const masters = createMasterKeys([oldest])
  beforeAll(async () => {
    connection = await openTestDatabase(kind)
    vault = createVault(connection.db, masters)
  })
  afterAll(() => connection.close())

  it('gives an owner the same key to all who ask at once', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => vault.keyOf('user:first')))
    const sealed = keys[0]!.seal(place, 'text')
    for (const key of keys) expect(key.open(place, sealed)).toBe('text')
    expect(await vault.findKey('user:nobody')).toBeUndefined()
  })

  it('keeps no key in the clear', async () => {
    const rows = await connection.db.selectFrom('data_keys').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { wrapped } of rows) expect(Buffer.from(wrapped, 'base64url')).toHaveLength(12 + 16 + 32)
  })

  it('does not unwrap a key that was put in the place of another owner', async () => {
    await vault.keyOf('user:thief')
    await vault.keyOf('user:victim')
    const { wrapped } = await connection.db
      .selectFrom('data_keys')
      .select('wrapped')
      .where('owner_id', '=', 'user:victim')
      .executeTakeFirstOrThrow()
    await connection.db.updateTable('data_keys').set({ wrapped }).where('owner_id', '=', 'user:thief').execute()
    await expect(vault.findKey('user:thief')).rejects.toThrow('sealed by another key')
    await connection.db.deleteFrom('data_keys').where('owner_id', '=', 'user:thief').execute()
  })

  it('destroys a key: what it sealed never opens again, and nothing new can begin under it', async () => {
    const key = await vault.keyOf('user:gone')
    const sealed = key.seal(place, 'text')
    expect(await transaction(connection.db, (trx) => vault.destroyKey(trx, 'user:gone'))).toBe(true)
    await expect(transaction(connection.db, (trx) => vault.holdKey(trx, key))).rejects.toThrow('conflict')
    const next = await vault.keyOf('user:gone')
    expect(() => next.open(place, sealed)).toThrow('another version')
    await expect(transaction(connection.db, (trx) => vault.holdKey(trx, key))).rejects.toThrow('conflict')
    await transaction(connection.db, (trx) => vault.holdKey(trx, next))
  })

  it('T53: wraps all keys anew while they are in use, without an error, and needs the old master key no more', async () => {
    const owners = Array.from({ length: 60 }, (_, n) => `user:load-${n}`)
    const sealed = new Map<string, string>()
    for (const owner of owners) sealed.set(owner, (await vault.keyOf(owner)).seal(place, owner))
    // A second server, which learns of the new key when it first meets it.
    const others = createMasterKeys([oldest])
    const newer = randomBytes(32)
    const other = createVault(connection.db, {
      ...others,
      reload: async () => others.replace([newer, oldest]),
    })
    let reads = 0
    let isRotating = true
    const load = [vault, other].map(async (server) => {
      for (let n = 0; isRotating || n < owners.length; n++) {
        const owner = owners[n % owners.length]!
        expect((await server.keyOf(owner)).open(place, sealed.get(owner)!)).toBe(owner)
        reads++
      }
    })
    masters.replace([newer, oldest])
    expect(await vault.rewrap()).toBeGreaterThanOrEqual(owners.length)
    isRotating = false
    await Promise.all(load)
    expect(reads).toBeGreaterThanOrEqual(2 * owners.length)
    expect(await vault.listInUse()).toEqual([vault.newestMaster()])
    const alone = createVault(connection.db, createMasterKeys([newer]))
    for (const owner of owners) expect((await alone.keyOf(owner)).open(place, sealed.get(owner)!)).toBe(owner)
  })

  it('refuses to go on without a master key that is in use', async () => {
    const stranger = createVault(connection.db, createMasterKeys([randomBytes(32)]))
    await expect(stranger.listInUse()).rejects.toThrow(/^setting MASTER_KEY_FILE: master key [0-9a-f]{12} is in use/)
  })
})
