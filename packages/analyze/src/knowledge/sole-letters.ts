import { fold } from './fold.ts'
import { findTerm } from './lexicon.ts'
import type { TermMatch } from './match-terms.ts'
import { LETTER_CUES } from './reading/letter-cues.ts'

/** In so few words a letter stands for itself: a wish, the entry of a list. */
const FEW = 200
/** So near to a letter stands what shows that it is the name of a language. */
const NEAR = 80

/** And so near the words that say so. */
const BESIDE = 30
const CUES = new RegExp(`(?<![\\p{L}])(?:${LETTER_CUES})`, 'u')

/** What shows that C, or R, is a language: near ones of its kind. */
const KIN: Record<string, ReadonlySet<string>> = {
  c: new Set(['programming-language', 'framework']),
  r: new Set(['programming-language', 'framework', 'software', 'tool']),
}
const GLUED_BEFORE = /(?:[.&'’\\$-]|(?<!\p{L})\p{L}\/)$/u
const GLUED_BEHIND = /^(?:[.&'’-]\p{L}|[\\$]|\/\p{L}(?![\p{L}+#]))/u

/**
 * Without single letters that stand for something else: "licence B, C", "Danielle R. Whitcomb", "S.R.L.", "grade C". In a long
 * text a letter is a language's name where another language, or for statistics another program, is named near it.
 */
export function withoutInitials(text: string, found: TermMatch[]): TermMatch[] {
  if (text.length <= FEW) return found
  return found.filter((match, at) => match.end - match.start > 1 || match.kind !== 'skill' || isNamed(text, found, at))
}

function isNamed(text: string, found: TermMatch[], at: number): boolean {
  const { start, end } = found[at]!
  const kin = KIN[text[start]!.toLowerCase()]
  if (kin === undefined) return true
  if (GLUED_BEFORE.test(text.slice(Math.max(0, start - 3), start))) return false
  if (GLUED_BEHIND.test(text.slice(end, end + 3))) return false
  const isKin = (other: TermMatch | undefined) =>
    other !== undefined && other.end - other.start > 1 && kin.has(findTerm(other.term)?.category ?? '')
  for (let near = at - 1; near >= 0 && found[near]!.end > start - NEAR; near--) if (isKin(found[near])) return true
  for (let near = at + 1; near < found.length && found[near]!.start < end + NEAR; near++)
    if (isKin(found[near])) return true
  return CUES.test(fold(text.slice(Math.max(0, start - BESIDE), end + BESIDE)))
}
