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
  return isThisMachine(hostname) ? origin : `${protocol}//localhost:${env.PORT}`
}

/**
 * Whether a page from `origin` is this server's own, for a request to `url`. The scheme does not count: behind a proxy
 * that ends TLS it differs. Where PUBLIC_URL says how people come here, another name is only believed where it means
 * this very machine: any name can be led here by whoever owns it, with a page that says the same of itself.
 */
export function isOwnPage(env: Pick<Env, 'PUBLIC_URL'>, origin: string, url: string): boolean {
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  const isAsked = host === new URL(url).host
  if (env.PUBLIC_URL === undefined) return isAsked
  return host === new URL(env.PUBLIC_URL).host || (isAsked && isThisMachine(hostname))
}

function isThisMachine(hostname: string): boolean {
  return isLoopbackHost(hostname) || isOwnAddress(hostname)
}

function isOwnAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return Object.values(networkInterfaces()).some((list) => list?.some((entry) => entry.address === address))
}
