import type { Time } from './column-times.ts'

/** An owner's key, wrapped by a master key that is not in the database. */
export type DataKeyTable = {
  owner_id: string
  version: number
  /** Which master key wraps it. */
  master_id: string
  wrapped: string
  created_at: Time
}

/** What was deleted, so that a restored backup can be cleaned: `subject` is an HMAC for owners. */
export type TombstoneTable = { subject: string; deleted_at: Time }

/** What the engine and people decided: only ever added to, each entry chained to the one before. No personal data. */
export type DecisionLogTable = {
  /** The owner's chain; an HMAC, so that it outlives the owner without naming them. */
  chain: string
  seq: number
  /** A DecisionEntry as JSON, exactly as it was signed. */
  entry: string
  /** HMAC over chain, seq, entry and the entry before. */
  mac: string
  created_at: Time
}

/** Where each chain begins and ends, signed. */
export type DecisionHeadTable = {
  chain: string
  /** Of the newest entry. */
  seq: number
  mac: string
  /** Of the newest entry that was deleted for its age. */
  pruned: number
  pruned_mac: string
  proof: string
}

export type PrivacyTables = {
  data_keys: DataKeyTable
  tombstones: TombstoneTable
  decision_log: DecisionLogTable
  decision_heads: DecisionHeadTable
}
