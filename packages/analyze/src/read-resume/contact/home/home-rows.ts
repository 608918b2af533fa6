import type { Field, SectionKind } from '@evenhand/model'
import { HOME_LABELS } from '../../../knowledge/reading/home-words.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { overlapping } from '../../text/overlapping.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import type { HomeHints } from './find-home.ts'
import { isToOthers } from '../name/head-rows.ts'
import { rowsBelowName } from '../name/network-page.ts'
import { findLetter } from '../name/letter-rows.ts'

const HOMES = compilePhrases(HOME_LABELS.present, HOME_LABELS.plain, HOME_LABELS.permanent)
/** Rows that may tell where somebody lives. */
const MOST_ROWS = 60

/**
 * Rows that tell how to reach the candidate: those of the head, those around the name and a number or an e-mail address, wherever
 * a side column or a foot has put them, and those which a label opens.
 */
export function homeRows(doc: Doc, { parts, fields, name }: Pick<HomeHints, 'parts' | 'fields' | 'name'>): Row[] {
  const own = new Set<Row>()
  for (const { kind, heading, rows } of parts)
    if (kind === 'contact' || kind === 'personal')
      for (const row of heading === undefined ? rows : [heading, ...rows]) if (own.size < MOST_ROWS) own.add(row)
  let others: Set<Row> | undefined
  // Rows that are known to be the candidate's are asked for first: of most resumes the others need not be gathered.
  const isOfOthers = (row: Row) => (others ??= othersIn(parts)).has(row)
  for (const row of doc.rows.slice(0, MOST_ROWS))
    if (isLabelled(row) && !own.has(row) && !isOfOthers(row)) for (const below of rowsFrom(doc, row)) own.add(below)
  for (const field of name === undefined ? fields : [...fields, name]) {
    for (const found of overlapping(doc.rows, field.spans[0]!.start, field.spans[0]!.end)) {
      const at = doc.rows.indexOf(found)
      for (const row of doc.rows.slice(Math.max(0, at - AROUND), at + AROUND + 1))
        if (row === found || (!own.has(row) && !isOfOthers(row))) own.add(row)
      // Such a page tells no number and no address: the town stands below the name, under all that is said of it.
      // (Its menu has made a section of "Jobs" of these rows.)
      if (field === name) for (const row of rowsBelowName(doc, at)) own.add(row)
    }
  }
  const letter = letterRows(doc, fields)
  return [...own].filter((row) => !letter.has(row)).toSorted((a, b) => a.start - b.start)
}

/** Sections whose places are an employer's, a school's or a referee's. */
const OF_OTHERS = new Set<SectionKind>([
  'employment',
  'education',
  'projects',
  'references',
  'volunteering',
  'publications',
])
const MOST_OTHERS = 400
/** Rows around a number or an e-mail address below the head that may tell the address, too. */
const AROUND = 2

function othersIn(parts: Part[]): Set<Row> {
  return new Set(parts.filter(({ kind }) => OF_OTHERS.has(kind)).flatMap(({ rows }) => rows.slice(0, MOST_OTHERS)))
}

/** A row that opens with a label of an address. */
function isLabelled({ words }: Row): boolean {
  return phraseAt(words, 0, HOMES) > 0
}

/** A row, and below a label alone the address. */
function rowsFrom(doc: Doc, row: Row): Row[] {
  if (phraseAt(row.words, 0, HOMES) < row.words.length) return [row]
  const at = doc.rows.indexOf(row)
  return doc.rows.slice(at, at + BELOW_LABEL + 1)
}

const BELOW_LABEL = 3

/** Rows of a letter in front of the resume, and of the address above its greeting, which is its reader's. */
export function letterRows(doc: Doc, fields: Field[]): Set<Row> {
  const letter = findLetter(doc)
  if (letter === undefined) return new Set()
  const isReached = (row: Row) =>
    fields.some(({ spans }) => spans.some(({ start }) => start >= row.start && start < row.end))
  const last = doc.rows.slice(0, letter.from).findLastIndex(isReached)
  const to = doc.rows.slice(0, letter.from).findIndex((row) => isToOthers(doc, row))
  return new Set(doc.rows.slice(last >= 0 ? last + 1 : to >= 0 ? to : letter.from, letter.until + 1))
}
