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
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends a request to our own server and gives its answer. Throws ApiError, or the signal's reason when aborted. */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', body, headers = {}, signal } = request
  const sent = body === undefined ? undefined : JSON.stringify(body)
  if (sent !== undefined) countSent(sent)
  const answer = await fetch(path, {
    method,
    headers: sent === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: sent,
    credentials: 'same-origin',
    signal,
  }).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw Object.assign(new ApiError('network'), { cause })
  })
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
