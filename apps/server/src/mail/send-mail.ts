import { createTranslator, loadDictionary, type TextArgs } from '@evenhand/locales'
import type { Log } from '../http/log.ts'
import { writeMail } from './write-mail.ts'
import type { Post } from './open-post.ts'

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
}

const TRIES = 3
const PAUSE = 2_000

/**
 * Writes a mail in the reader's language and hands it to the post, up to three times. Resolves when it has left, so
 * routes do not wait for it; a mail that could not be sent is logged without its address.
 */
export async function sendMail({ post, log }: { post: Post; log: Log }, order: MailOrder): Promise<void> {
  try {
    const language = order.language ?? 'en'
    const own = createTranslator(await loadDictionary(language), language)
    const isWritten = own.has(`mail.${order.template}.subject`)
    const translator = isWritten ? own : createTranslator(await loadDictionary('en'), 'en')
    await deliver(post, order, writeMail(translator, order))
  } catch (error) {
    log.error({ event: 'mail', code: order.template, error })
  }
}

async function deliver(post: Post, { to }: MailOrder, letter: ReturnType<typeof writeMail>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await post.send({ to, ...letter })
    } catch (error) {
      if (tries >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE * tries).unref())
    }
  }
}
