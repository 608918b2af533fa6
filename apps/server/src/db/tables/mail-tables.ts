import type { Generated } from 'kysely'
import type { Time } from './column-times.ts'

/** A mail that has not left yet. */
export type MailOutboxTable = {
  id: string
  /** A Parcel as JSON, sealed by the installation's key: it holds an address and links that let somebody in. */
  letter: string
  tries: Generated<number>
  /** When it may be tried; whoever tries it moves this ahead, so that nobody else does. */
  next_at: Time
  /** When it is of no more use. */
  expires_at: Time
}

export type MailTables = { mail_outbox: MailOutboxTable }
