import { networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { isLoopbackHost } from './loopback-host.ts'

/**
 * Where people reach this server, without a slash at the end: PUBLIC_URL, or else the address of the request where it
 * names this very machine. Any other Host header is not believed: a stranger could have a link in a mail lead elsewhere.
 */
export function ownOrigin(env: Env, context: Context): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL
  const { protocol, hostname, origin } = new URL(context.req.url)
  if (isLoopbackHost(hostname) || isOwnAddress(hostname)) return origin
  return `${protocol}//localhost:${env.PORT}`
}

function isOwnAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return Object.values(networkInterfaces()).some((list) => list?.some((entry) => entry.address === address))
}
