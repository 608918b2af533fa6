import { SignInAnswer } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { languageOf } from '../../http/language-of.ts'
import { limitRate } from '../../http/limit-rate.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { answers, createRouter, jsonBody } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import { enterByProvider } from './enter-by-provider.ts'
import type { Entrance } from './enter.ts'
import { Language } from './entrance-routes.ts'
import { beginAttempt, endAttempt } from './provider-attempt.ts'
import type { Provider, ProviderId } from './providers.ts'

const BODY_BYTES = 16 * 1024
const KNOCKS = { most: 30, seconds: 15 * 60 }

/**
 * A code with its state, or an ID token. The specification's page also sends what the provider told the browser
 * (sub, email ...); anybody can claim that, so none of it is read.
 */
const Proof = z.looseObject({
  code: z.string().min(1).max(4_000).optional(),
  state: z.string().max(500).optional(),
  id_token: z.string().min(1).max(12_000).optional(),
})

function providerOf({ accounts }: Deps, id: ProviderId): Provider {
  const provider = accounts.providers[id]
  if (!provider) throw new AppError('provider-off', 404)
  return provider
}

/** Sign-in at Google and at the company's own OpenID provider. */
export function providerRoutes(deps: Deps, entrance: Entrance) {
  const router = createRouter()
  for (const id of ['google', 'oidc'] as const) {
    router.openapi(startRoute(deps, id), async (context) => {
      const provider = providerOf(deps, id)
      const attempt = await beginAttempt(deps, context, { provider: id, origin: ownOrigin(deps.env, context) })
      const language = languageOf(context.req.valid('query').language ?? '')
      return context.json({ url: await provider.startUrl(attempt, language) }, 200)
    })
    router.openapi(enterRoute(deps, id), async (context) => {
      const provider = providerOf(deps, id)
      const { code, state, id_token: idToken } = context.req.valid('json')
      if (!code && !idToken) throw new AppError('provider-refused', 401)
      const attempt = await endAttempt(deps, context, id)
      if (code && state !== attempt.state) throw new AppError('provider-refused', 401)
      const person = await (code ? provider.redeemCode(code, attempt) : provider.verifyIdToken(idToken!, attempt.nonce))
      return context.json(await enterByProvider(entrance, context, person), 200)
    })
  }
  return router
}

function startRoute(deps: Deps, id: ProviderId) {
  return createRoute({
    method: 'get',
    path: `/api/auth/${id}/url`,
    summary: 'Where to sign in with this provider',
    middleware: [limitRate(deps, 'provider', { network: KNOCKS })] as const,
    request: { query: z.strictObject({ language: Language.optional() }) },
    responses: {
      200: {
        description: 'Its address',
        content: { 'application/json': { schema: z.strictObject({ url: z.string() }) } },
      },
      ...answers,
    },
  })
}

function enterRoute(deps: Deps, id: ProviderId) {
  return createRoute({
    method: 'post',
    path: `/api/auth/signIn/${id}`,
    summary: 'Signs in with what the provider gave',
    middleware: [limitBody(BODY_BYTES), limitRate(deps, 'sign-in', { network: KNOCKS })] as const,
    request: { body: jsonBody(Proof) },
    responses: {
      200: { description: 'Let in, or why not', content: { 'application/json': { schema: SignInAnswer } } },
      ...answers,
    },
  })
}
