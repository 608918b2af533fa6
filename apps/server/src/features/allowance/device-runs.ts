import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import type { Meter } from './meter.ts'

type Parts = { db: Db; meter: Meter }

/** Hours after which a device that never told how it ended gets its allowance back. */
const SILENT_HOURS = 6

/** Reserves the allowance of a run on somebody's own device; nothing of its resumes is sent. Returns its id. */
export async function startDeviceRun({ db, meter }: Parts, owner: Owner, amount: number): Promise<string> {
  const id = randomUUID()
  const rules = await meter.rulesFor(owner)
  const allowanceIds = rules.map((rule) => rule.id)
  await transaction(db, async (trx) => {
    await meter.reserve(trx, rules, { id, ownerId: owner.id, allowanceIds, amount })
    await trx
      .insertInto('device_runs')
      .values({ id, owner_id: owner.id, amount, allowance_ids: JSON.stringify(allowanceIds) })
      .execute()
  })
  return id
}

/**
 * Charges what succeeded on the device and gives the rest back, once; said again it changes nothing.
 * Throws 'not-found', and 'invalid-request' where more succeeded than was reserved.
 */
export async function endDeviceRun(
  { db, meter }: Parts,
  owner: Owner,
  ended: { id: string; succeeded: number },
): Promise<void> {
  const { id, succeeded } = ended
  await transaction(db, async (trx) => {
    const found = await trx
      .selectFrom('device_runs')
      .select(['amount', 'allowance_ids', 'ended_at'])
      .where('id', '=', id)
      .where('owner_id', '=', owner.id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new AppError('not-found', 404)
    if (succeeded > found.amount) throw new AppError('invalid-request', 400, { path: 'succeeded' })
    if (found.ended_at !== null) return
    const run = { id, ownerId: owner.id, allowanceIds: JSON.parse(found.allowance_ids) as string[] }
    await meter.chargeMany(trx, run, succeeded)
    await meter.release(trx, run, found.amount - succeeded)
    await trx
      .updateTable('device_runs')
      .set({ ended_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  })
}

/** Gives back what silent devices hold. */
export async function sweepDeviceRuns({ db, meter }: Parts): Promise<void> {
  const silent = await db
    .selectFrom('device_runs')
    .select(['id', 'owner_id'])
    .where('ended_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${SILENT_HOURS}::int)`)
    .execute()
  for (const { id, owner_id } of silent) {
    await endDeviceRun({ db, meter }, { id: owner_id, kind: 'guest', network: '' }, { id, succeeded: 0 })
  }
}
