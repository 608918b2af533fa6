import type { Doc, Row } from '../text/document.ts'
import { type DateToken, learnOpening, nextList } from './date-tokens.ts'
import { MONTHS, PRESENT, ROMANS, SINCE, YEAR_LEADS } from './date-words.ts'
import { ERA_OPENERS, ERAS } from './era-years.ts'
import { bitOf, isPhrase, type Word } from '../text/phrase-set.ts'

const OPENERS = new Set([
  ...[MONTHS, PRESENT, SINCE, YEAR_LEADS, ERAS].flatMap(({ all }) => [...all.keys()]),
  ...ROMANS.keys(),
  ...ERA_OPENERS,
])

const OPENING = nextList()
for (const opener of OPENERS) learnOpening(opener, OPENING)
const OPENING_WORDS = bitOf(OPENERS)
const PRESENT_WORDS = bitOf(PRESENT.all.keys())

/** Whether a date or span of time may begin with this word or sign; most words of a resume open none. */
export function opensDate({ lists }: DateToken): boolean {
  return (lists & OPENING) !== 0
}

/** Whether a row may hold a date at all: two digits, the sign of a year, or a few words one of which may begin one. */
export function mayHoldDate({ codes }: Doc, row: Row): boolean {
  for (let at = row.start + 1; at < row.end; at++) {
    const code = codes[at]!
    const before = codes[at - 1]!
    // Two digits, "令和2", or the sign of a year.
    if (code >= 48 && code <= 57 && ((before >= 48 && before <= 57) || before > 0x3000)) return true
    if (code === 0x5e74) return true
  }
  if (row.end - row.start < 40 && row.words.length <= 4) return row.words.some(mayOpen)
  return isPhrase(row.words[0], PRESENT_WORDS)
}

/** Whether a date may begin with a word, or somewhere in one of a script without blanks. */
function mayOpen(word: Word): boolean {
  return word.unspaced || isPhrase(word, OPENING_WORDS)
}
