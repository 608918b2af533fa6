import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { isPrivateAddress } from './is-private-address.ts'
import { ModelError } from './model-error.ts'

/** Largest answer that is read. */
const MOST_BYTES = 1024 * 1024

export type Guard = { origin: string; allowPrivate: boolean; resolve?: Resolve }
type Resolve = (host: string, options: LookupOptions, done: Done) => void
type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * A fetch that reaches one origin only. The address a name resolves to is checked at the moment of connecting, so that
 * no second answer of the name server slips in; redirects are refused; answers are bounded.
 */
export function createGuardedFetch(guard: Guard): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== guard.origin) throw new ModelError('address-refused', { message: 'another origin' })
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!guard.allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw refusal(host)
    const answer = await send(url, init, guard)
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400) {
      answer.destroy()
      throw new ModelError('address-refused', { message: 'the provider answered with a redirect' })
    }
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const empty = status === 204 || status === 205
    return new Response(empty ? null : (Readable.toWeb(Readable.from(bounded(answer))) as ReadableStream<Uint8Array>), {
      status,
      headers,
    })
  }
}

function send(url: URL, init: RequestInit | undefined, guard: Guard): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const call = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
    url,
    {
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      lookup: guardedLookup(guard),
      signal: init?.signal ?? undefined,
    },
    resolve,
  )
  call.on('error', reject)
  if (typeof init?.body === 'string') call.end(init.body)
  else if (init?.body === undefined || init.body === null) call.end()
  else call.destroy(new TypeError('only text is sent'))
  return promise
}

function guardedLookup({ allowPrivate, resolve = lookup }: Guard): Resolve {
  return (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, [])
      const addresses = found as LookupAddress[]
      const refused = allowPrivate ? undefined : addresses.find(({ address }) => isPrivateAddress(address))
      if (refused !== undefined || addresses.length === 0) return done(refusal(host), [])
      if (options.all === true) return done(null, addresses)
      return done(null, addresses[0]!.address, addresses[0]!.family)
    })
}

function refusal(host: string): ModelError {
  return new ModelError('address-refused', { message: `${host} is a private address` })
}

async function* bounded(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new ModelError('provider-failed', { message: 'the answer is too large' })
    yield part
  }
}
