import type { Trx } from '../../db/schema.ts'

/** Remembers since when a guest is known. */
export async function insertGuest(trx: Trx, id: string): Promise<void> {
  await trx
    .insertInto('guests')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
