import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Stands between Evenhand and a provider and keeps the provider's answers, so that they can be given again without it.
 *
 *   record:  record-answers.ts --to https://api.example.com --folder answers [--port 4010]
 *   replay:  record-answers.ts --folder answers [--port 4010]
 *
 * Evenhand is started with LLM_BASE_URL=http://127.0.0.1:4010/v1, LLM_ALLOW_PRIVATE=1 and the same LLM_FENCE_SECRET both
 * times, so that its requests are the same: an answer is found by its request. Keys are passed on and never kept.
 * Requests hold resume texts: mind where the folder is.
 */
const { values } = parseArgs({
  options: { to: { type: 'string' }, folder: { type: 'string' }, port: { type: 'string', default: '4010' } },
})
if (values.folder === undefined) throw new Error('--folder is needed')
const folder = values.folder
const { to, port } = values
mkdirSync(folder, { recursive: true })

type Recorded = { status: number; type: string; request: string; answer: string }

createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error))
  })
}).listen(Number(port), '127.0.0.1', () => {
  const what = to === undefined ? 'replays from' : `records ${to} into`
  process.stdout.write(`${what} ${folder}, on http://127.0.0.1:${port}\n`)
})

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const file = join(folder, `${nameOf(request.url ?? '', body)}.json`)
  const recorded = to === undefined ? find(file) : await record({ request, body, file, origin: to })
  if (recorded === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('no such answer was recorded')
    return
  }
  response.writeHead(recorded.status, { 'content-type': recorded.type }).end(recorded.answer)
}

type Recording = { request: IncomingMessage; body: string; file: string; origin: string }

async function record({ request, body, file, origin }: Recording): Promise<Recorded> {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of ['authorization', 'x-api-key', 'x-goog-api-key', 'anthropic-version', 'anthropic-beta']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const answered = await fetch(new URL(request.url ?? '/', origin), {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
  })
  const type = answered.headers.get('content-type') ?? 'application/json'
  const recorded = { status: answered.status, type, request: body, answer: await answered.text() }
  if (answered.ok) writeFileSync(file, JSON.stringify(recorded, undefined, 1))
  return recorded
}

function find(file: string): Recorded | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Recorded
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function nameOf(url: string, body: string): string {
  return createHash('sha256').update(`${url}\n${body}`).digest('hex').slice(0, 24)
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const part of request as AsyncIterable<string>) text += part
  return text
}
