import { callApi } from './api-client.ts'

export type ServerEvent = { id?: string; event?: string; data: string }

/** Splits the text of an event stream into events; keeps what is not complete yet. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = ''
  let current: { id?: string; event?: string; lines: string[] } = { lines: [] }
  const take = (line: string) => {
    if (line === '') {
      if (current.lines.length > 0) onEvent({ id: current.id, event: current.event, data: current.lines.join('\n') })
      current = { lines: [] }
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') current.lines.push(value)
    else if (field === 'id') current.id = value
    else if (field === 'event') current.event = value
  }
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line.endsWith('\r') ? line.slice(0, -1) : line)
  }
}

export type StreamOptions = {
  signal: AbortSignal
  onEvent: (event: ServerEvent) => void
  /** True while the connection is lost and being tried again. */
  onConnection: (lost: boolean) => void
  /** Says whether the stream has told everything, so that its end is not a loss. */
  isFinished: () => boolean
}

const PAUSES = [500, 1_000, 2_000, 4_000, 8_000]

/**
 * Follows an event stream to its end and takes it up again from the last event when the connection breaks.
 * Ends when the server has finished, and throws ApiError for refusals other than a server that is away.
 */
export async function followEvents(path: string, options: StreamOptions): Promise<void> {
  const { signal, isFinished } = options
  let lastId: string | undefined
  for (let tries = 0; !signal.aborted && !isFinished(); tries++) {
    if (tries > 0) await pause(PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 8_000, signal)
    try {
      await readStream(path, lastId, {
        ...options,
        onEvent: (event) => {
          tries = 0
          lastId = event.id ?? lastId
          options.onEvent(event)
        },
      })
    } catch (error) {
      if (signal.aborted) return
      if (!isAway(error)) throw error
    }
    options.onConnection(!isFinished())
  }
}

async function readStream(path: string, lastId: string | undefined, options: StreamOptions): Promise<void> {
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (lastId !== undefined) headers['last-event-id'] = lastId
  const answer = await callApi(path, { headers, signal: options.signal })
  options.onConnection(false)
  const parse = createEventParser(options.onEvent)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) parse(part.value)
}

/** Errors that pass: no connection, a server restarting, a stream cut off. */
function isAway(error: unknown): boolean {
  if (error instanceof TypeError) return true
  const code = (error as { code?: unknown }).code
  return code === 'network' || code === 'unavailable' || code === 'too-many-requests'
}

/** Waits; shorter when the connection comes back, or the signal ends it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
