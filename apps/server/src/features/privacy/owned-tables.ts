import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Whose rows are wanted. `chain` is the name of the owner's decision chain. */
export type Whose = { ownerId: string; userId?: string; chain: string }

type Condition = RawBuilder<boolean>

/** A table with rows of owners. */
export type OwnedTable = {
  of(whose: Whose): Condition
  /** Column the rows are read by, a slice at a time; unique within an owner's rows. */
  key: string
  /** Columns sealed by the owner's key, for the row's own id. */
  sealed?: readonly string[]
  /** Columns that are not handed out, because they would let somebody in. */
  secret?: readonly string[]
  /** Rows that an owner has left with others: they hand them out, and they go with the account that wrote them. */
  written?(whose: Whose): Condition
  /** When the rows go: with the data, with the account, with what they belong to, or later by their age. */
  goes: 'with-data' | 'with-account' | 'with-its-run' | 'by-age'
}

const none = sql<boolean>`false`
const owner = ({ ownerId }: Whose): Condition => sql`owner_id = ${ownerId}`
const user = ({ userId }: Whose): Condition => (userId === undefined ? none : sql`user_id = ${userId}`)
const run = ({ ownerId }: Whose): Condition => sql`run_id in (select id from runs where owner_id = ${ownerId})`

/** Every table with something about an owner: what an export holds and a deletion clears. */
export const OWNED_TABLES: Record<string, OwnedTable> = {
  guests: { of: ({ ownerId }) => sql`id = ${ownerId}`, key: 'id', goes: 'with-data' },
  users: {
    of: ({ userId }) => (userId === undefined ? none : sql`id = ${userId}`),
    key: 'id',
    goes: 'with-account',
  },
  invitations: {
    of: ({ userId }) => (userId === undefined ? none : sql`email = (select email from users where id = ${userId})`),
    key: 'email',
    goes: 'with-account',
  },
  sessions: { of: user, key: 'id', secret: ['token'], goes: 'with-account' },
  logins: {
    of: user,
    key: 'id',
    secret: ['password', 'access_token', 'refresh_token', 'id_token'],
    goes: 'with-account',
  },
  api_keys: { of: user, key: 'id', secret: ['hash'], goes: 'with-account' },
  runs: { of: owner, key: 'id', sealed: ['job'], secret: ['idempotency_key', 'request_hash'], goes: 'with-data' },
  resumes: { of: run, key: 'id', sealed: ['file_name', 'resume', 'row', 'analysis', 'decision'], goes: 'with-its-run' },
  run_events: { of: run, key: 'id', goes: 'with-its-run' },
  shares: { of: run, key: 'id', secret: ['token_hash'], goes: 'with-its-run' },
  share_comments: {
    of: run,
    key: 'id',
    sealed: ['body'],
    // Who wrote it is told in the body, as they chose.
    secret: ['author_id'],
    written: ({ ownerId }) => sql`author_id = ${ownerId}`,
    goes: 'with-its-run',
  },
  model_calls: { of: run, key: 'id', goes: 'with-its-run' },
  charges: { of: owner, key: 'resume_id', goes: 'with-its-run' },
  failed_texts: { of: owner, key: 'mac', goes: 'with-data' },
  ledger: { of: owner, key: 'id', goes: 'with-account' },
  device_runs: { of: owner, key: 'id', goes: 'with-account' },
  allowances: {
    of: ({ ownerId }) => sql`id = ${ownerId} or id = ${`${ownerId}#paid`}`,
    key: 'id',
    goes: 'with-account',
  },
  billing_customers: { of: user, key: 'user_id', goes: 'with-account' },
  subscriptions: { of: user, key: 'user_id', goes: 'with-account' },
  decision_log: { of: ({ chain }) => sql`chain = ${chain}`, key: 'seq', goes: 'by-age' },
}

/** Tables that are not part of an export, each with its reason. */
export const OTHER_TABLES: Partial<Record<keyof Database, string>> & Record<string, string> = {
  data_keys: 'the wrapped key itself; destroyed with the data',
  decision_heads: 'signatures over the decision log, which is exported',
  tombstones: 'keyed hashes of what was deleted',
  daily_salts: 'random numbers of one day, about nobody',
  rate_limits: 'keyed hashes with a count, gone within a day',
  verifications: 'open mail links and sign-ins: hashes, gone within a day and with their account',
  mail_outbox: 'sealed mails that have not left yet, gone within a day',
  stripe_events: 'ids of events of the payment provider, deleted with the customer',
  sandbox_objects: 'the stand-in of the payment provider, which keeps its own records',
  sandbox_keys: 'the stand-in of the payment provider, which keeps its own records',
  model_translations: 'into which languages sentences were translated; the analyses hold them',
  model_days: 'sums of money a day, about nobody',
  model_keys: 'whose turn a key of the operator is, about nobody',
  kysely_migration: 'the state of the schema',
  kysely_migration_lock: 'the state of the schema',
}
