import { INSTALLATION, type Vault } from '../crypto/vault.ts'
import type { OwnerKey } from '../crypto/owner-key.ts'
import type { Db } from '../db/schema.ts'
import type { Log } from '../http/log.ts'
import type { Post } from './open-post.ts'
import { deleteExpiredMails, deleteMail, holdDueMails, postponeMail, type HeldMail } from './outbox-store.ts'
import type { Letter } from './write-mail.ts'

/** What the outbox is worked on with. */
export type Outbox = { db: Db; vault: Vault; post: Post; log: Log }
/** A mail as it is kept, sealed. */
export type Parcel = Letter & { to: string }

/** Seconds until the next try; the last one holds for all further ones. */
const PAUSES = [10, 60, 300, 900, 3_600]
const AT_ONCE = 10

export const parcelPlace = (id: string) => ({ table: 'mail_outbox', column: 'letter', id })

/** Tries to send a mail that the caller holds. What cannot be sent now is tried again later; what never can be is dropped. */
export async function handOver(outbox: Outbox, key: OwnerKey, mail: HeldMail): Promise<void> {
  const { db, post, log } = outbox
  try {
    await post.send(JSON.parse(key.open(parcelPlace(mail.id), mail.letter)) as Parcel)
  } catch (error) {
    if (!isForGood(error)) {
      log.info({ event: 'mail-waits', count: mail.tries, error })
      return postponeMail(db, mail.id, PAUSES[Math.min(mail.tries, PAUSES.length) - 1]!)
    }
    log.error({ event: 'mail', code: 'refused', error })
  }
  await deleteMail(db, mail.id)
}

/** The receiver's server does not want this mail, or not this address; everything else may change. */
function isForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560 && code !== 'EAUTH'
}

/** Sends what is due and drops what came too late. Every server may call it at any time. */
export async function sweepMails(outbox: Outbox & { stopping?: AbortController }): Promise<void> {
  const { db, vault, log, stopping } = outbox
  const expired = await deleteExpiredMails(db)
  if (expired > 0) log.error({ event: 'mail', code: 'expired', count: expired })
  for (;;) {
    if (stopping?.signal.aborted) return
    const due = await holdDueMails(db, AT_ONCE)
    if (due.length === 0) return
    const key = await vault.keyOf(INSTALLATION)
    for (const mail of due) await handOver(outbox, key, mail)
  }
}
