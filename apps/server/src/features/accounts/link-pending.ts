import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { ownCookie } from '../../http/own-cookie.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import type { Entrance } from './enter.ts'
import type { ProviderPerson } from './providers.ts'
import { sendNews } from './send-links.ts'
import type { User } from './users-store.ts'

const PURPOSE = 'link'
const cookieOf = ({ env }: Deps) => ownCookie(env, 'link', 'Strict')
const MINUTES = 10

const Pending = z.strictObject({
  provider: z.enum(['google', 'oidc']),
  sub: z.string(),
  userId: z.string(),
  until: z.number(),
})

/**
 * Remembers in this browser that a provider vouched for somebody whose address already has an account. It becomes a way
 * into that account only after the account's own password was given here.
 */
export function rememberPending(
  { deps }: Entrance,
  context: Context,
  { person, user }: { person: ProviderPerson; user: User },
): void {
  const pending = { provider: person.provider, sub: person.sub, userId: user.id, until: Date.now() + MINUTES * 60_000 }
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url')
  const { name, options } = cookieOf(deps)
  setCookie(context, name, `${value}.${deps.secret.sign(PURPOSE, value)}`, { ...options, maxAge: MINUTES * 60 })
}

/** Links what is pending in this browser, now that the account's password was given. */
export async function linkPending({ deps }: Entrance, context: Context, user: User): Promise<void> {
  const { name, options } = cookieOf(deps)
  const [value = '', signature = ''] = getCookie(context, name)?.split('.') ?? []
  if (value === '') return
  deleteCookie(context, name, options)
  if (!deps.secret.isSigned(PURPOSE, value, signature)) return
  const pending = Pending.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  if (pending.userId !== user.id || pending.until < Date.now()) return
  await link(deps, context, { user, provider: pending.provider, sub: pending.sub })
}

/** Makes a provider's person a way into an account, and tells the account's owner. */
export async function link(
  deps: Deps,
  context: Context,
  { user, provider, sub }: { user: User; provider: ProviderPerson['provider']; sub: string },
): Promise<void> {
  const { internalAdapter } = await deps.accounts.auth.$context
  if (await internalAdapter.findAccountByKey({ providerId: provider, accountId: sub })) return
  await internalAdapter.linkAccount({ userId: user.id, providerId: provider, accountId: sub })
  const name = deps.accounts.providers[provider]?.name ?? provider
  deps.accounts.later(
    sendNews(deps, user, { template: 'way-added', origin: ownOrigin(deps.env, context), args: { provider: name } }),
  )
}
