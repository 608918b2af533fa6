import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { DUTIES_GO_ON, DUTY_LABELS, ENTRY_LABELS } from '../../../knowledge/reading/entry-labels.ts'
import { opensWithPlace } from '../../contact/home/find-place.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { compilePhrases, isUnspaced, phraseAt, type PhraseSet, type Word } from '../../text/phrase-set.ts'
import { bareLabelAt } from './bare-labels.ts'
import { employerScore } from '../words/employer-shape.ts'
import { employerOf, joinedSegments, titleOf } from '../words/head-parts.ts'
import type { Head } from './read-head.ts'
import type { Segment } from '../words/segment.ts'
import { slotOf } from '../words/slot-labels.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const LABELS = [...Object.entries(ENTRY_LABELS), ['duty', DUTY_LABELS] as const].map(
  ([slot, list]) => [slot, compilePhrases(list)] as const,
)
const ANY_LABEL = compilePhrases(...Object.values(ENTRY_LABELS), DUTY_LABELS)
/** ":", "......:", a tab, or a dash with blanks behind a label, maybe with words in brackets. */
const LABEL_END = /^(?:\s?\([^()\t]{0,20}\))?(?:[ .…·_]{0,30}[:\t]|\s?-\s)/
/** "【役職】課長": the sign that closes a label which another opens. */
const SIGN_END = /^\]:?\s?/
const LONGEST_LEADER = 56
/** Labels of so many words need no sign behind them. */
const WHOLE_LABEL = 3

/** What a row is labelled as: a slot of a post or 'duty'; `end`: where its own words begin. */
export type HeadLabel = { slot: string; end: number }

/** The longest label that a row opens with, behind its number. */
export function labelOf(doc: Doc, row: Row): HeadLabel | undefined {
  const from = isNumbered(doc, row) ? 1 : 0
  if (phraseAt(row.words, from, ANY_LABEL) === 0) return undefined
  const bare = bareLabelAt(doc, row, from)
  const isSigned = doc.fold[row.start] === '['
  let found: HeadLabel | undefined
  for (const [slot, set] of LABELS) {
    const length = slot === 'duty' ? runOf(doc, row.words, { from, set }) : phraseAt(row.words, from, set)
    if (length === 0) continue
    const end = row.words[from + length - 1]!.end
    const label = (isSigned ? SIGN_END : LABEL_END).exec(doc.fold.slice(end, end + LONGEST_LEADER))
    // "Owner<tab>Merrow Bakery", "Supervisor - 2015": a title, not a label.
    if (
      label !== null &&
      !label[0].endsWith(':') &&
      titleScore(row.words.slice(from, from + length), []) >= KNOWN_TITLE
    )
      continue
    // "Company Name - City , State": in place of the employer's own.
    const isPlaced =
      slot === 'employer' && label?.[0].includes('-') && opensWithPlace(doc, row.words.slice(from + length))
    if (isPlaced) continue
    const closed = label !== null || (length >= WHOLE_LABEL && slot !== 'duty') || (slot !== 'duty' && length === bare)
    const whole = slot === 'duty' && (length === row.words.length || isAnnounced(doc, row, from + length))
    if ((closed || whole) && (found === undefined || found.end < end))
      found = { slot, end: end + (label?.[0].length ?? 0) }
  }
  return found
}

/**
 * The label of a row; none of "Tel: 0300 555 0147, ada@merrow.example Clerk, Merrow Ltd, 2000 to 2001", where a page's head ran into
 * a post. `housed`: right above stands who employs one, so that a client's row tells of the work.
 */
export function labelIn(
  doc: Doc,
  row: Row,
  { spans, housed = false }: { spans: DateRange[]; housed?: boolean | undefined },
): HeadLabel | undefined {
  const label = labelOf(doc, row) ?? (spans.every(({ single }) => single) ? signedLabel(doc, row) : undefined)
  const isRunOn = label?.slot === 'note' && row.words.length > LONGEST_NOTE && spans.some(({ single }) => !single)
  if (isRunOn) return undefined
  return label !== undefined && housed && isClient(row, label) ? { ...label, slot: 'duty' } : label
}

/** "【実績】目標達成率118%": whatever stands in such signs before other words tells of the post. */
function signedLabel(doc: Doc, { start, end }: Row): HeadLabel | undefined {
  if (doc.text[start] !== '【') return undefined
  const length = doc.text.slice(start, start + LONGEST_SIGNED).indexOf('】')
  return length < 0 || start + length + 1 >= end ? undefined : { slot: 'duty', end: start + length + 1 }
}

