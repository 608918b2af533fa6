import type { Generated } from 'kysely'
import type { MaybeTime, Time } from './column-times.ts'

/** A person with an account. */
export type UserTable = {
  id: string
  /** In lower case; one account an address. */
  email: string
  email_verified: boolean
  name: string
  given_name: string
  family_name: string
  picture: string | null
  language: string | null
  /** Days after which a finished run is deleted; absent: as the server is set. */
  retention_days: number | null
  /** Whether the texts of resumes stay after they were analysed; absent: as the server is set. */
  keep_texts: Generated<boolean | null>
  /** Whether a language model may see this account's resumes. */
  language_model: Generated<boolean>
  /** Whether identities are hidden until a decision. */
  blind_view: Generated<boolean>
  /** Set by an operator; nobody gets in any more. */
  disabled_at: MaybeTime
  created_at: Time
  updated_at: Time
}

/** A place where somebody is signed in. Its refresh cookie names its id and its rotation. */
export type SessionTable = {
  id: string
  user_id: string
  /** The library's own handle; given to nobody. */
  token: string
  /** Absolute end, however often it is refreshed. */
  expires_at: Time
  ip_address: string | null
  user_agent: string | null
  /** Browser and system as far as the browser says. */
  device: Generated<string>
  /** Number of the newest refresh cookie. */
  rotation: Generated<number>
  rotated_at: Time
  /** Number of the cookie that the newest was given for; -1 where there was none. */
  previous_rotation: Generated<number>
  /** Whether the newest cookie has come back, so that the answer with it was heard. */
  newest_used: Generated<boolean>
  /** When a password or a provider was last asked. */
  authenticated_at: Time
  created_at: Time
  updated_at: Time
}

/** A way into an account: `credential` with a password hash, or a provider with its own id of the person. */
export type LoginTable = {
  id: string
  user_id: string
  provider_id: string
  account_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: MaybeTime
  refresh_token_expires_at: MaybeTime
  scope: string | null
  created_at: Time
  updated_at: Time
}

/** What was sent out to come back once: reset links, sign-ins under way at a provider. Identifiers are hashes. */
export type VerificationTable = {
  id: string
  identifier: string
  value: string
  expires_at: Time
  created_at: Time
  updated_at: Time
}

/** Addresses that may register where SIGNUP is `invite`. */
export type InvitationTable = { email: string; created_at: Time }

/** A personal API key; only its hash is kept. */
export type ApiKeyTable = {
  id: string
  user_id: string
  name: string
  /** KeyScope values, joined by blanks. */
  scopes: string
  prefix: string
  hash: string
  created_at: Time
  last_used_at: MaybeTime
}

/** Uses of something that is limited; ids are hashes. */
export type RateLimitTable = {
  id: string
  count: number
  window_start: Time
  window_seconds: number
  blocked_until: MaybeTime
}

export type AccountTables = {
  users: UserTable
  sessions: SessionTable
  logins: LoginTable
  verifications: VerificationTable
  invitations: InvitationTable
  api_keys: ApiKeyTable
  rate_limits: RateLimitTable
}
