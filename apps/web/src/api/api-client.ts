import type { ErrorBody, ErrorCode } from '@evenhand/model'
import { countSent } from './sent-bytes.ts'

/** The server's refusal, or `network` when it was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | 'network'
  readonly args: Record<string, string | number>
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode | 'network', args: Record<string, string | number> = {}, retryAfter?: number) {
    super(code)
    this.code = code
    this.args = args
    this.retryAfter = retryAfter
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Where the token of whoever is signed in comes from; undefined tokens are guests. */
export type Bearer = { token: () => Promise<string | undefined>; renew: (stale: string) => Promise<string | undefined> }

let bearer: Bearer | undefined

/** Sends all further requests in the name of whoever is signed in. */
export function sendAs(source: Bearer): void {
  bearer = source
}

/**
 * Sends a request to our own server and gives its answer. A token the server no longer takes is renewed once.
 * Throws ApiError, or the signal's reason when aborted.
 */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const token = await bearer?.token()
  try {
    return await send(path, request, token)
  } catch (error) {
    if (!token || !(error instanceof ApiError) || error.code !== 'sign-in-required') throw error
    const renewed = await bearer?.renew(token)
    if (!renewed) throw error
    return send(path, request, renewed)
  }
}

async function send(path: string, request: ApiRequest, token: string | undefined): Promise<Response> {
  const { method = 'GET', body, signal } = request
  const headers = { ...request.headers }
  if (token) headers['authorization'] = `Bearer ${token}`
  const sent = body === undefined ? undefined : JSON.stringify(body)
  if (sent !== undefined) {
    countSent(sent)
    headers['content-type'] = 'application/json'
  }
  const answer = await fetch(path, { method, headers, body: sent, credentials: 'same-origin', signal }).catch(
    (cause: unknown) => {
      signal?.throwIfAborted()
      throw Object.assign(new ApiError('network'), { cause })
    },
  )
  if (!answer.ok) throw await readRefusal(answer)
  return answer
}

/** Like callApi, for answers in JSON. Our own server is trusted to keep its shapes. */
export async function fetchJson<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const answer = await callApi(path, request)
  return (await answer.json()) as T
}

async function readRefusal(answer: Response): Promise<ApiError> {
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined
  const text = await answer.text()
  try {
    const { error } = JSON.parse(text) as ErrorBody
    return new ApiError(error.code, error.args, retryAfter)
  } catch {
    // A proxy's page, not ours: only the status tells.
    return new ApiError(answer.status >= 500 ? 'unavailable' : 'invalid-request', {}, retryAfter)
  }
}
