import type { Env } from '../env.ts'

/** The only fields a log line may have: never a body, a text, a name or an address. */
export type LogFields = {
  event: string
  requestId?: string
  method?: string
  /** The route's pattern, not the address that was asked for. */
  route?: string
  status?: number
  ms?: number
  code?: string
  runId?: string
  resumeId?: string
  count?: number
  error?: unknown
}

export type Log = { info(fields: LogFields): void; error(fields: LogFields): void }

/** One JSON object a line, on standard output. */
export function createLog(level: Env['LOG_LEVEL'], write = (line: string) => void process.stdout.write(line)): Log {
  const line = (name: string, fields: LogFields): void => write(`${JSON.stringify(pick(name, fields))}\n`)
  return {
    info: (fields) => level === 'info' && line('info', fields),
    error: (fields) => level !== 'silent' && line('error', fields),
  }
}

/** Takes the allowed fields by name, so that an object with more of them leaks nothing. */
function pick(level: string, fields: LogFields): Record<string, unknown> {
  const { event, requestId, method, route, status, ms, code, runId, resumeId, count, error } = fields
  const time = new Date().toISOString()
  return { time, level, event, requestId, method, route, status, ms, code, runId, resumeId, count, ...trace(error) }
}

/** An error's kind and where it came from; its message may quote data and is left out. */
function trace(error: unknown): Record<string, unknown> {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { errorName: typeof error }
  const places = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  const cause = error.cause instanceof Error ? trace(error.cause) : undefined
  return { errorName: error.name, errorCode: (error as { code?: unknown }).code, stack: places.slice(0, 8), cause }
}
