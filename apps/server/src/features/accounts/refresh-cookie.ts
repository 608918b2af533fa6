import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Secret } from '../../crypto/secret.ts'
import type { Env } from '../../env.ts'
import { ownCookie } from '../../http/own-cookie.ts'

/** A session and the number of the refresh cookie: the only thing the server keeps of it is that number. */
export type RefreshHandle = { sessionId: string; rotation: number }

const PURPOSE = 'refresh'

/** The cookie that alone can make new access tokens; no script reads it, no other site sends it. */
export type RefreshCookie = {
  read(context: Context): RefreshHandle | undefined
  write(context: Context, handle: RefreshHandle): void
  clear(context: Context): void
}

export function createRefreshCookie(env: Env, secret: Secret): RefreshCookie {
  const { name, options } = ownCookie(env, 'rt', 'Strict')
  const valueOf = ({ sessionId, rotation }: RefreshHandle): string => `${sessionId}.${rotation}`
  return {
    read(context) {
      const [sessionId = '', number = '', signature = ''] = getCookie(context, name)?.split('.') ?? []
      const rotation = Number(number)
      if (!/^\d{1,9}$/.test(number)) return undefined
      const handle = { sessionId, rotation }
      return secret.isSigned(PURPOSE, valueOf(handle), signature) ? handle : undefined
    },
    write(context, handle) {
      const value = valueOf(handle)
      const maxAge = env.SESSION_HOURS * 60 * 60
      setCookie(context, name, `${value}.${secret.sign(PURPOSE, value)}`, { ...options, maxAge })
    },
    clear: (context) => void deleteCookie(context, name, options),
  }
}
