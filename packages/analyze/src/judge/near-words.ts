import { NEAR_WORDS } from '../knowledge/judging/near-words.ts'
import { meaningOf } from './words-of.ts'

let compiled: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The stems that may be said in place of a stem where somebody tells of work, without itself. */
export function nearWords(stem: string): ReadonlySet<string> {
  return (compiled ??= compile()).get(stem) ?? NONE
}

const NONE: ReadonlySet<string> = new Set()

function compile(): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>()
  for (const line of NEAR_WORDS.split('\n').filter((each) => each !== '')) {
    const stems = [...new Set(line.split(' ').map(meaningOf))]
    for (const stem of stems) {
      const others = near.get(stem) ?? new Set()
      for (const other of stems) if (other !== stem) others.add(other)
      near.set(stem, others)
    }
  }
  return near
}
