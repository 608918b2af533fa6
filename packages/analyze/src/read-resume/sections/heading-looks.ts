import type { SectionKind } from '@evenhand/model'
import { APPLICATION_WORDS, DOCUMENT_WORDS } from '../../knowledge/reading/name-words.ts'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import { compilePhrases, hasPhrase, isMadeOf, type Word } from '../text/phrase-set.ts'
import { isSpacedOut, knownHeading } from './heading-kind.ts'
import { mistypedHeading } from './mistyped-heading.ts'

/** What a document is called. */
export const DOCUMENT = compilePhrases(DOCUMENT_WORDS)
const APPLICATION = compilePhrases(APPLICATION_WORDS)

/** Most words in a heading. */
export const LONGEST_HEADING = 7

/** How many known headings look the same: typography that unknown headings may share. */
export type Looks = Map<string, number>

/** The look of headings in small letters. */
export const LOWER = 'lower'

/** The look of headings in the middle of the page that have no other. */
const CENTRED = 'centred'

/** How a row is set, if it looks like a heading at all. */
export function lookOf(row: Row): string | undefined {
  if (row.level === 'body' && !row.bold && !isCapitals(row)) return row.centred ? CENTRED : undefined
  return `${row.level} ${row.bold} ${row.size} ${isCapitals(row)}`
}

/** The section that each row names exactly, as a whole. */
export function namedSections(doc: Doc): (SectionKind | undefined)[] {
  const named = doc.rows.map((row) => knownHeading(row.words, doc.fold) ?? mistypedHeading(doc, row))
  // "Vita" heads a summary once; at the top, or on page after page, it is what the document is called.
  const called = named.flatMap((kind, at) =>
    kind === 'summary' && isMadeOf(doc.rows[at]!.words, DOCUMENT) ? [at] : [],
  )
  if (called.length > 1 || called[0] === 0) for (const at of called) named[at] = undefined
  return named
}

/** "Vita", "Curriculum Vitae 3" on page after page: what the document is called. `named`: the section that the row is, where it heads one. */
export function isPageTitle(words: Word[], named: SectionKind | undefined): boolean {
  return named === undefined && isMadeOf(words, DOCUMENT)
}

/** "Application form / Resume", "Application for shipboard employment": what the document is called, whatever its last word heads. */
export function namesDocument(words: Word[]): boolean {
  return hasPhrase(words, DOCUMENT) || hasPhrase(words, APPLICATION)
}

/** `named`: the sections that the rows name. */
export function headingLooks(doc: Doc, named: (SectionKind | undefined)[]): Looks {
  const looks: Looks = new Map()
  for (const [at, row] of doc.rows.entries()) {
    if (named[at] === undefined) continue
    const short = row.words.length <= LONGEST_HEADING || (row.words.length < 30 && isSpacedOut(row.words))
    if (!short) continue
    const look = row.capitals === 0 && row.letters > 0 ? LOWER : lookOf(row)
    if (look !== undefined) looks.set(look, (looks.get(look) ?? 0) + 1)
  }
  return looks
}

/** Whether the row looks as several known headings do. */
export function looksLikeHeadings(row: Row, looks: Looks): boolean {
  const look = lookOf(row)
  return look !== undefined && (looks.get(look) ?? 0) >= 2
}

/** Whether several known headings stand in the middle of the page, as this row does, and have no other look. */
export function isCentredHeading(row: Row, looks: Looks): boolean {
  return lookOf(row) === CENTRED && looksLikeHeadings(row, looks)
}

/** Headings from which on their look is told. */
const FEWEST = 3

/** Whether all known headings are in capitals, or of a level of their own, and this row is not. */
export function isPlainer(row: Row, looks: Looks): boolean {
  const known = [...looks].filter(([look]) => look !== LOWER && look !== CENTRED)
  if (known.length < looks.size || known.reduce((sum, [, count]) => sum + count, 0) < FEWEST) return false
  if (known.every(([look]) => look.endsWith(' true'))) return !isCapitals(row)
  return known.every(([look]) => !look.startsWith('body')) && row.level === 'body'
}

/** Whether every word but the short ones opens with a capital. */
export function isTitleCase(doc: Doc, row: Row): boolean {
  return row.words.every((word) => word.key.length <= 3 || doc.text[word.start] !== doc.fold[word.start])
}

/** Whether what stands before a colon is written in capitals. */
export function isCapitalStart(doc: Doc, row: Row, colon: number): boolean {
  const label = doc.text.slice(row.start, colon)
  return label.length > 3 && label === label.toUpperCase() && label !== label.toLowerCase()
}
