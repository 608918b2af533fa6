import type { Span } from '@evenhand/model'
import { AND_WORDS } from '../knowledge/judging/and-words.ts'
import { CERTIFICATE_WORDS, CERTIFICATE_WORDS_ABROAD } from '../knowledge/judging/general-words.ts'
import { ELSE_WORDS, orPattern } from '../knowledge/judging/joining-words.ts'
import { meaningsOf } from './meanings-of.ts'
import { stemsAbroad, wordsOf } from './words-of.ts'

/** Words that any certificate may be asked for in. */
export const GENERAL = new Set([...wordsOf(CERTIFICATE_WORDS).stems, ...stemsAbroad(CERTIFICATE_WORDS_ABROAD)])
/** A line that names less than half of a certificate names another one. */
export const ENOUGH = 0.5

/** How much of what is asked for some places say. */
export type Covered = { covered: number; spans: Span[] }

const OTHERS = new RegExp(`(?<!\\p{L})(?:${ELSE_WORDS})(?!\\p{L})|\\s/\\s`, 'iu')
const AND = new RegExp(`(?<![\\p{L}\\p{M}])(?:${AND_WORDS})(?![\\p{L}\\p{M}])|[,、，]`, 'iu')

/** The certificates that a text asks for, any of which will do, each as what must be held for it: the stems of its own words. */
export function certificateParts(label: string, language: string): string[][][] {
  const stems = (text: string) => [...new Set(meaningsOf(text, language))].filter((word) => !GENERAL.has(word))
  return label
    .split(orPattern(language))
    .flatMap((part) => part.split(OTHERS))
    .map((part) =>
      part
        .split(AND)
        .map(stems)
        .filter((words) => words.length > 0),
    )
    .filter((parts) => parts.length > 0)
}

/** The best of the certificates of which one is enough; of one made of several what is held of these. */
export function bestOfParts(each: string[][][], cover: (words: string[]) => Covered): Covered {
  let best: Covered = { covered: 0, spans: [] }
  if (each.length < 2 && (each[0]?.length ?? 0) < 2) return best
  for (const parts of each) {
    const held = parts.map(cover).filter(({ covered }) => covered >= ENOUGH)
    const covered = held.reduce((sum, part) => sum + part.covered, 0) / parts.length
    if (covered > best.covered) best = { covered, spans: held.flatMap(({ spans }) => spans) }
  }
  return best
}
