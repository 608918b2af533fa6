import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '../db/connect.ts'
import { DATABASES, openTestDatabase } from '../db/testing/open-test-database.ts'
import { transaction } from '../db/transaction.ts'
import {
  appendDecision,
  openChain,
  pruneChain,
  verifyChain,
  type DecisionChain,
  type DecisionEntry,
} from './decision-log.ts'
import { createMasterKeys } from './master-keys.ts'
import { createVault } from './vault.ts'

const LENGTH = 12

const entryOf = (rows: number): DecisionEntry => ({ kind: 'export', runId: 'run', format: 'csv', rows })

describe.each(DATABASES)('the log of decisions on %s', (kind) => {
  let connection: Connection
  let chain: DecisionChain
  let number = 0
  const append = (rows: number): Promise<void> =>
    transaction(connection.db, (trx) => appendDecision(trx, chain, entryOf(rows)))
  beforeAll(async () => {
    connection = await openTestDatabase(kind)
  })
  afterAll(() => connection.close())
  beforeEach(async () => {
    chain = await openChain(createVault(connection.db, masters), `user:${++number}`)
    await transaction(connection.db, async (trx) => {
      for (let rows = 0; rows < LENGTH; rows++) await appendDecision(trx, chain, entryOf(rows))
    })
  })
  const masters = createMasterKeys([randomBytes(32)])
  const check = () => verifyChain(connection.db, chain)

  it('is whole as it was written, and names no owner', async () => {
    expect(await check()).toEqual({ entries: LENGTH })
    expect(chain.name).not.toContain('user')
  })

  it.each([
    [
      'an entry is changed',
      sql`update decision_log set entry = replace(entry, '"rows":4', '"rows":40') where seq = 5`,
      5,
    ],
    ['an entry is taken out', sql`delete from decision_log where seq = 5`, 5],
    ['the newest entries are taken out', sql`delete from decision_log where seq > 9`, 10],
    ['the oldest entries are taken out', sql`delete from decision_log where seq < 4`, 1],
    ['all entries are taken out', sql`delete from decision_log`, 1],
    [
      'two entries change places',
      sql`update decision_log set seq = case seq when 3 then 40 else 3 end where seq in (3, 4)`,
      3,
    ],
    ['the end is set back', sql`update decision_heads set seq = 3`, 0],
    ['the beginning is set forward', sql`update decision_heads set pruned = 3`, 0],
    ['the end is forgotten', sql`delete from decision_heads`, 1 + LENGTH],
  ])('T65: breaks where %s', async (_, tampering, brokenAt) => {
    await sql`delete from decision_heads where chain <> ${chain.name}`.execute(connection.db)
    await sql`delete from decision_log where chain <> ${chain.name}`.execute(connection.db)
    await tampering.execute(connection.db)
    expect((await check()).brokenAt).toBe(brokenAt)
  })

  it('breaks where somebody else adds an entry', async () => {
    const forger = { ...chain.key, mac: (_: string, value: string) => chain.key.mac('another purpose', value) }
    await transaction(connection.db, (trx) =>
      appendDecision(trx, { name: chain.name, key: forger }, { kind: 'deletion', scope: 'run' }),
    )
    expect((await check()).brokenAt).toBe(0)
  })

  it('stays one chain when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => append(n)))
    expect(await check()).toEqual({ entries: LENGTH + 20 })
  })

  it('can still be checked after its oldest entries were deleted for their age', async () => {
    await transaction(connection.db, (trx) => pruneChain(trx, chain, 5))
    expect(await check()).toEqual({ entries: LENGTH - 5 })
    await append(1)
    await transaction(connection.db, (trx) => pruneChain(trx, chain, 1000))
    expect(await check()).toEqual({ entries: 0 })
    await append(2)
    expect(await check()).toEqual({ entries: 1 })
  })
})
