import { matchTerms } from '../knowledge/match-terms.ts'

/** Letters of initials that may stand for a job's name. */
const LETTERS = { least: 2, most: 4 }
/** Words of a name that give a letter: "de", "of" and the like give none. */
const WORDS = /\p{L}[\p{L}\p{M}]{2,}/gu

/** What a job is called for short, with the words that stand for it: "PM" in an advert for a senior product manager. */
export function initialsOf(names: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of names) {
    const words = [...name.matchAll(WORDS)].map(([word]) => word)
    for (let first = 0; first < words.length; first++) {
      const named = words.slice(first)
      const initials = named.map((word) => word[0]!.toUpperCase()).join('')
      if (initials.length >= LETTERS.least && initials.length <= LETTERS.most && !found.has(initials))
        found.set(initials, named.join(' '))
    }
  }
  return found
}

/** Letters that say the same to everybody, whatever job is advertised. */
const SETTLED = new Set(['IT', 'QA', 'UI', 'TV', 'VP', 'CNC', 'EDV', 'EU', 'UK', 'US'])

const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,4}(?![\p{L}\p{N}])/gu

/** A title with the job's words where it holds their initials in capitals; undefined where it holds none. */
export function spelledOut(title: string, initials: ReadonlyMap<string, string>): string | undefined {
  const whole = title.replaceAll(CAPITALS, (letters) =>
    SETTLED.has(letters) || matchTerms(letters).length > 0 ? letters : (initials.get(letters) ?? letters),
  )
  return whole === title ? undefined : whole
}
