import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from './connect.ts'
import { DATABASES, openTestDatabase } from './testing/open-test-database.ts'
import { transaction } from './transaction.ts'

describe.each(DATABASES)('a transaction on %s', (kind) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openTestDatabase(kind)
  })
  afterAll(() => connection.close())
  const guests = () => connection.db.selectFrom('guests').select('id').execute()

  it('commits what its work wrote', async () => {
    await transaction(connection.db, (trx) => trx.insertInto('guests').values({ id: 'kept' }).execute())
    expect(await guests()).toEqual([{ id: 'kept' }])
  })

  it('leaves nothing of work that failed', async () => {
    const failing = transaction(connection.db, async (trx) => {
      await trx.insertInto('guests').values({ id: 'lost' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await guests()).toEqual([{ id: 'kept' }])
  })

  it('goes on after a statement that the database refused', async () => {
    const failing = transaction(connection.db, (trx) => trx.insertInto('guests').values({ id: 'kept' }).execute())
    await expect(failing).rejects.toThrow(/duplicate key/)
    expect(await guests()).toEqual([{ id: 'kept' }])
  })

  it('refuses every other way to the database inside it, which would wait for ever on one connection', async () => {
    const inside = transaction(connection.db, () => guests())
    await expect(inside).rejects.toThrow('inside an open transaction')
    const nested = transaction(connection.db, () => transaction(connection.db, async () => 1))
    await expect(nested).rejects.toThrow('inside an open transaction')
  })

  it('keeps parallel transactions apart', async () => {
    const work = Array.from({ length: 20 }, (_, n) =>
      transaction(connection.db, async (trx) => {
        await trx
          .insertInto('guests')
          .values({ id: `parallel ${n}` })
          .execute()
        if (n % 2 === 1) throw new Error('odd')
      }).catch(() => undefined),
    )
    await Promise.all(work)
    const { rows } = await sql<{ n: number }>`select count(*)::int n from guests where id like 'parallel%'`.execute(
      connection.db,
    )
    expect(rows).toEqual([{ n: 10 }])
  })
})
