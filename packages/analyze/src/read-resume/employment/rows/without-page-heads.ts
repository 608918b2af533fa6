import { OF_PAGES, PAGE_WORDS } from '../../../knowledge/reading/name-words.ts'
import type { Part } from '../../sections/find-sections.ts'
import { DOCUMENT } from '../../sections/heading-looks.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { compilePhrases, isMadeOf, isPhrase, phraseKey, phraseKeys, type Word } from '../../text/phrase-set.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { isAlone } from './own-dates.ts'

/** "Page 1 of 3", "© 2012 Merrow, Inc. All rights reserved.", and "Jane Weir" at the top of the second page: no employers. */
export function withoutPageHeads(doc: Doc, hints: EmploymentHints): Part[] {
  const isOfPage = (row: Row) => isFoot(row) || isAddress(doc, row)
  const parts = hints.parts.map((part) => {
    const rows = part.rows.filter((row) => !isOfPage(row))
    return rows.length < part.rows.length ? { ...part, rows } : part
  })
  return withoutNames({ ...hints, parts })
}

/** What stands at the foot of each page of a form: its number, or whose the form is. */
function isFoot({ words }: Row): boolean {
  if (words.length > LONGEST_FOOT || words.length < FEWEST_OF_FOOT) return false
  const [first, second] = words
  if (isShortNumber(second!) && isPhrase(first, PAGE))
    return words.slice(2).every((word) => isShortNumber(word) || OF.has(word.key))
  return words.at(-1)!.key === 'reserved' && words.at(-2)!.key === 'rights'
}

/** "https://www.merrow.example/r/jane-weir/d077?co=IN", which a browser prints at the foot of a page. */
function isAddress({ fold }: Doc, { start, end }: Row): boolean {
  return fold.startsWith('http', start) && /^https?:\/\/[^\s/]+\/[^\s/]+\/\S+$/.test(fold.slice(start, end))
}

const PAGE = compilePhrases(PAGE_WORDS)
const OF = new Set(phraseKeys(OF_PAGES))
const LONGEST_FOOT = 14
const FEWEST_OF_FOOT = 2

/** "Jane Weir" at the top of the second page, in the middle of a post: no employer. */
function withoutNames({ parts, name, rangesOf }: EmploymentHints): Part[] {
  if (name === undefined) return parts
  const keys = phraseKey(name.value).split(' ')
  const { length } = keys
  const first = name.spans[0]!.start
  const isName = (words: Word[]) => words.length === length && words.every(({ key }, at) => key === keys[at])
  // "1/3 | Jane Weir", "Jane Weir - Curriculum Vitae, page 2": with the number of its page, or what the document is called.
  const isPaged = (words: Word[]) => {
    // Most rows do not even hold the first of the names.
    if (words.length > length + LONGEST_REST || !words.some(({ key }) => key === keys[0])) return false
    const own = words.filter((word) => !isShortNumber(word) && !isPhrase(word, PAGE) && !OF.has(word.key))
    if (own.length === length) return own.length < words.length && isName(own)
    const opens = isName(own.slice(0, length)) && isMadeOf(own.slice(length), DOCUMENT)
    return opens || (isName(own.slice(-length)) && isMadeOf(own.slice(0, -length), DOCUMENT))
  }
  const repeats = ({ start, words }: Row) => start > first && (isName(words) || isPaged(words))
  const isTime = (row: Row | undefined) => row !== undefined && isAlone({ row, ranges: rangesOf(row) })
  // "Jane Weir" above or below dates: her own firm.
  const isHead = (rows: Row[], at: number) =>
    repeats(rows[at]!) && (isPaged(rows[at]!.words) || (!isTime(rows[at - 1]) && !isTime(rows[at + 1])))
  return parts.map((part) =>
    part.rows.some(repeats) ? { ...part, rows: part.rows.filter((_, at) => !isHead(part.rows, at)) } : part,
  )
}

/** Words beside the name: what the document is called, a page's number, and how many there are. */
const LONGEST_REST = 6
