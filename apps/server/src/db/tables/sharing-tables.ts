import type { MaybeTime, Time } from './column-times.ts'

/** A link to a run. Its token is nowhere but in the link. */
export type ShareTable = {
  id: string
  run_id: string
  /** SHA-256 of the token. */
  token_hash: string
  blind: boolean
  /** Readers may leave comments. */
  comments: boolean
  created_at: Time
  expires_at: Date
  opened_at: MaybeTime
}

/** What a reader said about a candidate; outlives its link, dies with the candidate. */
export type ShareCommentTable = {
  id: string
  run_id: string
  resume_id: string
  share_id: string | null
  /** Owner id of whoever wrote it, by which they may take it back. */
  author_id: string
  signed_in: boolean
  /** Author and text as JSON, sealed by the key of the run's owner. */
  body: string
  created_at: Time
}

export type SharingTables = { shares: ShareTable; share_comments: ShareCommentTable }
