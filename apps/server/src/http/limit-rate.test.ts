import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecret } from '../crypto/secret.ts'
import type { Connection } from '../db/connect.ts'
import { DATABASES, openTestDatabase } from '../db/testing/open-test-database.ts'
import type { Db } from '../db/schema.ts'
import { readEnv } from '../env.ts'
import { createLimiter, rateNetwork, sweepRates, type Limiter, type RateRule } from './limit-rate.ts'

describe.each(DATABASES)('limits on %s', (kind) => {
  let connection: Connection
  let limiter: Limiter
  let number = 0
  beforeAll(async () => {
    connection = await openTestDatabase(kind)
    limiter = openLimiter(connection.db)
  })
  afterAll(() => connection.close())
  const newKey = (): string => `somebody@mail.example ${++number}`
  const openLimiter = (db: Db): Limiter =>
    createLimiter({ db, env: readEnv({}), secret: createSecret(Buffer.alloc(32, 1)) })
  const pass = async (key: string, rule: RateRule, by = limiter): Promise<number> => {
    try {
      await by.take(key, rule)
      return 0
    } catch (error) {
      expect(error).toMatchObject({ code: 'too-many-requests', status: 429 })
      return (error as { args: { seconds: number } }).args.seconds
    }
  }
  const later = (seconds: number, db: Db = connection.db): Promise<unknown> =>
    sql`update rate_limits set window_start = window_start - make_interval(secs => ${seconds}::int),
      blocked_until = blocked_until - make_interval(secs => ${seconds}::int)`.execute(db)

  it('lets so many through in a window, also of fifty at once, and says when it ends', async () => {
    const key = newKey()
    const rule = { most: 3, seconds: 60 }
    const waits = await Promise.all(Array.from({ length: 50 }, () => pass(key, rule)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    expect(Math.max(...waits)).toBeGreaterThan(55)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    await later(61)
    expect(await pass(key, rule)).toBe(0)
  })

  it('T03: after ten guesses one more is taken after 1, 2, 4 ... 60 seconds, and never none', async () => {
    const key = newKey()
    const rule = { most: 10, seconds: 900, slowly: true }
    const pauses: number[] = []
    // Within a transaction the database's clock stands still, and only `later` moves what was counted.
    await connection.db.transaction().execute(async (trx) => {
      const still = openLimiter(trx)
      for (let guess = 0; guess < 10; guess++) expect(await pass(key, rule, still)).toBe(0)
      for (let round = 0; round < 8; round++) {
        const wait = await pass(key, rule, still)
        pauses.push(wait)
        await later(wait, trx)
        expect(await pass(key, rule, still)).toBe(0)
      }
    })
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('forgets a key when told to, counts keys apart, and keeps none of them readable', async () => {
    const [key, other] = [newKey(), newKey()]
    const rule = { most: 1, seconds: 60 }
    expect(await pass(key, rule)).toBe(0)
    expect(await pass(key, rule)).toBeGreaterThan(0)
    expect(await pass(other, rule)).toBe(0)
    await limiter.forget(key)
    expect(await pass(key, rule)).toBe(0)
    const { rows } = await sql<{ id: string }>`select id from rate_limits`.execute(connection.db)
    expect(JSON.stringify(rows)).not.toContain('mail.example')
  })

  it('sweeps what is over', async () => {
    await pass(newKey(), { most: 5, seconds: 10 })
    await later(1_000)
    await sweepRates(connection.db)
    const { rows } = await sql`select 1 from rate_limits`.execute(connection.db)
    expect(rows).toHaveLength(0)
  })

  it('counts in this process alone what would ask the database too often', async () => {
    const key = newKey()
    const rule = { most: 2, seconds: 60, local: true }
    expect([await pass(key, rule), await pass(key, rule)]).toEqual([0, 0])
    expect(await pass(key, rule)).toBeGreaterThan(50)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('of %s counts %s', (address, network) => expect(rateNetwork(address)).toBe(network))
