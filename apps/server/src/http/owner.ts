import { randomBytes } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Secret } from '../crypto/secret.ts'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import { ownCookie } from './own-cookie.ts'

/** Who a request acts for; every store is scoped by its id. */
export type Owner = {
  id: string
  kind: 'guest' | 'user'
  /** The account's id, of users. */
  userId?: string
  /** Where the user is signed in; absent for guests and for API keys. */
  sessionId?: string
  /** Whether a password or a provider was asked in the last five minutes. */
  isFresh?: boolean
  /** Asks once more, for what takes long: false when the session or the API key has ended. Absent for guests. */
  isStillIn?: () => Promise<boolean>
  /** The coarse network the request came from; kept only as a salted hash. */
  network: string
}

/** The account a bearer token or an API key stands for. */
export type Identity = Pick<Owner, 'sessionId' | 'isFresh' | 'isStillIn'> & { userId: string }
/** What may be asked of a token: whose it is, and whether it may do this request. Throws AppError 'key-forbidden'. */
export type Identify = (bearer: string, request: { method: string; path: string }) => Promise<Identity | undefined>

const PURPOSE = 'guest'
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/** Calls that let people in: a token that has run out must not keep them from it. */
const ENTRANCES = new Set(
  ['signIn', 'signUp', 'signOut', 'refreshToken', 'forgotPassword', 'resetPassword', 'google', 'oidc'].map(
    (name) => `/api/auth/${name}`,
  ),
)
const isEntrance = (path: string): boolean =>
  path === '/api/settings' || path === '/api/auth/verifyEmail' || ENTRANCES.has(path.split('/').slice(0, 4).join('/'))

type Parts = { env: Env; secret: Secret; identify: Identify }

/**
 * Finds the owner of each request: the account of its bearer token or API key, or else a guest,
 * known by a signed cookie that is set when it is missing. A token that stands for nobody is refused.
 */
export function resolveOwner({ env, secret, identify }: Parts): MiddlewareHandler<{ Variables: { owner: Owner } }> {
  const { name, options } = ownCookie(env, 'gid', 'Lax')
  return async (context, next) => {
    const { path, method } = context.req
    const network = coarseNetwork(addressOf(context, env))
    const bearer = bearerOf(context)
    if (bearer !== undefined) {
      const identity = await identify(bearer, { method, path })
      if (identity) {
        context.set('owner', { id: `user:${identity.userId}`, kind: 'user', network, ...identity })
        return next()
      }
      if (!isEntrance(path)) throw new AppError('sign-in-required', 401)
    }
    const known = readGuest(getCookie(context, name), secret)
    const guest = known ?? randomBytes(16).toString('base64url')
    context.set('owner', { id: `guest:${guest}`, kind: 'guest', network })
    if (!known) {
      setCookie(context, name, `${guest}.${secret.sign(PURPOSE, guest)}`, { ...options, maxAge: LIFETIME_SECONDS })
    }
    await next()
  }
}

/** The credentials of `Authorization: Bearer`; an empty or another kind of header stands for nobody. */
function bearerOf(context: Context): string | undefined {
  const header = context.req.header('authorization')
  if (header === undefined) return undefined
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? ''
}

function readGuest(cookie: string | undefined, secret: Secret): string | undefined {
  const [guest, signature] = cookie?.split('.') ?? []
  return guest && signature && secret.isSigned(PURPOSE, guest, signature) ? guest : undefined
}

/** The connection's address, or the entry that the outermost of our own proxies wrote. */
export function addressOf(context: Context, env: Env): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const believed = env.TRUST_PROXY > 0 ? forwarded.at(-env.TRUST_PROXY)?.trim() : undefined
  return believed === undefined ? connectionOf(context) : withoutPort(believed)
}

/** Some proxies write the port as well, which would make each connection somebody else. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

function connectionOf(context: Context): string {
  // Without a port, as in tests, there is no connection.
  return context.env ? (getConnInfo(context).remote.address ?? '') : ''
}

/** An IPv4 address's /24 or an IPv6 address's /56: a household or an office rather than a device. */
export function coarseNetwork(address: string): string {
  const v4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (v4) return v4[1]!
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0') : []
  const groups = [...start, ...middle, ...end].slice(0, 4).map((group) => group.padStart(4, '0'))
  return groups.join(':').slice(0, 17)
}
