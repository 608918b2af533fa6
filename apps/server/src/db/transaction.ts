import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Trx } from './schema.ts'

const scope = new AsyncLocalStorage<{ open: boolean }>()

/**
 * The one door to a transaction. The embedded database is a single connection: waiting inside a transaction
 * for anything that is not on it would wait for ever. So while `work` runs, every other way to the database throws.
 */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  refuseInTransaction('a second transaction')
  return db.transaction().execute((trx) => {
    const mark = { open: true }
    return scope.run(mark, () => work(trx).finally(() => (mark.open = false)))
  })
}

/** Throws when called inside a transaction's work. */
export function refuseInTransaction(what: string): void {
  if (scope.getStore()?.open) throw new Error(`${what} was used inside an open transaction: pass the transaction on`)
}
