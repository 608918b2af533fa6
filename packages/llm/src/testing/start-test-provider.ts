import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { answerFor } from './answer-for.ts'
import { createChance } from './create-chance.ts'
import { sayGemini, sayOpenAi } from './say-answer.ts'

/** What can go wrong on the way, and in the answer. */
export const FAULTS = [
  'rate-limit',
  'rate-limit-after',
  'error-500',
  'error-503',
  'unauthorized',
  'hang',
  'reset',
  'cut-body',
  'slow',
  'cut-json',
  'wrong-json',
  'chatty-json',
  'wrong-schema',
  'fabricated-quotes',
  'obeys',
] as const
export type Fault = (typeof FAULTS)[number]

export type TestProviderOptions = {
  /** How often each fault happens, 0 to 1; at most one a request. */
  faults?: Partial<Record<Fault, number>>
  seed?: number
  /** Real milliseconds between the halves of a slow answer. */
  slow?: number
  /** Answers in the place of the honest one. */
  answer?: (prompt: string) => string
  /** Seconds in Retry-After. */
  retryAfter?: number
}

export type TestRequest = { key: string; body: string; at: number; fault: Fault | undefined }

/** A language-model provider on loopback for tests: both protocols, seeded faults, and a memory of every request. */
export type TestProvider = {
  /** For LLM_BASE_URL, by protocol. */
  openAi: string
  gemini: string
  requests: TestRequest[]
  close: () => Promise<void>
}

const MOST_BODY = 4 * 1024 * 1024

export async function startTestProvider(options: TestProviderOptions = {}): Promise<TestProvider> {
  const chance = createChance(options.seed ?? 1)
  const requests: TestRequest[] = []
  const server = createServer((request, response) => {
    serve({ request, response, requests, chance, options }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    openAi: `${origin}/v1`,
    gemini: `${origin}/v1beta`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

type Serving = {
  request: IncomingMessage
  response: ServerResponse
  requests: TestRequest[]
  chance: () => number
  options: TestProviderOptions
}

async function serve({ request, response, requests, chance, options }: Serving): Promise<void> {
  const body = await readBody(request)
  const isGemini = request.url?.includes(':generateContent') === true
  const fault = choose(options.faults ?? {}, chance())
  const key = String(request.headers['x-goog-api-key'] ?? request.headers.authorization ?? '').replace('Bearer ', '')
  requests.push({ key, body, at: performance.now(), fault })
  if (!isGemini && request.url?.endsWith('/chat/completions') !== true) return reply(response, 404, {})
  if (await failsOnTheWay(fault, response, options)) return undefined
  const prompt = readPrompt(body, isGemini)
  const answer = options.answer?.(prompt) ?? answerFor(prompt, { fault, chance })
  const said = isGemini ? sayGemini(answer, body) : sayOpenAi(answer, body)
  const whole = JSON.stringify(said)
  if (fault !== 'slow' && fault !== 'cut-body') return reply(response, 200, said)
  response.writeHead(200, { 'content-type': 'application/json' }).write(whole.slice(0, whole.length / 2))
  if (fault === 'slow') await delay(options.slow ?? 50)
  response.end(fault === 'slow' ? whole.slice(whole.length / 2) : '')
  return undefined
}

/** At most one fault a request: the rates lie side by side. */
function choose(rates: Partial<Record<Fault, number>>, drawn: number): Fault | undefined {
  let reached = 0
  for (const fault of FAULTS) {
    reached += rates[fault] ?? 0
    if (drawn < reached) return fault
  }
  return undefined
}

async function failsOnTheWay(
  fault: Fault | undefined,
  response: ServerResponse,
  options: TestProviderOptions,
): Promise<boolean> {
  if (fault === 'rate-limit') reply(response, 429, { error: { message: 'slow down' } })
  else if (fault === 'rate-limit-after') {
    response.setHeader('retry-after', String(options.retryAfter ?? 3))
    reply(response, 429, { error: { message: 'slow down' } })
  } else if (fault === 'error-500') reply(response, 500, { error: { message: 'broken' } })
  else if (fault === 'error-503') reply(response, 503, { error: { message: 'busy' } })
  else if (fault === 'unauthorized') reply(response, 401, { error: { message: 'who are you?' } })
  else if (fault === 'reset') response.socket?.destroy()
  else return fault === 'hang'
  return true
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const part of request as AsyncIterable<string>) {
    text += part
    if (text.length > MOST_BODY) throw new Error('request too large')
  }
  return text
}

type OpenAiBody = { messages: { content: string | { text?: string }[] }[] }
type GeminiBody = { contents: { parts: { text?: string }[] }[] }

/** The last message's text. */
function readPrompt(body: string, isGemini: boolean): string {
  const parsed = JSON.parse(body) as OpenAiBody & GeminiBody
  const content = isGemini ? parsed.contents.at(-1)!.parts : parsed.messages.at(-1)!.content
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')
}
