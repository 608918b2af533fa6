import { BEFORE_LENGTHS } from '../../knowledge/reading/list-noise.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { DIGIT } from '../text/fold-text.ts'
import { firstWordFrom, type Word } from '../text/phrase-set.ts'

/** One entry of a list. */
export type Item = { start: number; end: number; words: Word[] }

const LONGEST_LABEL = 5
const LONGEST_BRACKET = 120

/** Entries of a row of listed skills: "Category: a, b | c"; notes in brackets about time are left out. */
export function listItems(doc: Doc, row: Row): Item[] {
  const start = afterLabel(doc, row)
  const items: Item[] = []
  let from = start
  let depth = 0
  for (let at = start; at < row.end; at++) {
    if (doc.kinds[at]! >= DIGIT) continue
    const char = doc.fold[at]!
    const list = char === '(' && opensList(doc, at, row)
    if (char === '(' && !list) depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    if (depth > 0 && at - from < 80) continue
    if (!list && !isBreak(doc, at, row)) continue
    push(doc, row, { start: from, end: at, items })
    from = at + 1
  }
  push(doc, row, { start: from, end: row.end, items })
  return items
}

/** "Databases (Oracle, Redis)": entries of their own stand in the brackets. */
function opensList(doc: Doc, at: number, row: Row): boolean {
  const close = doc.fold.slice(at, Math.min(row.end, at + LONGEST_BRACKET)).indexOf(')')
  return doc.fold.slice(at, close < 0 ? row.end : at + close).includes(',')
}

function isBreak(doc: Doc, at: number, row: Row): boolean {
  const char = doc.fold[at]!
  if (char === '~' || (char === '/' && doc.fold[at - 1] === ' ')) return true
  if (char === ',' || char === ';' || char === '|' || char === '•' || char === '\t')
    return !(char === ',' && isDigit(doc, at - 1) && isDigit(doc, at + 1))
  if (char === ' ' && doc.fold.startsWith('   ', at)) return true
  if (
    char === '.' &&
    at < row.end - 1 &&
    doc.fold[at + 1] === ' ' &&
    doc.fold[at - 2] !== '.' &&
    doc.fold[at - 2] !== ' '
  )
    return true
  return char === '-' && doc.fold[at - 1] === ' ' && doc.fold[at + 1] === ' '
}

function isDigit(doc: Doc, at: number): boolean {
  const code = doc.codes[at]!
  return code >= 48 && code <= 57
}

/** Where the entries of a row begin: behind its label's colon, in the cell behind its label, or at its start. */
export function afterLabel(doc: Doc, row: Row): number {
  const sign = doc.fold.slice(row.start, Math.min(row.end, row.start + 60)).search(/[:,;(\t]/)
  const at = row.start + sign
  if (sign < 0 || !(doc.fold[at] === ':' || (doc.fold[at] === '\t' && holdsList(doc, at + 1, row.end))))
    return row.start
  const label = row.words.filter((word) => word.end <= at).length
  return label <= LONGEST_LABEL ? at + 1 : row.start
}

/** "Databases<tab>Oracle, Redis": one cell, with entries of its own. */
function holdsList(doc: Doc, from: number, until: number): boolean {
  const cell = doc.fold.slice(from, until)
  return cell.includes(',') && !cell.trim().includes('\t')
}

const USED = new RegExp(`\\s?- (?:${BEFORE_LENGTHS})\\s*$`)
const LONGEST_USED = 80

type Stretch = { start: number; end: number; items: Item[] }

function push(doc: Doc, row: Row, { start, end, items }: Stretch): void {
  let from = start
  let until = end
  // "(Less than 1 year)", "(3 years)", "(expert)".
  const open = until - from > 200 ? -1 : from + doc.fold.slice(from, until).lastIndexOf('(')
  if (
    open > from &&
    /\b(?:years?|months?|yrs?|jahre|ans|anos|expert|advanced|intermediate|basic|beginner|proficient)\b/.test(
      doc.fold.slice(open, until),
    )
  ) {
    until = open
  }
  // "Python- Exprience - 24 months": a board's word before how long it was used.
  const used = until - from > LONGEST_USED ? null : USED.exec(doc.fold.slice(from, until))
  if (used !== null && used.index > 0) until = from + used.index
  while (from < until && doc.kinds[from]! < DIGIT && /[\s&]/.test(doc.fold[from]!)) from++
  if (/^(?:and|und|et|y|e|en|or)\s/.test(doc.fold.slice(from, from + 4))) from = doc.fold.indexOf(' ', from) + 1
  const [first, last] = trimRange(doc, from, until)
  let close = last
  if (doc.fold[close - 1] === '.' && close - first > 3) close--
  if (close <= first) return
  const words: Word[] = []
  for (let at = firstWordFrom(row.words, first); at < row.words.length && row.words[at]!.end <= close; at++)
    words.push(row.words[at]!)
  if (words.length > 0) items.push({ start: first, end: close, words })
}
