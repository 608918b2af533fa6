import type { LanguageSkill } from '@evenhand/model'
import { AND_WORDS } from '../../knowledge/judging/and-words.ts'
import { ALL_LANGUAGES, LANGUAGE_LEVELS, LITTLE_OF_LANGUAGE } from '../../knowledge/reading/language-names.ts'
import type { Doc } from '../text/document.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word } from '../text/phrase-set.ts'

export type LanguageLevel = NonNullable<LanguageSkill['level']>

/** Where a language stands among the words of a row. */
export type Place = { at: number; until: number }

const LEVELS = Object.entries(LANGUAGE_LEVELS).map(
  ([level, list]) => [level as LanguageLevel, compilePhrases(list)] as const,
)
const LITTLE = compilePhrases(LITTLE_OF_LANGUAGE)
const ALL = compilePhrases(ALL_LANGUAGES)
const AND = compilePhrases(AND_WORDS)

/** Signs between languages that have nothing to do with one another. */
const SIGN = /[,;.|/•·\t\n،、，；。／]/u
/** What introduces several languages of one level: "Basic: French, German", "Fluent in English and French". */
const INTRODUCES = /(?:[:：]|\s(?:in|en|em|an))\s*$/u

/**
 * The level that a row tells of each of its languages. What stands behind a language is told of it, up to the sign or the
 * "and" behind which the next one has words of its own before it: "English, Yoruba, a little Hausa", "English B2, basic French".
 */
export function levelsOf(doc: Doc, words: Word[], places: Place[]): (LanguageLevel | undefined)[] {
  const stretches = [0, ...places.map(({ until }) => until)].map((from, index) => {
    const to = places[index]?.at ?? words.length
    const cut = index === places.length ? to : cutIn(doc, words, { from, to })
    return { behind: words.slice(from, cut), before: words.slice(cut, to) }
  })
  const levels = places.map((_, index) => levelIn(stretches[index + 1]!.behind))
  let shared: LanguageLevel | undefined
  for (const [index, { at, until }] of places.entries()) {
    const { behind, before } = stretches[index]!
    const told = levelIn(before)
    const introduced = told !== undefined && INTRODUCES.test(doc.fold.slice(before[0]!.start, words[at]!.start))
    if (introduced || (told !== undefined && index > 0)) shared = introduced ? told : undefined
    if (levels[index] !== undefined) {
      // "Deutsch | Muttersprache Englisch | C1": the next has its own.
      if (index > 0 && told !== undefined) levels[index - 1] ??= told
      continue
    }
    const alone = places.length === 1 ? levelIn(behind) : undefined
    levels[index] = told ?? alone ?? shared ?? (isLittle(doc, words, { before, until }) ? 'A1' : undefined)
  }
  for (let index = 1; index < places.length; index++) {
    const ofAll = hasPhrase(stretches[index + 1]!.behind, ALL) ? levels[index] : undefined
    for (let before = 0; before < index; before++) levels[before] ??= ofAll
  }
  return levels
}

/** The word from which on what stands between two languages is told of the second: behind the last sign outside brackets, or behind "and". */
function cutIn(doc: Doc, words: Word[], { from, to }: { from: number; to: number }): number {
  let depth = 0
  for (let at = to; at > from; at--) {
    const word = words[at - 1]!
    const gap = doc.fold.slice(word.end, words[at]?.start ?? word.end)
    if (depth === 0 && SIGN.test(gap.slice(gap.lastIndexOf(')') + 1))) return at
    depth += gap.split(')').length - gap.split('(').length
    if (depth === 0 && phraseAt(words, at - 1, AND) > 0) return at
  }
  return from === 0 || SIGN.test(doc.fold.slice(words[from - 1]!.end, words[from]?.start)) ? from : to
}

/** "A bit of Turkish", "some Polish": words for little right before a language, behind which nothing more is said of it. */
function isLittle(doc: Doc, words: Word[], { before, until }: { before: Word[]; until: number }): boolean {
  const length = phraseAt(before, 0, LITTLE)
  if (length === 0 || length < before.length - 1) return false
  const next = words[until]
  return (
    next === undefined ||
    /\S/.test(doc.fold.slice(words[until - 1]!.end, next.start)) ||
    phraseAt(words, until, AND) > 0
  )
}

/** The first level that words tell. */
export function levelIn(words: Word[]): LanguageLevel | undefined {
  for (let at = 0; at < words.length; at++) {
    let best: { level: LanguageLevel; length: number } | undefined
    for (const [level, set] of LEVELS) {
      const length = phraseAt(words, at, set)
      if (length > (best?.length ?? 0)) best = { level, length }
    }
    if (best !== undefined) return best.level
  }
  return undefined
}
