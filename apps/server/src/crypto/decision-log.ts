import { DecisionValue } from '@evenhand/model'
import { sql, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../db/schema.ts'
import type { DecisionHeadTable } from '../db/tables/privacy-tables.ts'
import type { OwnerKey } from './owner-key.ts'
import { INSTALLATION, type Vault } from './vault.ts'

/** What the engine found, what a person decided, what left the server. Ids, codes, numbers and MACs: no personal data. */
export const DecisionEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('analysis'),
    runId: z.string(),
    resumeId: z.string(),
    engine: z.string(),
    engineVersion: z.string(),
    /** MACs by the owner's key, which die with it. */
    jobHash: z.string().nullable(),
    inputHash: z.string(),
    score: z.int(),
    /** Points of each line of the score: its criteria. */
    lines: z.array(z.strictObject({ id: z.string(), points: z.number(), largest: z.number() })),
    /** Codes of what looked odd. */
    flags: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('decision'),
    runId: z.string(),
    resumeId: z.string(),
    value: DecisionValue.nullable(),
    /** The words themselves stay with the candidate and are deleted with them. */
    withReason: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('export'),
    runId: z.string().nullable(),
    format: z.string(),
    rows: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('share'),
    runId: z.string(),
    shareId: z.string(),
    change: z.enum(['made', 'revoked']),
    blind: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('deletion'), scope: z.enum(['resume', 'run', 'data', 'account', 'retention']) }),
])
export type DecisionEntry = z.infer<typeof DecisionEntry>

/** A chain and what signs it: all of an owner's entries, findable only with the installation's key. */
export type DecisionChain = { name: string; key: OwnerKey }

/** The owner's chain. Not inside a transaction. */
export async function openChain(vault: Vault, ownerId: string): Promise<DecisionChain> {
  const key = await vault.keyOf(INSTALLATION)
  return { name: key.mac('decision-chain', ownerId), key }
}

/** Adds an entry to the chain with the caller's transaction; entries of one chain wait for each other. */
export async function appendDecision(trx: Trx, chain: DecisionChain, entry: DecisionEntry): Promise<void> {
  const head = (await lockHead(trx, chain.name)) ?? (await insertHead(trx, chain))
  const body = JSON.stringify(DecisionEntry.parse(entry))
  const seq = head.seq + 1
  const mac = macOf(chain, { seq, body, previous: head.mac })
  const proof = proofOf(chain, { ...head, seq, mac })
  await sql`
    with added as (
      insert into decision_log (chain, seq, entry, mac) values (${chain.name}, ${seq}, ${body}, ${mac})
    )
    update decision_heads set seq = ${seq}, mac = ${mac}, proof = ${proof} where chain = ${chain.name}
  `.execute(trx)
}

/** Entries checked, and where the chain breaks, if it does. */
export type ChainCheck = { entries: number; brokenAt?: number }

const CHECKED_AT_ONCE = 1000

/**
 * Checks a chain from its oldest kept entry to its end: an entry that was changed, put in or taken out breaks it.
 * Entries older than the log is kept for may be gone; what they ended with is signed, too.
 */
export async function verifyChain(db: Db, chain: DecisionChain): Promise<ChainCheck> {
  const head = await db.selectFrom('decision_heads').selectAll().where('chain', '=', chain.name).executeTakeFirst()
  if (head && head.proof !== proofOf(chain, head)) return { entries: 0, brokenAt: 0 }
  let last = { seq: head?.pruned ?? 0, mac: head?.pruned_mac ?? '' }
  let entries = 0
  for (
    let rows = await listEntries(db, chain, last.seq);
    rows.length > 0;
    rows = await listEntries(db, chain, last.seq)
  ) {
    for (const { seq, entry, mac } of rows) {
      const expected = macOf(chain, { seq, body: entry, previous: last.mac })
      if (seq !== last.seq + 1 || mac !== expected) return { entries, brokenAt: last.seq + 1 }
      last = { seq, mac }
      entries++
    }
  }
  const isWhole = head ? head.seq === last.seq && head.mac === last.mac : entries === 0
  return isWhole ? { entries } : { entries, brokenAt: last.seq + 1 }
}

/** Deletes the oldest entries of a chain, up to and with `seq`; the rest can still be checked. */
export async function pruneChain(trx: Trx, chain: DecisionChain, seq: number): Promise<void> {
  const head = await lockHead(trx, chain.name)
  const newest = await trx
    .selectFrom('decision_log')
    .select(['seq', 'mac'])
    .where('chain', '=', chain.name)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!head || !newest) return
  const next = { pruned: newest.seq, pruned_mac: newest.mac }
  const proof = proofOf(chain, { ...head, ...next })
  await trx.deleteFrom('decision_log').where('chain', '=', chain.name).where('seq', '<=', newest.seq).execute()
  await trx
    .updateTable('decision_heads')
    .set({ ...next, proof })
    .where('chain', '=', chain.name)
    .execute()
}

type Head = Selectable<DecisionHeadTable>

async function lockHead(trx: Trx, name: string): Promise<Head | undefined> {
  return trx.selectFrom('decision_heads').selectAll().where('chain', '=', name).forUpdate().executeTakeFirst()
}

async function insertHead(trx: Trx, chain: DecisionChain): Promise<Head> {
  const empty = { chain: chain.name, seq: 0, mac: '', pruned: 0, pruned_mac: '' }
  await trx
    .insertInto('decision_heads')
    .values({ ...empty, proof: proofOf(chain, empty) })
    .onConflict((conflict) => conflict.column('chain').doNothing())
    .execute()
  return (await lockHead(trx, chain.name))!
}

async function listEntries(db: Db, chain: DecisionChain, after: number) {
  return db
    .selectFrom('decision_log')
    .select(['seq', 'entry', 'mac'])
    .where('chain', '=', chain.name)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(CHECKED_AT_ONCE)
    .execute()
}

function macOf(chain: DecisionChain, link: { seq: number; body: string; previous: string }): string {
  return chain.key.mac('decision', [chain.name, link.seq, link.previous, link.body].join('\0'))
}

function proofOf(chain: DecisionChain, head: Omit<Head, 'chain' | 'proof'>): string {
  return chain.key.mac('decision-head', [chain.name, head.seq, head.mac, head.pruned, head.pruned_mac].join('\0'))
}
