import { networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import type { Env } from '../env.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where people reach this server, without a slash at the end: PUBLIC_URL, or else the address of the request where it
 * names this very machine. Any other Host header is not believed: a stranger could have a link in a mail lead elsewhere.
 */
export function ownOrigin(env: Env, context: Context): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL
  const { protocol, hostname, origin } = new URL(context.req.url)
  if (LOOPBACK.has(hostname) || isOwnAddress(hostname)) return origin
  return `${protocol}//localhost:${env.PORT}`
}

/** Whether a request came to this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.has(hostname)
}

function isOwnAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return Object.values(networkInterfaces()).some((list) => list?.some((entry) => entry.address === address))
}
