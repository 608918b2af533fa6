import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, SURE_TITLE, titleScore } from '../words/title-shape.ts'

/** A short row that stands in from the first of its post, and is a title or an employer by its words. */
export function isInsetName(doc: Doc, row: Row, titles: TermMatch[]): boolean {
  if (row.bullet || row.words.length > 8 || row.capitals === 0 || doc.fold[row.end - 1] === '.') return false
  return titleScore(row.words, titles) >= KNOWN_TITLE || employerScore(doc, row.words) >= KNOWN_EMPLOYER
}

type Named = { segments: Segment[]; titles: TermMatch[]; untitled?: boolean | undefined }

/**
 * Short rows of names and titles are heads, though a full stop ends them: "Architect, Lead Developer." `untitled`: right above
 * stand dates without a title.
 */
export function isNamed(doc: Doc, row: Row, { segments, titles, untitled }: Named): boolean {
  const isPlain = segments.length === 1 && !row.bullet
  const least = isPlain && (untitled === true || isSmallTitle(doc, row)) ? KNOWN_TITLE : SURE_TITLE
  const isTitled = () => segments.some((segment) => titleScore(segment.words, titles) >= least)
  if (segments.length === 1) return isTitled()
  const last = segments.at(-1)
  if (last === undefined || segments.length > 4 || row.words.length > 8 || row.bullet) return false
  const named = segments.every(({ start }) => doc.text[start] !== doc.fold[start])
  if (named && (isPlace(doc, last.words) || isTitled())) return true
  // "učitelka mateřské školy, Pekárna Klas": many languages write names of posts small.
  const whole = segments.slice(1).some(({ words }) => employerScore(doc, words) >= KNOWN_EMPLOYER)
  return whole && titleScore(segments[0]!.words, titles) >= KNOWN_TITLE
}

/** "technik pro vazníkové konstrukce typu gang-nail": languages that write names of posts small. */
function isSmallTitle(doc: Doc, { start, end }: Row): boolean {
  return doc.resume.language !== 'en' && isSmall(doc.text[start]!) && doc.fold[end - 1] !== '.'
}

/** "- Test Analyst at Merrow Systems.": a title and a name with capitals, and nothing else in the row but a place. */
export function isListedPost(
  doc: Doc,
  row: Row,
  { segments, titles }: { segments: Segment[]; titles: TermMatch[] },
): boolean {
  const [title, name, ...others] = segments
  if (!row.bullet || name?.sign !== 'at' || row.words.length > LONGEST_LISTED) return false
  if (!others.every(({ sign, words }) => sign === 'comma' && (isPlace(doc, words) || isStateCode(doc, words))))
    return false
  const capitals = [...title!.words, ...name.words].every(({ start }) => !isSmall(doc.text[start]!))
  return capitals && titleScore(title!.words, titles) >= KNOWN_TITLE
}

const LONGEST_LISTED = 12
