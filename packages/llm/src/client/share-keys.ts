import { createHmac } from 'node:crypto'
import type { CallParts } from './call-parts.ts'
import type { Clock } from './clock.ts'

/** Where several processes agree on who uses a key when; `name` tells a key without being it. */
export type KeyStore = {
  /** 0: the key is the caller's to use now, and nobody else's within the gap. Otherwise how many ms to wait and ask again. */
  claim: (name: string, gap: number) => Promise<number>
  /** Leaves a key alone for so many ms. */
  hold: (name: string, ms: number) => Promise<void>
}

type Sharing = { keys: string[]; gap: number; clock: Clock; secret: string; store: KeyStore | undefined }

/** What keeps the gap of each key among processes; without a store there is one process only. */
export function shareKeys({ keys, gap, clock, secret, store }: Sharing): Pick<CallParts, 'claimKey' | 'holdKey'> {
  if (store === undefined) return { claimKey: async () => undefined, holdKey: async () => undefined }
  const names = keys.map((key) => createHmac('sha256', secret).update(key).digest('hex').slice(0, 32))
  return {
    claimKey: async (key, signal) => {
      for (;;) {
        const wait = await store.claim(names[key] ?? '', gap)
        if (wait <= 0) return
        await clock.sleep(wait, signal)
      }
    },
    holdKey: (key, ms) => store.hold(names[key] ?? '', ms),
  }
}
