import type { Doc, Row } from '../../text/document.ts'
import { isBehindName } from './bare-name.ts'
import { hasNameLabel } from './labelled-names.ts'

/** "Address:", "氏名<tab>...": words that name what follows. */
export function isLabel(doc: Doc, row: Row, end: number): boolean {
  const behind = doc.fold.slice(end, end + 4)
  // "陈丽娟<tab>女"
  if (isBehindName(row.words.find(({ start }) => start >= end))) return false
  return /^[.)\s]{0,3}:(?!:)/.test(behind) || (row.words.length > 1 && doc.fold[end] === '\t' && end < row.start + 12)
}

/** "Address: ...": what follows another label than the name's. */
export function isValue(doc: Doc, row: Row, start: number): boolean {
  return /:\s*$/.test(doc.fold.slice(Math.max(row.start, start - 3), start)) && !hasNameLabel(row)
}
