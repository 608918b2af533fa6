import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one connection may take; times in milliseconds. */
export type SocketLimits = {
  /** Until the head of a request is there. */
  headersTimeout: number
  /** Until all of a request is there. */
  requestTimeout: number
  /** How often both are looked after. */
  connectionsCheckingInterval: number
  maxHeaderSize: number
  maxConnections: number
}

/** Slow clients are cut off, and there are never more of them than this. */
export const SOCKET_LIMITS: SocketLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 1_000,
}

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Listens for requests; resolves to the server and its port. Rejects with what the system says. */
export function openPort(
  fetch: Fetch,
  { port, hostname }: { port: number; hostname: string },
  { maxConnections, ...serverOptions }: SocketLimits = SOCKET_LIMITS,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const opened = (info: AddressInfo): void => resolve({ server, port: info.port })
    const server = serve({ fetch, port, hostname, serverOptions }, opened) as Server
    server.maxConnections = maxConnections
    server.once('error', reject)
  })
}
