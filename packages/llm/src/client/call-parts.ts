import type { AsyncLocalStorage } from 'node:async_hooks'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../model-settings.ts'
import type { Clock } from './clock.ts'
import type { Breaker } from './create-breaker.ts'
import type { Gate } from './create-gate.ts'
import type { KeyRing } from './create-key-ring.ts'
import type { Spending } from './create-spending.ts'

/** Says what happened, without texts and keys. */
export type ModelLog = (event: { event: string } & Record<string, string | number>) => void

/** What the calls of one client have in common. */
export type CallParts = {
  settings: ModelSettings
  clock: Clock
  /** The model, once for each key. */
  models: LanguageModel[]
  /** Where a call learns when its request leaves, and how large it is. */
  leaving: AsyncLocalStorage<(bytes: number) => void>
  keys: KeyRing
  /** Waits until the key of this number may be used among all processes; rejects when aborted. */
  claimKey: (key: number, signal?: AbortSignal) => Promise<void>
  /** Has every process leave a key alone for so many milliseconds. */
  holdKey: (key: number, ms: number) => Promise<void>
  gate: Gate
  breaker: Breaker
  spending: Spending
  log: ModelLog
}
