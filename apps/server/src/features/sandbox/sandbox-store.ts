import { sql } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'
import type { Event, SandboxObject } from './sandbox-objects.ts'

/** What an object is filed under: its name in the API, and whose it is. */
type Filed = { kind: SandboxObject['object']; customer?: string }

type OfKind<K extends SandboxObject['object']> = Extract<SandboxObject, { object: K }>

export async function saveObject(trx: Trx, object: SandboxObject): Promise<void> {
  const body = JSON.stringify(object)
  const customer_id = 'customer' in object ? object.customer : null
  await trx
    .insertInto('sandbox_objects')
    .values({ id: object.id, kind: object.object, customer_id, body })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute()
}

export async function findObject<K extends SandboxObject['object']>(
  db: Db,
  kind: K,
  id: string,
): Promise<OfKind<K> | undefined> {
  const found = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return found && (JSON.parse(found.body) as OfKind<K>)
}

/** One after the other: whoever changes anything of a customer holds its row. */
export async function lockCustomer(trx: Trx, id: string): Promise<OfKind<'customer'> | undefined> {
  const found = await trx
    .selectFrom('sandbox_objects')
    .select('body')
    .where('kind', '=', 'customer')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found && (JSON.parse(found.body) as OfKind<'customer'>)
}

/** Newest first, as Stripe lists. */
export async function listObjects<K extends SandboxObject['object']>(
  db: Db,
  filed: Filed & { kind: K; limit?: number; after?: string },
): Promise<OfKind<K>[]> {
  let query = db.selectFrom('sandbox_objects').select('body').where('kind', '=', filed.kind)
  if (filed.customer !== undefined) query = query.where('customer_id', '=', filed.customer)
  if (filed.after !== undefined) {
    query = query.where('number', '<', (select) =>
      select
        .selectFrom('sandbox_objects')
        .select('number')
        .where('id', '=', filed.after ?? ''),
    )
  }
  const rows = await query
    .orderBy('number', 'desc')
    .limit(filed.limit ?? 100)
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as OfKind<K>)
}

/** Deletes a customer's objects, events and answers. */
export async function deleteObjects(trx: Trx, customer: string): Promise<void> {
  await trx
    .deleteFrom('sandbox_objects')
    .where((where) => where.or([where('id', '=', customer), where('customer_id', '=', customer)]))
    .execute()
  await trx.deleteFrom('sandbox_keys').where('answer', 'like', `%${customer}%`).execute()
}

export async function insertEvent(trx: Trx, event: Event, customer: string): Promise<void> {
  await trx
    .insertInto('sandbox_objects')
    .values({ id: event.id, kind: 'event', customer_id: customer, body: JSON.stringify(event), pending: true })
    .execute()
}

/** Events that wait to be delivered, in the order in which they happened. */
export async function listPending(db: Db): Promise<{ id: string; body: string }[]> {
  return db
    .selectFrom('sandbox_objects')
    .select(['id', 'body'])
    .where('pending', '=', true)
    .orderBy('number')
    .limit(100)
    .execute()
}

export async function noteDelivered(db: Db, id: string): Promise<void> {
  await db.updateTable('sandbox_objects').set({ pending: false }).where('id', '=', id).execute()
}

/** The answer that was given for an idempotency key; claims the key where there is none. Waits for a parallel claim. */
export async function claimKey(
  trx: Trx,
  key: string,
  request: string,
): Promise<{ request: string; answer: string } | undefined> {
  const { numAffectedRows } = await sql`
    insert into sandbox_keys (key, request, answer) values (${key}, ${request}, '') on conflict do nothing
  `.execute(trx)
  if (numAffectedRows === 1n) return undefined
  return trx.selectFrom('sandbox_keys').select(['request', 'answer']).where('key', '=', key).executeTakeFirst()
}

export async function keepAnswer(trx: Trx, key: string, answer: string): Promise<void> {
  await trx.updateTable('sandbox_keys').set({ answer }).where('key', '=', key).execute()
}
