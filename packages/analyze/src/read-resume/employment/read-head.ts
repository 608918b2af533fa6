import { DUTY_LABELS, DUTY_VERBS, ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { PAST_FORMS } from '../../knowledge/reading/list-noise.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { isPlace } from '../contact/find-place.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'
import { employerScore } from './employer-shape.ts'
import { assignSlots } from './assign-slots.ts'
import { type Segment, splitHead } from './split-head.ts'
import { titleScore } from './title-shape.ts'

/** What one row says of a post. */
export type Head = {
  row: Row
  ranges: DateRange[]
  title?: Segment
  titleScore: number
  employer?: Segment
  employerScore: number
  place?: Segment
  /** Words left over that stand behind the title's comma. */
  tail?: Segment
  /** Words left over, which may be a title or an employer. */
  loose: Segment[]
  /** Says what was done: no head of an entry. */
  detail: boolean
  /** The parts between separators, as the row has them; none of a paragraph. */
  parts?: Segment[]
  /** Terms of the knowledge in the row. */
  titles: TermMatch[]
}

const LABELS = Object.entries(ENTRY_LABELS).map(([slot, list]) => [slot, compilePhrases(list)] as const)
const DUTIES = compilePhrases(DUTY_LABELS)
const VERBS = compilePhrases(DUTY_VERBS)
const PAST_NAMES = compilePhrases(PAST_FORMS)
const LONGEST_HEAD = 16
/** Score of a title that the knowledge has as a whole. */
const KNOWN = 0.95
/** A row of more words is a paragraph. */
const LONGEST_ROW = 40

/** `indented`: the row stands in from those that begin the entries. */
export type HeadHints = { ranges: DateRange[]; titles: TermMatch[]; indented?: boolean }

export function readHead(doc: Doc, row: Row, { ranges, titles, indented }: HeadHints): Head {
  const spans = ranges.filter((range) => !range.bare || isEdgeDate(row, range))
  const dates = spans.filter((range) => range.rest === undefined)
  const head: Head = { row, ranges: dates, titleScore: 0, employerScore: 0, loose: [], detail: false, titles }
  const told = isTold(doc, row, spans) || (indented === true && spans.every((range) => range.single))
  if (row.words.length > LONGEST_ROW || told) return { ...head, ranges: [], detail: true }
  const label = labelOf(doc, row)
  if (label?.slot === 'duty') return { ...head, ranges: [], detail: true }
  const segments = splitHead(doc, row, spans)
  head.parts = segments.map((segment) => ({ ...segment }))
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0)
  if (label !== undefined)
    return labelledHead(doc, head, { slot: label.slot, segments: segments.filter((s) => s.start >= label.end), titles })
  if (!isNamed(doc, row, { segments, titles }) && isDetail(doc, row, { words, dated: dates.length > 0 }))
    return { ...head, ranges: dates.filter((r) => !r.single), detail: true }
  assignSlots(doc, head, { segments, titles })
  // A bullet without a date tells of the post above it, unless it names a title.
  const isBare = row.bullet && spans.length === 0 && (head.title === undefined || head.titleScore < 0.9)
  return isBare ? { ...head, title: undefined, titleScore: 0, detail: true } : head
}

/** A sentence after a bullet, with a date in it: it says when something was done in the post. */
function isTold(doc: Doc, row: Row, spans: DateRange[]): boolean {
  const sentence = row.bullet && doc.fold[row.end - 1] === '.' && row.words.length > LONGEST_HEAD / 2
  return sentence && spans.length > 0 && spans.every((range) => range.start > row.start + 2)
}

/** A row that by itself begins a post: a job title, or with `sure` a known one, beside a span of time. */
export function isPost(doc: Doc, row: Row, { sure, ...hints }: HeadHints & { sure: boolean }): boolean {
  if (!hints.ranges.some((range) => !range.single) || row.words.length > LONGEST_HEAD) return false
  const head = readHead(doc, row, hints)
  return !head.detail && head.titleScore >= (sure ? KNOWN : 0.75)
}

