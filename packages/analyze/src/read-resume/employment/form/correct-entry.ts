import type { Doc } from '../../text/document.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Entry } from '../entry/build-entries.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Filled } from './fill-form.ts'
import { employerLikeness, titleLikeness } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Evidence below which a slot's words are not what the form says. */
export const LEAST_TITLE_FIT = -0.5
const LEAST_EMPLOYER_FIT = -0.5
/** By so much the evidence of one post may be worse than what was read, where all others are written so. */
const SLACK = 0.6
/** Score of what only its place tells. */
const LEAST_SCORE = 0.6

/**
 * Gives a post what the form says is its title and employer, where that fits it no worse than what was read. `isForeign`:
 * whether what was read is another post's.
 */
export function correctEntry(
  doc: Doc,
  entry: Entry,
  { filled, isForeign }: { filled: Filled; isForeign: (own: Segment) => boolean },
): void {
  const { title, employer, rows, titleFit, employerFit } = filled
  if (isTurned(entry, filled) && !isForeign(entry.title!) && !isForeign(entry.employer!)) return
  const titles = rows.flatMap(({ head }) => head.titles)
  const yields = (
    own: Segment | undefined,
    fits: { fit: number; least: number; likeness: typeof titleLikeness },
    taken?: Segment,
  ) =>
    fits.fit > fits.least &&
    (own === undefined || isForeign(own) || overlaps(own, taken) || fits.fit >= fits.likeness(doc, own, titles) - SLACK)
  const before = { title: entry.title, employer: entry.employer }
  if (
    title !== undefined &&
    entry.told !== true &&
    yields(before.title, { fit: titleFit, least: LEAST_TITLE_FIT, likeness: titleLikeness }, employer)
  ) {
    entry.title = title
    entry.titleScore = Math.max(titleScore(beforeBracket(doc, title), titles), LEAST_SCORE)
    entry.tail = undefined
  }
  if (
    employer !== undefined &&
    (isWithin(before.employer, employer) ||
      yields(before.employer, { fit: employerFit, least: LEAST_EMPLOYER_FIT, likeness: employerLikeness }, title))
  ) {
    entry.employer = employer
    entry.employerScore = Math.max(employerScore(doc, employer.words), LEAST_SCORE)
    entry.tail = undefined
  }
  const isMissing = employer === undefined || employerFit <= LEAST_EMPLOYER_FIT
  if (isMissing && entry.employer !== undefined && isForeign(entry.employer)) entry.employer = undefined
  for (const { head } of rows) {
    entry.promotion ??= head.promotion
    entry.roles ??= head.roles
    if (!entry.heads.includes(head.row)) entry.heads.push(head.row)
    entry.details = entry.details.filter((row) => row !== head.row)
  }
}

/** "Apprentice, Merrow GmbH, Tarn" where the other posts begin with their firms: both are known by their words. */
function isTurned(
  { title, titleScore: known, employer, employerScore: sure }: Entry,
  { title: role, employer: other }: Filled,
): boolean {
  if (title === undefined || employer === undefined || other === undefined) return false
  if (known < KNOWN_TITLE || sure < KNOWN_EMPLOYER || title.end > employer.start) return false
  // "tirocinio, Università di Quarno": the form has them the other way round.
  const isSwapped = role?.start === employer.start && other.end === title.end
  return other.start <= title.start && (isSwapped || other.end >= employer.end)
}

/** "Cook (part-time)": the words of a title before its bracket, which tell as much as all of them. */
function beforeBracket(doc: Doc, { start, end, words }: Segment): Word[] {
  const open = doc.fold.slice(start, end).indexOf('(')
  return open <= 0 ? words : words.filter((word) => word.start < start + open)
}

/** Whether a name is a part of another, as "Merrow Mills" is of "The Foundry at Merrow Mills". */
function isWithin(own: Segment | undefined, whole: Segment): boolean {
  return own !== undefined && own.sign === 'at' && own.start > whole.start && own.end <= whole.end
}

function overlaps(own: Segment, other: Segment | undefined): boolean {
  return other !== undefined && own.start < other.end && own.end > other.start
}
