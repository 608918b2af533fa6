import { LANGUAGE_LEVELS, LANGUAGE_NAMES } from '../../knowledge/reading/language-names.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc, Row } from '../text/document.ts'
import { matchesOf } from '../text/matches-of.ts'
import { compilePhrases, mayOpen, phraseAt, type Word, wordsIn } from '../text/phrase-set.ts'

const NAMES = compilePhrases(...Object.values(LANGUAGE_NAMES))
const LEVELS = compilePhrases(...Object.values(LANGUAGE_LEVELS))
/** Words of a row that is looked into, and of what is said of a language in it. */
const LONGEST_ROW = 32
const LONGEST_PART = 12
/** So far into a part its language may stand, and so far behind the language its level. */
const LATEST = 2
const LATEST_LEVEL = 3
/** Signs that have nothing to do with each other beside them, and those of a list. */
const STRONG = /[|•\t]|(?<=\p{L}{4}|\p{L}\d|\))\.\s/gu
const WEAK = /[,;/]|\s(?:and|und|et|y|e|i|en|och|og|ja|u|и|та|va|ve|sowie)\s|\s[-–]\s/gu

/**
 * "Vietnamese (mother tongue), English", "Deutsch B2, Englisch | ...", "Languages Portuguese, English": the stretches of a row
 * that say nothing but which languages somebody speaks: two or more, or one with its level.
 */
export function languageStretches(doc: Doc, row: Row): Word[][] {
  if (row.words.length > LONGEST_ROW || !row.words.some((word) => mayOpen(word, NAMES))) return []
  return split(doc, [row.start, row.end], STRONG).flatMap(([start, end]) => {
    const words = wordsIn(doc, start, end)
    const label = words.length > 1 && knownHeading(words.slice(0, 1)) === 'languages' ? 1 : 0
    const own = words.slice(label)
    return own.length > 0 && areLanguages(doc, own[0]!.start, end) ? [own] : []
  })
}

/** Whether a row says nothing else. */
export function isOfLanguages(doc: Doc, row: Row): boolean {
  const stretches = languageStretches(doc, row)
  const count = stretches.reduce((sum, words) => sum + words.length, 0)
  return count > 0 && count + 1 >= row.words.length
}

type Stretch = [start: number, end: number]

function split(doc: Doc, [start, end]: Stretch, signs: RegExp): Stretch[] {
  const text = withoutBrackets(doc.fold.slice(start, end))
  const parts: Stretch[] = []
  let from = 0
  for (const sign of [...matchesOf(text, signs), { 0: '', index: text.length }]) {
    if (sign.index > from) parts.push([start + from, start + sign.index])
    from = sign.index + sign[0].length
  }
  return parts
}

/** What stands in brackets goes with what stands before them. */
function withoutBrackets(text: string): string {
  return text.includes('(') ? text.replaceAll(/\([^()]{0,60}\)/g, (bracket) => '_'.repeat(bracket.length)) : text
}

function areLanguages(doc: Doc, start: number, end: number): boolean {
  const parts = split(doc, [start, end], WEAK).map((part) => partOf(doc, part))
  const [first] = parts
  if (first?.levelled === true && first.opens) return true
  const named = parts.filter((part) => part !== undefined && (part.levelled || part.plain))
  return named.length === parts.length && (named.length > 1 || first?.levelled === true)
}

/** What a part says of a language. `opens`: the language stands first; `plain`: nothing else does. */
type Told = { opens: boolean; levelled: boolean; plain: boolean }

function partOf(doc: Doc, [start, end]: Stretch): Told | undefined {
  const words = wordsIn(doc, start, end)
  if (words.length > LONGEST_PART) return undefined
  for (let at = 0; at <= Math.min(LATEST, words.length - 1); at++) {
    const count = phraseAt(words, at, NAMES)
    if (count === 0) continue
    const behind = words.slice(at + count)
    const isLevel = (_: Word, index: number, all: Word[]) => phraseAt(all, index, LEVELS) > 0
    const levelled =
      behind.slice(0, LATEST_LEVEL + 1).some((_, index) => phraseAt(behind, index, LEVELS) > 0) ||
      (at > 0 && words.slice(0, at).some(isLevel))
    const outside = behind.filter((word) => !isInBracket(doc, start, word))
    return { opens: at === 0, levelled, plain: outside.length === 0 && words.slice(0, at).every(isSmallWord) }
  }
  return undefined
}

function isInBracket({ fold }: Doc, start: number, word: Word): boolean {
  const before = fold.slice(start, word.start)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** "some English", "algo de inglés", "etwas Polnisch". */
function isSmallWord({ key }: Word): boolean {
  return SMALL.has(key)
}

const SMALL = new Set(
  'some|a|bit|of|also|little|just|etwas|bisschen|ein|wenig|auch|un|peu|de|d|algo|poco|um|pouco|qualche|un po|iets|wat|beetje|een|troche|lite|litt|lidt|немного|biraz|languages'.split(
    '|',
  ),
)