const LONGEST_SIGNED = 14

/** "Client: Tarn Bank": for whom one worked, which names the employer where nothing else does. */
function isClient({ words }: Row, { slot, end }: HeadLabel): boolean {
  return slot === 'employer' && slotOf(words.filter((word) => word.end <= end)) === 'client'
}

/** Words of a note with its label. */
const LONGEST_NOTE = 8

/** How many words of labels a row opens with that signs divide: "Roles & Responsibilities", "Duties / Achievements". */
function runOf(doc: Doc, words: Word[], { from, set }: { from: number; set: PhraseSet }): number {
  let length = phraseAt(words, from, set)
  while (length > 0) {
    const [last, next] = [words[from + length - 1]!, words[from + length]]
    const more = next === undefined ? 0 : phraseAt(words, from + length, set)
    if (more === 0 || !/^ ?[&/] ?$/.test(doc.fold.slice(last.end, next!.start))) break
    length += more
  }
  return length
}

/** "Duties, Accomplishments and Skills:", "Responsibilities included:": words behind a label of duties, and the colon behind them. */
function isAnnounced(doc: Doc, { words, end }: Row, at: number): boolean {
  if (doc.fold[end - 1] !== ':' || words.length > LONGEST_ANNOUNCED || words[at] === undefined) return false
  const goesOn = doc.fold[words[at - 1]!.end] === ',' || GOES_ON.has(words[at].key)
  return goesOn && titleScore(words, []) < KNOWN_TITLE
}

const GOES_ON = new Set(DUTIES_GO_ON.split('|'))
const LONGEST_ANNOUNCED = 9

/** "(1) Employer", "2. Position", "A. Firm name": a number or a letter before the words. */
function isNumbered(doc: Doc, { words }: Row): boolean {
  const [first, second] = words
  if (second === undefined || (first!.end - first!.start > 1 && !isShortNumber(first!))) return false
  return /^[.)]/.test(doc.fold.slice(first!.end, second.start))
}

type Labelled = { label: HeadLabel; segments: Segment[]; titles: TermMatch[] }

/** What a row says of a post, as its label has it. `segments`: the parts of the whole row. */
export function labelledHead(doc: Doc, head: Head, { label: { slot, end }, segments: all, titles }: Labelled): Head {
  const segments = behindLabel(all, end)
  const [first] = segments
  const bare = { ...head, parts: undefined, labelled: slot === 'title' || slot === 'employer' }
  // "This is a federal job": a label that says all itself.
  if (first === undefined) return slot === 'note' ? { ...bare, ranges: [], detail: true, note: true } : bare
  if (slot === 'title') {
    const title = titleOf(doc, withBlanks(doc, segments), { titles, alone: true })!
    const score = titleScore(title.words, titles)
    // What a project is called is labelled so, too ("Title: WMI").
    return { ...bare, title, titleScore: score === 0 ? 0.5 : Math.max(0.9, score) }
  }
  if (slot === 'employer' || slot === 'school') {
    const employer = employerOf(doc, segments)!
    return { ...bare, employer, employerScore: Math.max(0.9, employerScore(doc, employer.words)) }
  }
  if (slot === 'place') return { ...bare, place: first }
  if (slot === 'dates') return bare
  const note = slot === 'note'
  return { ...bare, ranges: note ? [] : bare.ranges, detail: true, note }
}

/** "人事総務部 主任": behind the label of a title, a blank of a script without blanks parts unit and rank of one title. */
function withBlanks(doc: Doc, segments: Segment[]): Segment[] {
  const apart = segments.findIndex(({ start }, at) => at > 0 && doc.fold.slice(segments[at - 1]!.end, start) !== ' ')
  const joined = segments.slice(0, apart < 0 ? segments.length : apart)
  if (joined.length < 2 || !isUnspaced(joined[0]!.words[0]!.key)) return segments
  return [joinedSegments(doc, joined), ...segments.slice(joined.length)]
}

function behindLabel(segments: Segment[], end: number): Segment[] {
  return segments.flatMap((segment) => {
    const words = segment.words.filter((word) => word.start >= end)
    return words.length === 0 ? [] : [{ ...segment, start: Math.max(segment.start, words[0]!.start), words }]
  })
}
