import type { Span } from '@evenhand/model'
import {
  DENYING_BEFORE,
  DENYING_BEHIND,
  MERIT_LABELS,
  NOT_DENYING,
  NOT_YET,
} from '../knowledge/judging/denying-words.ts'

/** A thing of one to four words, up to where its clause ends: "no SQL, no Perl". More words are a sentence. */
const THINGS = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}-])(?:${DENYING_BEFORE})(?:[ \\t]|(?<='))(?!(?:${NOT_DENYING})(?!\\p{L}))[\\p{L}\\p{N}][^\\s,;:.)!?]{0,29}(?:[ \\t][\\p{L}\\p{N}][^\\s,;:.)!?]{0,29}){0,3}?(?=[,;)!]|\\.(?:\\s|$)|[ \\t]*(?:\\n|$)|[ \\t](?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e)[ \\t]|[ \\t](?:${NOT_YET})(?!\\p{L}))`,
  'gu',
)
/** A row of a label, and that there is none of it. */
const ROWS = new RegExp(
  `^[^:\\n]{2,40}:[ \\t]{0,3}(?:${DENYING_BEHIND})(?:[ \\t]\\p{L}{1,10}){0,3}[ \\t]*(?=[,.;!]|$)`,
  'gmu',
)
const IS_MERIT = new RegExp(`(?<!\\p{L})(?:${MERIT_LABELS})`, 'u')

/** Places of a folded text that deny a thing by the word beside it: they show nothing of it. */
export function deniedThings(folded: string): Span[] {
  const rows = [...folded.matchAll(ROWS)].filter(([row]) => !IS_MERIT.test(row))
  return [...folded.matchAll(THINGS), ...rows].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
}
