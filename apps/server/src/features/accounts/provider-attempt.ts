import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { ownCookie } from '../../http/own-cookie.ts'
import type { Attempt, ProviderId } from './providers.ts'

const MINUTES = 10
const Stored = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string(), redirectUri: z.string() })

const cookieOf = ({ env }: Deps, provider: ProviderId) => ownCookie(env, `sign-in-${provider}`, 'Lax')
const identifierOf = (provider: ProviderId, id: string): string => `attempt:${provider}:${id}`

/** Begins a sign-in at a provider: its secrets stay here, this browser gets the number that finds them. */
export async function beginAttempt(
  deps: Deps,
  context: Context,
  { provider, origin }: { provider: ProviderId; origin: string },
): Promise<Attempt> {
  const attempt = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    redirectUri: `${origin}/sign-in/${provider}`,
  }
  const id = randomBytes(32).toString('base64url')
  const { internalAdapter } = await deps.accounts.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(provider, id),
    value: JSON.stringify(attempt),
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
  })
  const { name, options } = cookieOf(deps, provider)
  setCookie(context, name, id, { ...options, maxAge: MINUTES * 60 })
  return attempt
}

/** What this browser began, once. Throws AppError 'provider-refused' where it began nothing, or used it before. */
export async function endAttempt(deps: Deps, context: Context, provider: ProviderId): Promise<Attempt> {
  const { name, options } = cookieOf(deps, provider)
  const id = getCookie(context, name)
  if (!id) throw new AppError('provider-refused', 401)
  deleteCookie(context, name, options)
  const { internalAdapter } = await deps.accounts.auth.$context
  const found = await internalAdapter.consumeVerificationValue(identifierOf(provider, id))
  if (!found) throw new AppError('provider-refused', 401)
  return Stored.parse(JSON.parse(found.value))
}
