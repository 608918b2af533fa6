import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { bury, ownerSubject, reconcileTombstones } from '../../crypto/tombstones.ts'
import { INSTALLATION } from '../../crypto/vault.ts'
import { transaction } from '../../db/transaction.ts'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { OWNED_TABLES, type OwnedTable, type Whose } from './owned-tables.ts'

/** How runs are deleted; given by the feature that keeps them. */
export type EraseRuns = (trx: Trx, ownerId: string) => Promise<{ runs: number; resumes: number }>

/** What was deleted, when, and what stays, for whoever asked for it. */
export const ErasureReceipt = z.strictObject({
  id: z.string(),
  scope: z.enum(['data', 'account']),
  deletedAt: z.iso.datetime(),
  runs: z.int(),
  resumes: z.int(),
  /** Whether a key was destroyed: without it, what backups still hold can no longer be read. */
  keyDestroyed: z.boolean(),
  /** `allowance`: counts of use. `invoices`: at the payment provider, by law. `decision-log`: codes without a name. */
  kept: z.array(z.enum(['allowance', 'invoices', 'decision-log'])),
  /** HMAC by the installation's key over the fields above. */
  mac: z.string(),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

type Order = { ownerId: string; userId?: string; scope: 'data' | 'account'; reason?: 'retention' }

/** Deletes all data of an owner, or the account as well, in one transaction; the owner's key is destroyed with it. */
export async function eraseOwner(deps: Deps, eraseRuns: EraseRuns, order: Order): Promise<ErasureReceipt> {
  const { ownerId, userId, scope, reason } = order
  const installation = await deps.vault.keyOf(INSTALLATION)
  const chain = await openChain(deps.vault, ownerId)
  const counts = await transaction(deps.db, async (trx) => {
    // First, so that no run can begin under this key while the others go.
    const keyDestroyed = await deps.vault.destroyKey(trx, ownerId)
    const erased = await eraseRuns(trx, ownerId)
    await deleteRows(trx, { ownerId, userId, chain: chain.name }, scope)
    // Strangers who have left nothing leave no grave, either.
    if (userId === undefined && !keyDestroyed) return { ...erased, keyDestroyed }
    // What goes by its age would go again after a restore.
    if (!reason) await bury(trx, [ownerSubject(installation, scope, ownerId)])
    await appendDecision(trx, chain, { kind: 'deletion', scope: reason ?? scope })
    return { ...erased, keyDestroyed }
  })
  if (!reason) await reconcileTombstones(deps.db, deps.env.DATA_DIR)
  const kept: ErasureReceipt['kept'] = scope === 'data' ? ['allowance', 'decision-log'] : ['decision-log']
  if (scope === 'account' && deps.env.PLANS === 'on') kept.push('invoices')
  const receipt = { id: randomUUID(), scope, deletedAt: new Date().toISOString(), ...counts, kept }
  return { ...receipt, mac: installation.mac('receipt', JSON.stringify(receipt)) }
}

async function deleteRows(trx: Trx, whose: Whose, scope: Order['scope']): Promise<void> {
  if (scope === 'account' && whose.userId !== undefined) await deleteLinks(trx, whose.userId)
  const goes = (table: OwnedTable): boolean =>
    table.goes === 'with-data' || (scope === 'account' && table.goes === 'with-account')
  for (const [name, table] of Object.entries(OWNED_TABLES)) {
    const written = scope === 'account' ? table.written?.(whose) : undefined
    if (written) await sql`delete from ${sql.table(name)} where ${written}`.execute(trx)
  }
  // Last first: what refers to an account goes before the account.
  for (const [name, table] of Object.entries(OWNED_TABLES).toReversed()) {
    if (goes(table)) await sql`delete from ${sql.table(name)} where ${table.of(whose)}`.execute(trx)
  }
}

/** Mailed links that have not come back: their value is the account's id alone, or JSON that names it. */
async function deleteLinks(trx: Trx, userId: string): Promise<void> {
  await sql`
    delete from verifications where value = ${userId} or strpos(value, ${`"userId":${JSON.stringify(userId)}`}) > 0
  `.execute(trx)
}
