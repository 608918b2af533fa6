import type { SectionKind } from '@evenhand/model'
import { HEADING_WORDS } from '../../knowledge/reading/heading-words.ts'
import { LONG_HEADINGS } from '../../knowledge/reading/long-headings.ts'
import { PLAIN_HEADINGS } from '../../knowledge/reading/plain-headings.ts'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { createWord, phraseKey, type Word } from '../text/phrase-set.ts'
import { editsBetween } from '../text/edits-between.ts'
import { knownHeading } from './heading-kind.ts'

/** Words of a heading that may be mistyped: most rows of more are text. */
const MOST_WORDS = 5
/** Letters from which on a word with one wrong letter is still told from others, and from which on one with two is. */
const LEAST_LETTERS = 6
const LONG_WORD = 10
const MOST_EDITS = 2
/** Letters from which on a word alone in its row need not look like a heading, if the row begins a block. */
const PLAIN_WORD = 8
/** Words that one may have been meant to be. */
const MOST_MEANT = 4
/** Letters at either end of a word of which one end is right, so that few words have to be compared. */
const ENDS = 3

/**
 * The section of a heading with typing errors: "WORK EXPERIANCE", "Carrer Histroy". Each word that stands in no phrase at all
 * is taken for the nearest word of the headings; what comes out has to be a heading as a whole. One word alone has to be
 * set as a heading, too: a name may be as near.
 */
export function mistypedHeading(doc: Doc, row: Row): SectionKind | undefined {
  const { words, start, bullet } = row
  if (words.length === 0 || words.length > MOST_WORDS || bullet) return undefined
  const unknown = words.filter(({ number }) => number === 0)
  if (unknown.length === 0 || isSmall(doc.text[start]!) || !unknown.every(isLong)) return undefined
  const isSet = row.level !== 'body' || row.bold || isCapitals(row) || doc.fold[row.end - 1] === ':'
  if (words.length === 1 && !isSet && !((row.gap || row.apart) && words[0]!.key.length >= PLAIN_WORD)) return undefined
  return sectionMeant(doc, words, 0)
}

/** Long enough to be told from others with a wrong letter. */
function isLong({ key, unspaced }: Word): boolean {
  return !unspaced && key.length >= LEAST_LETTERS
}

/** The section that the words name when each mistyped one from `at` on is what it was meant to be. */
function sectionMeant(doc: Doc, words: Word[], at: number): SectionKind | undefined {
  while (at < words.length && words[at]!.number > 0) at++
  const word = words[at]
  if (word === undefined) return knownHeading(words, doc.fold)
  for (const meant of nearTo(word, words.length === 1 ? 1 : MOST_EDITS)) {
    const found = sectionMeant(doc, words.with(at, createWord(meant, word.start, word.end)), at + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** The words of the headings that an unknown word may have been meant to be, the nearest first: "profesional" is Spanish, too. */
function nearTo({ key }: Word, mostEdits: number): string[] {
  const most = key.length < LONG_WORD ? 1 : mostEdits
  const { byOpening, byClosing } = (ends ??= wordsByEnds())
  const near: { word: string; edits: number }[] = []
  for (const known of [byOpening.get(key.slice(0, ENDS)), byClosing.get(closingOf(key))]) {
    for (let at = 0; at < (known?.words.length ?? 0); at++) {
      if (Math.abs(known!.lengths[at]! - key.length) > most) continue
      const other = known!.words[at]!
      // "Observation" is no slip of "observations".
      if (key.startsWith(other) || other.startsWith(key)) continue
      const edits = editsBetween(key, other, most)
      if (edits <= most && !near.some(({ word }) => word === other)) near.push({ word: other, edits })
    }
  }
  return near
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, MOST_MEANT)
    .map(({ word }) => word)
}

/** A word's first letter, in which no slip is looked for, and its last ones. */
function closingOf(word: string): string {
  return word.slice(0, 1) + word.slice(-ENDS)
}

/** Words with one end, and how long each is: most are told by that to be none that was meant, and are not looked at. */
type Known = { words: string[]; lengths: number[] }
type Ends = { byOpening: Map<string, Known>; byClosing: Map<string, Known> }

/** Made when the first row asks for it: most resumes have no unknown word that stands alone. */
let ends: Ends | undefined

function wordsByEnds(): Ends {
  const made: Ends = { byOpening: new Map(), byClosing: new Map() }
  const lists = [HEADING_WORDS, PLAIN_HEADINGS, LONG_HEADINGS].flatMap((byLanguage) => Object.values(byLanguage))
  const phrases = lists.flatMap((byKind) => Object.values(byKind)).flatMap((list) => list.split('|'))
  for (const word of new Set(phrases.flatMap((phrase) => phraseKey(phrase).split(' ')))) {
    if (word.length < LEAST_LETTERS) continue
    add(made.byOpening, word.slice(0, ENDS), word)
    add(made.byClosing, closingOf(word), word)
  }
  return made
}

function add(known: Map<string, Known>, end: string, word: string): void {
  const same = known.get(end) ?? { words: [], lengths: [] }
  known.set(end, same)
  same.words.push(word)
  same.lengths.push(word.length)
}
