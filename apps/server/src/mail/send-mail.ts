import { randomUUID } from 'node:crypto'
import { createTranslator, loadDictionary, type TextArgs } from '@evenhand/locales'
import { INSTALLATION } from '../crypto/vault.ts'
import { handOver, parcelPlace, type Outbox, type Parcel } from './hand-over.ts'
import { insertMail } from './outbox-store.ts'
import { writeMail, type Letter } from './write-mail.ts'

/** The kinds of mail; each has its texts below `mail.<name>`. */
export type MailTemplate =
  | 'verify-email'
  | 'account-exists'
  | 'reset-password'
  | 'password-changed'
  | 'way-added'
  | 'invitation'
  | 'plan-changed'
  | 'account-deleted'

export type MailOrder = {
  template: MailTemplate
  to: string
  /** Code of the reader's language; English where it is unknown. */
  language?: string | null
  /** What the texts name; `name` greets the reader. */
  args?: TextArgs
  /** Where the mail's one button leads. */
  link?: string
  /** After so many minutes it is of no more use, as a link that has ended. */
  minutes?: number
}

/** How long a mail is of use where nothing else is said. */
const USEFUL_MINUTES = 24 * 60

/**
 * Writes a mail in the reader's language, keeps it in the outbox and tries to send it. Resolves after that first try:
 * what could not be sent is tried again by the sweep of `hand-over.ts`, also after a restart.
 */
export async function sendMail(outbox: Outbox, order: MailOrder): Promise<void> {
  const { db, vault, log } = outbox
  try {
    const parcel: Parcel = { to: order.to, ...(await word(order)) }
    const id = randomUUID()
    const key = await vault.keyOf(INSTALLATION)
    const letter = key.seal(parcelPlace(id), JSON.stringify(parcel))
    await handOver(outbox, key, await insertMail(db, { id, letter, minutes: order.minutes ?? USEFUL_MINUTES }))
  } catch (error) {
    log.error({ event: 'mail', code: order.template, error })
  }
}

async function word(order: MailOrder): Promise<Letter> {
  const language = order.language ?? 'en'
  const own = createTranslator(await loadDictionary(language), language)
  const isWritten = own.has(`mail.${order.template}.subject`)
  return writeMail(isWritten ? own : createTranslator(await loadDictionary('en'), 'en'), order)
}
