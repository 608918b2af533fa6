import { randomBytes } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Secret } from '../crypto/secret.ts'
import type { Env } from '../env.ts'

/** Who a request acts for; every store is scoped by its id. */
export type Owner = {
  id: string
  kind: 'guest'
  /** The coarse network the request came from; kept only as a salted hash. */
  network: string
}

const PURPOSE = 'guest'
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/** Finds the owner of each request: at present a guest, known by a signed cookie that is set when it is missing. */
export function resolveOwner(env: Env, secret: Secret): MiddlewareHandler<{ Variables: { owner: Owner } }> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const name = secure ? '__Host-gid' : 'gid'
  return async (context, next) => {
    const known = readGuest(getCookie(context, name), secret)
    const guest = known ?? randomBytes(16).toString('base64url')
    context.set('owner', { id: `guest:${guest}`, kind: 'guest', network: coarseNetwork(addressOf(context, env)) })
    if (!known) {
      setCookie(context, name, `${guest}.${secret.sign(PURPOSE, guest)}`, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure,
        maxAge: LIFETIME_SECONDS,
      })
    }
    await next()
  }
}

function readGuest(cookie: string | undefined, secret: Secret): string | undefined {
  const [guest, signature] = cookie?.split('.') ?? []
  return guest && signature && secret.isSigned(PURPOSE, guest, signature) ? guest : undefined
}

/** The connection's address, or the entry that the outermost of our own proxies wrote. */
function addressOf(context: Context, env: Env): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const believed = env.TRUST_PROXY > 0 ? forwarded.at(-env.TRUST_PROXY)?.trim() : undefined
  // Without a port, as in tests, there is no connection.
  return believed ?? (context.env ? (getConnInfo(context).remote.address ?? '') : '')
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
