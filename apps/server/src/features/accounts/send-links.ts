import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { sendMail, type MailOrder } from '../../mail/send-mail.ts'
import { RESET_MINUTES } from './open-auth.ts'
import type { User } from './users-store.ts'

const VERIFY_MINUTES = 24 * 60
/** Mails of one kind to one address, so that nobody's letter box is filled. */
const MAILS = { most: 3, seconds: 60 * 60 }

/** A link that works once: the page finds its token in the address, the server keeps its hash. */
async function createLink(
  { accounts }: Deps,
  value: string,
  link: { purpose: string; page: string; minutes: number; origin: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await accounts.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `${link.purpose}:${token}`,
    value,
    expiresAt: new Date(Date.now() + link.minutes * 60_000),
  })
  return `${link.origin}/${link.page}?token=${token}`
}

const RESET = { purpose: 'reset-password', page: 'reset-password', minutes: RESET_MINUTES }
const VERIFY = { purpose: 'verify-email', page: 'verify-email', minutes: VERIFY_MINUTES }

/** A link to choose a password by, for a mail or for an operator to hand over. */
export function createResetLink(
  deps: Deps,
  userId: string,
  { origin, minutes = RESET_MINUTES }: { origin: string; minutes?: number },
): Promise<string> {
  return createLink(deps, userId, { ...RESET, minutes, origin })
}

/** Longer than this, or with an address in it, a name greets nobody: anybody may give one with somebody else's address. */
const LONGEST_NAME = 60
const LEADS_ELSEWHERE = /:\/\/|www\.|[\p{L}\d]\.[\p{L}\d]{2}/iu

function greetable(name: string): string | undefined {
  return name.length > LONGEST_NAME || LEADS_ELSEWHERE.test(name) ? undefined : name
}

async function mail(
  deps: Deps,
  user: User,
  letter: Pick<MailOrder, 'template' | 'link' | 'args' | 'minutes'>,
): Promise<void> {
  const { email: to, language } = user
  const name = greetable(user.given_name)
  await sendMail(deps, { ...letter, to, language, args: { ...(name && { name }), ...letter.args } })
}

async function isWanted({ limiter }: Deps, kind: string, email: string): Promise<boolean> {
  try {
    await limiter.take(`mail:${kind}:${email}`, MAILS)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** What a link to confirm an address stands for. `hash` is of the password given with this very registration. */
export type Verification = { userId: string; hash?: string }

/**
 * Mails a link that confirms the address. With `hash`, opening it also makes that the account's password: of several
 * people who register an address, the one who reads its mail gets the account.
 */
export async function sendVerification(
  deps: Deps,
  user: User,
  { origin, hash }: { origin: string; hash?: string },
): Promise<void> {
  if (user.email_verified || !(await isWanted(deps, 'verify', user.email))) return
  const value: Verification = { userId: user.id, hash }
  const link = await createLink(deps, JSON.stringify(value), { ...VERIFY, origin })
  await mail(deps, user, { template: 'verify-email', link })
}

export async function sendReset(deps: Deps, user: User, origin: string): Promise<void> {
  if (user.disabled_at || !(await isWanted(deps, 'reset', user.email))) return
  const link = await createResetLink(deps, user.id, { origin })
  await mail(deps, user, { template: 'reset-password', link, minutes: RESET_MINUTES })
}

/** To somebody who registers again. */
export async function sendExists(deps: Deps, user: User, origin: string): Promise<void> {
  if (!(await isWanted(deps, 'exists', user.email))) return
  await mail(deps, user, { template: 'account-exists', link: await createResetLink(deps, user.id, { origin }) })
}

/** News about the account's security, which always go out. */
export async function sendNews(
  deps: Deps,
  user: User,
  news: { template: 'password-changed' | 'way-added'; origin: string; args?: MailOrder['args'] },
): Promise<void> {
  const { template, args, origin } = news
  await mail(deps, user, { template, args, link: await createResetLink(deps, user.id, { origin }) })
}

/** What a link to confirm an address stood for, once; undefined when it was used, has run out, or never was. */
export async function useVerifyLink({ accounts }: Deps, token: string): Promise<Verification | undefined> {
  const { internalAdapter } = await accounts.auth.$context
  const found = await internalAdapter.consumeVerificationValue(`verify-email:${token}`)
  return found ? (JSON.parse(found.value) as Verification) : undefined
}
