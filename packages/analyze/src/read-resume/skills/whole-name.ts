import type { Span } from '@evenhand/model'
import { findTerm } from '../../knowledge/lexicon.ts'
import type { Doc, Row } from '../text/document.ts'

/** Kinds of terms that have versions. */
const VERSIONED = new Set(['software', 'tool', 'framework', 'programming-language', 'standard'])
/** "10g", "5.0", "2008 R2", "8.6/9.0", where the entry ends behind it. */
const VERSION = /^ v?\d+(?:[.x]\d*)*[a-z]?(?:\/\d+(?:\.\d+)*)?(?: r\d)?(?=\s*(?:[,;)|•/]|\.?\s*$|\.\s))/
const YEAR = /\b(?:19|20)\d\d\b/
const ABBREVIATION = /^ \(([A-Z][A-Za-z0-9&/]{1,7})\)/

/** A term with the version behind it, or with its own initials in brackets: "Oracle 10g", "Local Area Network (LAN)". */
export function wholeName(
  doc: Doc,
  row: Row,
  { span, term, hasDates }: { span: Span; term: string; hasDates: (row: Row) => boolean },
): Span {
  const { start, end } = span
  // Most terms stand alone, which one sign tells.
  if (doc.fold[end] !== ' ' || !/[(v\d]/.test(doc.fold[end + 1] ?? '')) return span
  const short = ABBREVIATION.exec(doc.text.slice(end, Math.min(row.end, end + 12)))
  if (short !== null && initials(doc, span).endsWith(short[1]!.toLowerCase()))
    return { start, end: end + short[0].length }
  if (!VERSIONED.has(findTerm(term)?.category ?? '')) return span
  const version = VERSION.exec(doc.fold.slice(end, Math.min(row.end, end + 24)))
  if (version === null || (YEAR.test(version[0]) && hasDates(row))) return span
  return { start, end: end + version[0].length }
}

/** First letters of the words of a stretch. */
function initials(doc: Doc, { start, end }: Span): string {
  return doc.fold
    .slice(start, end)
    .split(/[\s/-]+/)
    .map((word) => word[0] ?? '')
    .join('')
}
