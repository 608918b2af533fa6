import type { Env } from '../env.ts'

/** Name and options of a cookie that no script reads. */
export type OwnCookie = {
  name: string
  options: { httpOnly: true; sameSite: 'Lax' | 'Strict'; path: '/'; secure: boolean }
}

/**
 * `__Host-` and Secure where people reach the server by https, so that a neighbour's site cannot plant one; browsers
 * refuse both over plain http.
 */
export function ownCookie(env: Env, name: string, sameSite: 'Lax' | 'Strict'): OwnCookie {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  return { name: secure ? `__Host-${name}` : name, options: { httpOnly: true, sameSite, path: '/', secure } }
}
