import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { BACKOFF_FIRST, BACKOFF_JITTER, BACKOFF_LARGEST } from '@evenhand/model'
import type { ModelSettings } from '../model-settings.ts'
import { askOnce, type Question } from './ask-once.ts'
import type { Budget } from './create-budget.ts'
import { createBreaker } from './create-breaker.ts'
import { createGate } from './create-gate.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { createKeyRing } from './create-key-ring.ts'
import { createSpending, type SpendingStore } from './create-spending.ts'
import type { CallParts, ModelLog } from './call-parts.ts'
import { type Clock, systemClock } from './clock.ts'
import { isPassing } from './failure-of.ts'
import { ModelError } from './model-error.ts'
import { openModels } from './open-models.ts'
import { type KeyStore, shareKeys } from './share-keys.ts'

export type ModelClientParts = {
  clock?: Clock
  log?: ModelLog
  /** Where the day's spending is kept; by default in this process only. */
  spending?: SpendingStore
  /** Where processes that share the keys keep their gaps; without it this process is taken to be alone. */
  keys?: KeyStore
  /** Makes fences and orders unguessable, yet the same for the same text; by default new for each client. */
  secret?: string
}

/** The door to one configured model. One for each process: key gaps, breaker and cap hold for what goes through it. */
export type ModelClient = {
  settings: ModelSettings
  clock: Clock
  /** Asks until there is an answer of the right form, or the budget is used up. Throws ModelError. */
  ask: <T>(question: Question<T>, budget: Budget) => Promise<T>
  /** What fences and orders are made with. */
  secret: string
  /** USD spent today. */
  spentToday: () => Promise<number>
}

// The library prints its warnings (a server without schemas, say) to the console, which is not its to write to.
globalThis.AI_SDK_LOG_WARNINGS = false

export function createModelClient(settings: ModelSettings, parts: ModelClientParts = {}): ModelClient {
  const { clock = systemClock, log = () => undefined, secret = newSecret() } = parts
  const leaving = new AsyncLocalStorage<(bytes: number) => void>()
  const guarded = createGuardedFetch({ origin: new URL(settings.address).origin, allowPrivate: settings.allowPrivate })
  const models = openModels(settings, (input, init) => {
    leaving.getStore()?.(typeof init?.body === 'string' ? Buffer.byteLength(init.body) : 0)
    return guarded(input, init)
  })
  const inside: CallParts = {
    settings,
    clock,
    models,
    leaving,
    keys: createKeyRing(models.length, settings.keyGap, clock),
    ...shareKeys({ keys: settings.keys, gap: settings.keyGap, clock, secret, store: parts.keys }),
    gate: createGate(settings.concurrency),
    breaker: createBreaker(clock),
    spending: createSpending(settings.dailyCap, clock, parts.spending),
    log,
  }
  return {
    settings,
    clock,
    ask: (question, budget) => ask(inside, question, budget),
    secret: settings.fenceSecret ?? secret,
    spentToday: inside.spending.today,
  }
}

function newSecret(): string {
  return randomBytes(32).toString('hex')
}

async function ask<T>(inside: CallParts, question: Question<T>, budget: Budget): Promise<T> {
  let repaired = false
  for (;;) {
    try {
      const answer = await askOnce(inside, { ...question, repair: repaired }, budget)
      if (answer.isRight) return answer.value
      if (repaired || !budget.hasCalls()) throw new ModelError('invalid-answer')
      repaired = true
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      error.calls = budget.calls()
      inside.log({ event: 'model-call-failed', failure: error.failure, message: error.message, calls: error.calls })
      if (!isPassing(error) || !budget.hasCalls()) throw error
      await waitForNext(inside, error, budget)
    }
  }
}

/** The specification's backoff with jitter, or what the provider asked for; fails now if that is past the budget. */
async function waitForNext({ clock }: CallParts, error: ModelError, budget: Budget): Promise<void> {
  const backoff = Math.min(BACKOFF_FIRST * 2 ** (budget.calls() - 1), BACKOFF_LARGEST) + Math.random() * BACKOFF_JITTER
  const wait = error.retryAfter ?? backoff
  if (wait >= budget.left()) throw error
  try {
    await clock.sleep(wait, budget.signal)
  } catch (cause) {
    const aborted = new ModelError('aborted', { cause })
    aborted.calls = budget.calls()
    throw aborted
  }
}
