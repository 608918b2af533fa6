import { CLOSING_OPENERS, FORM_LABELS, LIST_HEADS, NOTHING_WORDS } from '../../knowledge/reading/list-ends.ts'
import { IDENTITY_LABELS } from '../../knowledge/reading/identity-words.ts'
import { MONTH_NAMES } from '../../knowledge/reading/month-names.ts'
import { DOCUMENT_WORDS, OF_PAGES, PAGE_WORDS } from '../../knowledge/reading/name-words.ts'
import type { Part } from '../sections/find-sections.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc, Row } from '../text/document.ts'
import { opensWithDigit } from '../text/is-short-number.ts'
import {
  compilePhrases,
  isMadeOf,
  isPhrase,
  keyOf,
  phraseAt,
  phraseKey,
  type PhraseSet,
  type Word,
} from '../text/phrase-set.ts'
import { WordSet } from '../text/word-set.ts'

const CLOSINGS = compilePhrases(CLOSING_OPENERS)
const FORM = compilePhrases(FORM_LABELS)
const PERSONAL = compilePhrases(IDENTITY_LABELS)
const PAGES = compilePhrases(PAGE_WORDS)
const OF = compilePhrases(OF_PAGES)
const DOCUMENT = compilePhrases(DOCUMENT_WORDS)
/** The heads of columns, and words for nothing. */
const NO_ENTRIES = compilePhrases(LIST_HEADS, NOTHING_WORDS)
const MONTHS = new WordSet(Object.values(MONTH_NAMES).flatMap((names) => names.split(/[|/ ]/).map(phraseKey)))
/** Words of a label before its colon, at most. */
const LONGEST_LABEL = 3

/** The rows of a list that may be entries of it: up to the sentence or the form with which the resume goes on behind it. */
export function itemRows(doc: Doc, { kind, rows }: Part, name: string | undefined): Row[] {
  const own = name === undefined ? undefined : phraseKey(name)
  const end = rows.findIndex((row) => closes(doc, row))
  const listed: Row[] = []
  let dated = false
  for (const row of end < 0 ? rows : rows.slice(0, end)) {
    if (isOfPage(row.words, own) || isMadeOf(row.words, NO_ENTRIES) || isOfOther(doc, row, kind)) continue
    const isDate = isDay(row.words)
    // What stands below the day of one is another.
    if (!isDate) listed.push(dated ? { ...row, gap: true } : row)
    dated = isDate
  }
  return listed
}

/** "I hereby certify that ...", "通勤時間 約35分", "Notice period: a month". */
function closes(doc: Doc, row: Row): boolean {
  return phraseAt(row.words, 0, CLOSINGS) > 0 || opensWith(doc, row, FORM)
}

/** Whether a label of the set opens the row, with the sign of one behind it; those of a script without blanks need none. */
function opensWith({ fold }: Doc, { words, end }: Row, labels: PhraseSet): boolean {
  const label = phraseAt(words, 0, labels)
  if (label === 0) return false
  return words[0]!.unspaced || /[:：\t]/.test(fold.slice(words[label - 1]!.end, words[label]?.start ?? end))
}

/** "3 February 2013". */
function isDay(words: Word[]): boolean {
  return words.some((word) => MONTHS.has(word)) && words.every((word) => isNumber(word) || MONTHS.has(word))
}

/** "2 of 3", "Page 2 of 3", "Curriculum vitae 5", "Ada Merrow", "Ada Merrow, page 2". */
function isOfPage(words: Word[], own: string | undefined): boolean {
  const key = keyOf(words)
  if (own !== undefined && own !== '' && key.startsWith(own)) {
    if (key === own || words.some((_, at) => phraseAt(words, at, PAGES) > 0)) return true
  }
  if (words.length > LONGEST_PAGE) return false
  if (words.length === 3 && isNumber(words[0]!) && isNumber(words[2]!) && isPhrase(words[1], OF)) return true
  const isNumbered = words.length > 1 && words.some((word) => isNumber(word))
  if (phraseAt(words, 0, PAGES) > 0) return isNumbered
  return (
    words.filter((word) => !isNumber(word)).length === phraseAt(words, 0, DOCUMENT) &&
    words.length > 0 &&
    !isNumber(words[0]!)
  )
}

const LONGEST_PAGE = 6

function isNumber(word: Word): boolean {
  return opensWithDigit(word) && /^\d{1,4}(?:st|nd|rd|th)?$/.test(word.key)
}

/** "Languages: English, Polish", "Nationality: Tarnish" in a list of certificates. */
function isOfOther(doc: Doc, row: Row, kind: Part['kind']): boolean {
  const { words } = row
  if (kind !== 'projects' && opensWith(doc, row, PERSONAL)) return true
  if (kind !== 'publications' && isReached(doc, row)) return true
  for (let count = 1; count <= Math.min(LONGEST_LABEL, words.length - 1); count++) {
    if (!/^\s?[:：]/.test(doc.fold.slice(words[count - 1]!.end, words[count]!.start))) continue
    const other = knownHeading(words.slice(0, count))
    return other !== undefined && OTHER.has(other) && other !== kind
  }
  return false
}

/** "Quarn · ada@merrow.example": the foot of a page. */
function isReached({ fold }: Doc, { start, end }: Row): boolean {
  const at = fold.indexOf('@', start)
  return at > start && at < end && /^[\w.+-]@[\w-]{2,60}\.\w/.test(fold.slice(at - 1, at + LONGEST_ADDRESS))
}

const LONGEST_ADDRESS = 70

/** Sections whose headings, as labels of a row, tell no entry of another list. */
const OTHER = new Set<Part['kind']>([
  'languages',
  'interests',
  'references',
  'skills',
  'personal',
  'contact',
  'education',
])
