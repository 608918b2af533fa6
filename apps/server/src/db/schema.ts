import type { ResumeState, RunState } from '@evenhand/model'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { MaybeTime, Time } from './tables/column-times.ts'
import type { AccountTables } from './tables/account-tables.ts'
import type { BillingTables } from './tables/billing-tables.ts'
import type { MailTables } from './tables/mail-tables.ts'
import type { ModelTables } from './tables/model-tables.ts'
import type { PrivacyTables } from './tables/privacy-tables.ts'
import type { SharingTables } from './tables/sharing-tables.ts'

/** Someone who uses the server without an account. */
export type GuestTable = { id: string; created_at: Time; last_used_at: Time }

/** How many resumes an owner, or a network, may have analysed in its window. `used + reserved <= limit` always. */
export type AllowanceTable = {
  id: string
  used: Generated<number>
  reserved: Generated<number>
  limit: number
  /** Absent before the first use. */
  window_start: MaybeTime
  window_seconds: number
}

/** Salts of network buckets, one a day; older ones are deleted, which makes their buckets unlinkable. */
export type DailySaltTable = { day: string; salt: string }

export type RunTable = {
  id: string
  owner_id: string
  state: RunState
  language: string
  /** A JobProfile as JSON, sealed by the owner's key. */
  job: string | null
  /** Like the other hashes here, an HMAC by the owner's key. */
  job_hash: string | null
  engine_id: string
  engine_version: string
  total: number
  /** Places it had at first; those of deleted resumes stay empty. */
  places: Generated<number>
  succeeded: Generated<number>
  failed: Generated<number>
  /** Resumes that failed once and wait for their second try after all others. */
  retrying: Generated<number>
  /** Ids of the allowances the run's resumes are reserved on, as JSON. */
  allowance_ids: string
  idempotency_key: string | null
  request_hash: string
  created_at: Time
  last_text_at: Time
  finished_at: MaybeTime
}

export type ResumeTable = {
  id: string
  run_id: string
  position: number
  /** Sealed, as are `resume`, `row` and `analysis`. */
  file_name: string
  state: ResumeState
  error: string | null
  /** A ResumeText as JSON; absent until its text arrives. */
  resume: string | null
  content_hash: string | null
  /** HMAC over owner, text, job, language and engine: what makes two analyses the same. */
  lookup: string | null
  /** A ResumeRow as JSON, once done. */
  row: string | null
  /** An Analysis as JSON, once done. */
  analysis: string | null
  /** A Decision as JSON, sealed as well; absent until somebody decides. */
  decision: string | null
  /** Grows with each claim; only the holder of the newest may write a result. */
  fence: Generated<number>
  /** Analyses that failed since the text came or was sent again. */
  attempts: Generated<number>
  /** Claims since the text came or was sent again; many without a result mean that the text kills its worker. */
  claims: Generated<number>
  /** The queue's job that carries it. */
  job_id: string | null
}

/** One row for each resume that was ever paid for with allowance. */
export type ChargeTable = { resume_id: string; owner_id: string; run_id: string; created_at: Time }

/** Every movement of an allowance, for its owner to read. */
export type LedgerTable = {
  id: Generated<string>
  owner_id: string
  run_id: string
  resume_id: string | null
  kind: 'reserve' | 'charge' | 'release'
  amount: number
  created_at: Time
}

/** A text that failed, by an HMAC, and how often since the first time. */
export type FailedTextTable = { owner_id: string; mac: string; count: Generated<number>; first_at: Time }

/** What a run's event stream sends, in the order of `id`. */
export type RunEventTable = {
  id: Generated<string>
  run_id: string
  type: 'progress' | 'resume'
  resume_id: string | null
  /** The message of a progress event, as JSON. */
  body: string | null
}

export type Database = {
  guests: GuestTable
  allowances: AllowanceTable
  daily_salts: DailySaltTable
  runs: RunTable
  resumes: ResumeTable
  charges: ChargeTable
  ledger: LedgerTable
  run_events: RunEventTable
  failed_texts: FailedTextTable
} & AccountTables &
  BillingTables &
  PrivacyTables &
  MailTables &
  ModelTables &
  SharingTables

export type Db = Kysely<Database>
export type Trx = Transaction<Database>
