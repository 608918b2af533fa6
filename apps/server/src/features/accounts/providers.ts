import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { Env } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'

export type ProviderId = 'google' | 'oidc'

/** A person as a provider vouches for them. `sub` is the provider's own id, the only thing that identifies. */
export type ProviderPerson = {
  provider: ProviderId
  sub: string
  email?: string
  isEmailVerified: boolean
  name?: string
  givenName?: string
  familyName?: string
  picture?: string
}

/** What one sign-in at a provider was begun with. */
export type Attempt = { state: string; nonce: string; verifier: string; redirectUri: string }

/** An OpenID provider: where it sends people, and what comes back, verified. */
export type Provider = {
  id: ProviderId
  /** What people call it. */
  name: string
  startUrl(attempt: Attempt, language: string): Promise<string>
  /** Throws AppError 'provider-refused' for everything that does not verify, 'provider-info' where nobody says who it is. */
  redeemCode(code: string, attempt: Attempt): Promise<ProviderPerson>
  verifyIdToken(token: string, nonce: string): Promise<ProviderPerson>
}

type Settings = { id: ProviderId; name: string; issuer: string; clientId: string; clientSecret?: string }

/** Seconds to wait for a provider. */
const PATIENCE = 10
const SCOPE = 'openid email profile'
/** What an ID token may be signed with: no secrets, and never nothing. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** The providers this installation has settings for. */
export function openProviders(env: Env): Partial<Record<ProviderId, Provider>> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  const google = GOOGLE_CLIENT_ID && {
    id: 'google' as const,
    name: 'Google',
    issuer: env.GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  }
  const oidc = OIDC_ISSUER &&
    OIDC_CLIENT_ID && {
      id: 'oidc' as const,
      name: env.OIDC_NAME,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    }
  return {
    google: google ? openProvider(google) : undefined,
    oidc: oidc ? openProvider(oidc) : undefined,
  }
}

function openProvider(settings: Settings): Provider {
  const { id, name, clientId } = settings
  const load = loadOnce(settings)
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  return {
    id,
    name,
    async startUrl({ state, nonce, verifier, redirectUri }, language) {
      const url = client.buildAuthorizationUrl(await load(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      })
      return url.href
    },
    redeemCode: (code, attempt) =>
      refusing(async () => {
        const config = await load()
        const url = new URL(attempt.redirectUri)
        url.search = new URLSearchParams({ code, state: attempt.state, iss: config.serverMetadata().issuer }).toString()
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        if (typeof claims['email'] === 'string') return toPerson(id, claims)
        const told = await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch((cause: unknown) => {
          throw Object.assign(new AppError('provider-info', 401), { cause })
        })
        return toPerson(id, { ...told, ...claims })
      }),
    verifyIdToken: (token, nonce) =>
      refusing(async () => {
        const { issuer, jwks_uri: address = '' } = (await load()).serverMetadata()
        keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE * 1000 })
        const { payload } = await jwtVerify(token, keys, {
          // Google's tokens name their issuer with and without the scheme.
          issuer: id === 'google' ? [issuer, issuer.replace(/^https:\/\//, '')] : issuer,
          audience: clientId,
          algorithms: ALGORITHMS,
          requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        })
        const isOther = Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId
        if (payload['nonce'] !== nonce || isOther) throw new AppError('provider-refused', 401)
        return toPerson(id, payload)
      }),
  }
}

/** Asks the provider for its addresses once; a provider that did not answer is asked again. */
function loadOnce({ issuer, clientId, clientSecret }: Settings): () => Promise<client.Configuration> {
  let loading: Promise<client.Configuration> | undefined
  return () => {
    const auth = clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret)
    const isPlain = issuer.startsWith('http:')
    const execute = [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])]
    loading ??= client
      .discovery(new URL(issuer), clientId, undefined, auth, { execute, timeout: PATIENCE })
      .catch((cause: unknown) => {
        loading = undefined
        throw new AppError('unavailable', 503, { cause: cause instanceof Error ? cause.name : 'Error' })
      })
    return loading
  }
}

/** Whatever a library found wrong with what came back is one answer, which tells a forger nothing. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('provider-refused', 401)
  }
}

function toPerson(provider: ProviderId, claims: Record<string, unknown> & { sub?: unknown }): ProviderPerson {
  const text = (name: string): string | undefined => {
    const value = claims[name]
    return typeof value === 'string' && value.length <= 2_000 ? value : undefined
  }
  const sub = text('sub')
  if (!sub) throw new AppError('provider-refused', 401)
  const picture = text('picture')
  return {
    provider,
    sub,
    email: text('email')?.toLowerCase(),
    isEmailVerified: claims['email_verified'] === true,
    name: text('name'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    picture: picture?.startsWith('https://') ? picture : undefined,
  }
}
