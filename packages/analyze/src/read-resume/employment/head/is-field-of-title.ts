import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isLevel } from '../words/is-level.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/**
 * "Director, Business Development, Merrow", "Mechanic, Level 2, Merrow", "Cook, Cashier and Host, Merrow": whether what the first
 * comma or dash of a row parts from its title belongs to it, since the employer follows: a level, a field that the knowledge
 * has, or the rest of a list of titles.
 */
export function isFieldOfTitle(doc: Doc, [title, field, next]: Segment[], titles: TermMatch[]): boolean {
  if (title === undefined || field === undefined || next === undefined || next.sign === 'bracket') return false
  if ((field.sign !== 'comma' && field.sign !== 'dash') || doc.fold[title.end] !== (field.sign === 'comma' ? ',' : ' '))
    return false
  if (!isLevel(field.words) && !endsList(field) && !isKnown(field, titles)) return false
  if (isPlace(doc, next.words) || isStateCode(doc, next.words)) return false
  return titleScore(title.words, titles) >= KNOWN_TITLE
}

/** "Cashier and Host" behind a title and its comma. */
function endsList({ sign, words }: Segment): boolean {
  const and = sign === 'comma' ? words.findIndex(({ key }) => key === 'and') : -1
  if (and < 1 || and === words.length - 1) return false
  return titleScore(words.slice(0, and), []) >= KNOWN_TITLE && titleScore(words.slice(and + 1), []) >= KNOWN_TITLE
}

/** What the knowledge has as a skill, and no title. */
function isKnown(field: Segment, titles: TermMatch[]): boolean {
  return titles.some(({ kind, start, end }) => kind === 'skill' && start <= field.start && end >= field.end)
}
