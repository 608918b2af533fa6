import { generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import type { CallParts } from './call-parts.ts'
import { countTokens, priceOf } from './count-tokens.ts'
import type { Budget } from './create-budget.ts'
import { failureOf } from './failure-of.ts'
import { mendJson } from './mend-json.ts'
import { ModelError } from './model-error.ts'
import type { SentRecord } from './sent-record.ts'

export type Question<T> = {
  what: SentRecord['what']
  /** Which text it is about. */
  contentHash: string
  instructions: string
  prompt: string
  schema: z.ZodType<T>
}

/** isRight: the answer has the form asked for. */
export type Answer<T> = { isRight: true; value: T } | { isRight: false }

const REPAIR =
  'Your last answer did not have the form asked for. Answer again with one JSON object of exactly that form and nothing else.'
/** Longest answer that is parsed, in characters. */
const LONGEST_ANSWER = 64 * 1024

type Usage = { in: number; out: number; isEstimate: boolean }
type Outcome<T> = { answer: Answer<T>; usage: Usage }

/** One request: waits for its turn, its key and its place under the cap, is told of, and ends in time. */
export async function askOnce<T>(
  inside: CallParts,
  question: Question<T> & { repair: boolean },
  budget: Budget,
): Promise<Answer<T>> {
  const prompt = question.repair ? `${question.prompt}\n\n${REPAIR}` : question.prompt
  const most: Usage = {
    in: countTokens(question.instructions + prompt) + 500,
    out: inside.settings.maxOutputTokens,
    isEstimate: true,
  }
  const leave = await inside.gate(budget.signal).catch(toAborted)
  try {
    const key = await inside.keys.take(budget.signal).catch(toAborted)
    try {
      if (budget.left() <= 0) throw new ModelError('timed-out')
      return await payFor(inside, { question: { ...question, prompt }, key, most, budget })
    } finally {
      inside.keys.giveBack(key)
    }
  } finally {
    leave()
  }
}

/** The request under the day's cap: the most it may cost is set aside before, what it did cost is entered after. */
async function payFor<T>(inside: CallParts, sending: Sending<T>): Promise<Answer<T>> {
  const { most } = sending
  const place = await inside.spending.reserve(priceOf(inside.settings, most.in, most.out))
  let usage: Usage = { in: 0, out: 0, isEstimate: false }
  try {
    inside.breaker.check()
    await announce(inside, sending)
    const call = await sendOnce(inside, sending)
    usage = call.usage
    if (call.error !== undefined) throw call.error
    return call.answer
  } finally {
    await place.settle(priceOf(inside.settings, usage.in, usage.out))
  }
}

/** Counts the call, has the key to itself among all processes, and says that a request is about to leave. */
async function announce<T>(inside: CallParts, { question, key, budget }: Sending<T>): Promise<void> {
  try {
    budget.spend()
    await inside.claimKey(key, budget.signal)
    await budget.onSending(question.what)
  } catch (error) {
    inside.breaker.released()
    if (budget.signal?.aborted === true) toAborted(error)
    throw error
  }
}

function toAborted(cause: unknown): never {
  throw new ModelError('aborted', { cause })
}

type Sending<T> = { question: Question<T>; key: number; most: Usage; budget: Budget }
type Sent<T> = ({ answer: Answer<T>; error?: undefined } | { error: ModelError }) & { usage: Usage }

async function sendOnce<T>(inside: CallParts, sending: Sending<T>): Promise<Sent<T>> {
  const started = inside.clock.now()
  let bytes = 0
  const leave = (size: number) => {
    bytes = size
    inside.keys.use(sending.key)
  }
  const sent = await inside.leaving.run(leave, () => trySending(inside, sending))
  const outcome = sent.error !== undefined ? sent.error.failure : sent.answer.isRight ? 'answered' : 'invalid-answer'
  await sending.budget.onSent(recordOf(inside, sending, { started, bytes, outcome, usage: sent.usage }))
  return sent
}

/** Never rejects for what a provider or the network may do; the breaker and the key learn of it. */
async function trySending<T>(inside: CallParts, sending: Sending<T>): Promise<Sent<T>> {
  const { clock, breaker } = inside
  try {
    const answered = await inTime(inside, sending)
    breaker.succeeded()
    return answered
  } catch (thrown) {
    const error = failureOf(thrown, clock.now())
    if (error.failure === 'provider-failed' || error.failure === 'timed-out') breaker.failed()
    else breaker.released()
    if (error.failure === 'rate-limited' && error.retryAfter !== undefined) {
      inside.keys.hold(sending.key, error.retryAfter)
      await inside.holdKey(sending.key, error.retryAfter)
    }
    // A status was answered: nothing was generated. Otherwise nobody knows, so the most it can have cost is counted.
    const isFree = error.cause === undefined && error.failure !== 'timed-out' && error.failure !== 'aborted'
    return { error, usage: isFree ? { in: 0, out: 0, isEstimate: false } : sending.most }
  }
}

/** The call, ended by its own time limit, the budget's, or the caller. */
async function inTime<T>(inside: CallParts, sending: Sending<T>): Promise<Outcome<T>> {
  const { budget } = sending
  const limit = new AbortController()
  const done = new AbortController()
  const ms = Math.min(inside.settings.timeout, Math.max(1, budget.left()))
  inside.clock.sleep(ms, done.signal).then(
    () => limit.abort(new ModelError('timed-out')),
    () => undefined,
  )
  const signal = budget.signal === undefined ? limit.signal : AbortSignal.any([limit.signal, budget.signal])
  try {
    return await generate(inside, sending, signal)
  } catch (error) {
    if (limit.signal.aborted) throw new ModelError('timed-out', { cause: error })
    if (budget.signal?.aborted === true) throw new ModelError('aborted', { cause: error })
    throw error
  } finally {
    done.abort()
  }
}

async function generate<T>(inside: CallParts, { question, key, most }: Sending<T>, signal: AbortSignal) {
  const answered = await generateText({
    model: inside.models[key]!,
    instructions: question.instructions,
    prompt: question.prompt,
    output: Output.object({ schema: question.schema }),
    maxOutputTokens: inside.settings.maxOutputTokens,
    temperature: inside.settings.reasoning ? undefined : 0,
    maxRetries: 0,
    abortSignal: signal,
  }).catch((error: unknown) => {
    // Fenced, chatty or wrong: what was said is read below.
    if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', usage: error.usage }
    throw error
  })
  const { text, usage } = answered
  const used: Usage = {
    in: usage?.inputTokens ?? most.in,
    out: usage?.outputTokens ?? countTokens(text),
    isEstimate: usage?.inputTokens === undefined || usage.outputTokens === undefined,
  }
  const read = question.schema.safeParse(mendJson(text.slice(0, LONGEST_ANSWER)))
  return { answer: read.success ? { isRight: true, value: read.data } : { isRight: false }, usage: used } as Outcome<T>
}

type Told = { started: number; bytes: number; outcome: SentRecord['outcome']; usage: Usage }

function recordOf<T>(inside: CallParts, { question }: Sending<T>, told: Told): SentRecord {
  const { settings, clock } = inside
  return {
    at: new Date(told.started).toISOString(),
    to: new URL(settings.address).host,
    provider: settings.provider,
    model: settings.model,
    what: question.what,
    contentHash: question.contentHash,
    bytes: told.bytes,
    duration: Math.round(clock.now() - told.started),
    outcome: told.outcome,
    tokensIn: told.usage.in,
    tokensOut: told.usage.out,
    usd: priceOf(settings, told.usage.in, told.usage.out),
    isEstimate: told.usage.isEstimate,
  }
}
