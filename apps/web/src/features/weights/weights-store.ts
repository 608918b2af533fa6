import type { JobProfile } from '@evenhand/model'
import type { Weights } from './reweigh.ts'

/** Weights under a name, by the words of the requirement: they fit every job that asks for the same. */
export type SavedWeights = { name: string; byLabel: Readonly<Record<string, number>> }

const KEY = 'evenhand-weights'
const MOST = 30

/** What was saved in this browser, newest first; nothing where it cannot be read. */
export function listWeights(storage: Pick<Storage, 'getItem'>): SavedWeights[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as SavedWeights[]) : []
  } catch {
    // Written by hand or cut off: as if nothing had been saved.
    return []
  }
}

/** Keeps weights under a name, in the place of others of that name. */
export function saveWeights(storage: Storage, saved: SavedWeights): SavedWeights[] {
  return write(storage, [saved, ...listWeights(storage).filter(({ name }) => name !== saved.name)].slice(0, MOST))
}

export function forgetWeights(storage: Storage, name: string): SavedWeights[] {
  return write(
    storage,
    listWeights(storage).filter((each) => each.name !== name),
  )
}

/** Every requirement's weight as it counts now, under the words of the requirement. */
export function toSaved(name: string, job: JobProfile, weights: Weights): SavedWeights {
  const entries = job.requirements.map(({ id, label, weight }) => [label, weights[id] ?? weight] as const)
  return { name, byLabel: Object.fromEntries(entries) }
}

/** Saved weights for this job: what it does not ask for is passed over, what was not saved stays. */
export function toWeights({ byLabel }: SavedWeights, job: JobProfile): Weights {
  const changed = job.requirements.flatMap(({ id, label, weight }) => {
    const saved = byLabel[label]
    return saved === undefined || saved === weight ? [] : [[id, saved] as const]
  })
  return Object.fromEntries(changed)
}

function write(storage: Storage, all: SavedWeights[]): SavedWeights[] {
  storage.setItem(KEY, JSON.stringify(all))
  return all
}