/** A lone year counts at the row's edge or in brackets only: inside a sentence it is a number. */
function isEdgeDate(row: Row, range: DateRange): boolean {
  return range.start <= row.start + 2 || range.stop >= row.end - 2
}

function labelOf(doc: Doc, row: Row): { slot: string; end: number } | undefined {
  for (const [slot, set] of [...LABELS, ['duty', DUTIES] as const]) {
    const length = phraseAt(row.words, 0, set)
    if (length === 0 || length > 4) continue
    const end = row.words[length - 1]!.end
    const after = doc.fold.slice(end, end + 4)
    if (/^\s?:/.test(after) || /^\s?-\s/.test(after)) return { slot, end }
    if (slot === 'duty' && length === row.words.length) return { slot, end }
  }
  return undefined
}

function labelledHead(
  doc: Doc,
  head: Head,
  { slot, segments, titles }: { slot: string; segments: Segment[]; titles: TermMatch[] },
): Head {
  const first = segments[0]
  if (first === undefined) return head
  if (slot === 'title') {
    const score = titleScore(first.words, titles)
    // What a project is called is labelled so, too ("Title: WMI").
    return { ...head, title: first, titleScore: score === 0 ? 0.5 : Math.max(0.9, score) }
  }
  if (slot === 'employer' || slot === 'school')
    return { ...head, employer: first, employerScore: Math.max(0.9, employerScore(doc, first.words)) }
  if (slot === 'place') return { ...head, place: first }
  return slot === 'dates' ? head : { ...head, detail: true }
}

/** Short rows of names and titles are heads, though a full stop ends them: "Architect, Lead Developer." */
function isNamed(doc: Doc, row: Row, { segments, titles }: { segments: Segment[]; titles: TermMatch[] }): boolean {
  const titled = segments.some((segment) => titleScore(segment.words, titles) >= 0.85)
  if (segments.length === 1) return titled
  const last = segments.at(-1)
  if (last === undefined || segments.length > 4 || row.words.length > 8 || row.bullet) return false
  const named = segments.every(({ start }) => doc.text[start] !== doc.fold[start])
  return named && (titled || isPlace(doc, last.words))
}

const ABBREVIATED =
  /\b(?:inc|ltd|co|corp|llc|pvt|s\.a|gmbh|e\.v|jr|sr|mgr|asst|dept|univ|st|d\.c|u\.s|u\.k|tech|engr?)\.$/

function isDetail(doc: Doc, row: Row, { words, dated }: { words: number; dated: boolean }): boolean {
  if (words > LONGEST_HEAD) return true
  const first = row.words[0]
  if (first === undefined) return true
  const letter = doc.text[first.start]!
  const lower = letter === letter.toLowerCase() && letter !== letter.toUpperCase()
  const last = doc.fold[row.end - 1]
  if (dated) return words > 12 && lower
  if (last === '.' && (words > 1 || first.key.length > 4) && !ABBREVIATED.test(doc.fold.slice(row.end - 8, row.end)))
    return true
  if (row.bullet && words > 7) return true
  if (lower && words > 5) return true
  return words >= 3 && (VERBS.keys.has(first.key) || isPastForm(first.key) || breaksOff(doc, row))
}

/** "Sponsored the creative writing club": an English verb in the past tense opens a sentence. */
function isPastForm(key: string): boolean {
  return /^[a-z]{3,14}ed$/.test(key) && !PAST_NAMES.keys.has(key)
}

const LINKS = new Set([
  'of',
  'the',
  'and',
  'for',
  'in',
  'with',
  'to',
  'a',
  'an',
  'by',
  'from',
  'on',
  'or',
  'that',
  'which',
])

/** A row that ends with a preposition or article is text that goes on in the next. */
function breaksOff(doc: Doc, row: Row): boolean {
  const last = row.words.at(-1)!
  return LINKS.has(last.key) && last.end === row.end && doc.text.slice(last.start, last.end) === last.key
}
