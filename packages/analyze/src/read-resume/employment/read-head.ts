import { DUTY_LABELS, DUTY_VERBS, ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { isPlace } from '../contact/find-place.ts'
import { findDegree } from '../education/degree-shape.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'
import { employerScore } from './employer-shape.ts'
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
  /** Words left over, which may be a title or an employer. */
  loose: Segment[]
  /** Says what was done: no head of an entry. */
  detail: boolean
}

const LABELS = Object.entries(ENTRY_LABELS).map(([slot, list]) => [slot, compilePhrases(list)] as const)
const DUTIES = compilePhrases(DUTY_LABELS)
const VERBS = compilePhrases(DUTY_VERBS)
const LONGEST_HEAD = 16
/** A row of more words is a paragraph. */
const LONGEST_ROW = 40
const TITLE_LEAST = 0.55

export type HeadHints = { ranges: DateRange[]; titles: TermMatch[] }

export function readHead(doc: Doc, row: Row, { ranges, titles }: HeadHints): Head {
  const spans = ranges.filter((range) => !range.bare || isEdgeDate(row, range))
  const head: Head = { row, ranges: spans, titleScore: 0, employerScore: 0, loose: [], detail: false }
  if (row.words.length > LONGEST_ROW) return { ...head, ranges: [], detail: true }
  const label = labelOf(doc, row)
  if (label?.slot === 'duty') return { ...head, ranges: [], detail: true }
  const segments = splitHead(doc, row, spans)
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0)
  if (label !== undefined)
    return labelledHead(doc, head, { slot: label.slot, segments: segments.filter((s) => s.start >= label.end), titles })
  if (isDetail(doc, row, { words, dated: spans.length > 0 }))
    return { ...head, ranges: spans.filter((r) => !r.single), detail: true }
  assign(doc, head, { segments, titles })
  // A bullet without a date tells of the post above it, unless it names a title.
  const told = row.bullet && spans.length === 0 && (head.title === undefined || head.titleScore < 0.9)
  return told ? { ...head, title: undefined, titleScore: 0, detail: true } : head
}

/** A row that by itself begins a post: a job title beside a span of time. */
export function isPost(doc: Doc, row: Row, hints: HeadHints): boolean {
  if (!hints.ranges.some((range) => !range.single) || row.words.length > LONGEST_HEAD) return false
  const head = readHead(doc, row, hints)
  return !head.detail && head.titleScore >= 0.75
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
    return { ...head, title: first, titleScore: Math.max(0.9, titleScore(first.words, titles)) }
  }
  if (slot === 'employer' || slot === 'school')
    return { ...head, employer: first, employerScore: Math.max(0.9, employerScore(doc, first.words)) }
  if (slot === 'place') return { ...head, place: first }
  return slot === 'dates' ? head : { ...head, detail: true }
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
  if (last === '.' && words > 1 && !ABBREVIATED.test(doc.fold.slice(row.end - 8, row.end))) return true
  if (row.bullet && words > 7) return true
  if (lower && words > 5) return true
  return words >= 3 && VERBS.keys.has(first.key)
}

function assign(doc: Doc, head: Head, { segments, titles }: { segments: Segment[]; titles: TermMatch[] }): void {
  const rest: Segment[] = []
  const whole = joined(doc, segments)
  // "Parts, Service & Motorcraft Sales Specialist": one title with a comma inside.
  const wholeScore = whole === undefined ? 0 : titleScore(whole.words, titles)
  if (
    whole !== undefined &&
    segments.length > 1 &&
    wholeScore >= 0.8 &&
    titleScore(segments[0]!.words, titles) < TITLE_LEAST &&
    /^(?:&|and)\b/.test(doc.fold.slice(segments[0]!.end + 1).trimStart())
  ) {
    head.title = whole
    head.titleScore = wholeScore
    return
  }
  for (const segment of segments) {
    if (!hasLetters(segment.words)) continue
    if (isPlace(doc, segment.words)) {
      head.place ??= segment
      continue
    }
    const score = isNoTitle(doc, segment, { titles, dated: head.ranges.length > 0 })
      ? 0
      : titleScore(segment.words, titles)
    const organisation = employerScore(doc, segment.words)
    if (score >= TITLE_LEAST && score > head.titleScore && !(organisation >= 0.9 && score < 0.9)) {
      if (head.title !== undefined) rest.push(head.title)
      head.title = segment
      head.titleScore = score
    } else rest.push(segment)
  }
  for (const segment of rest) pickEmployer(doc, head, segment)
  extendPlace(doc, head, segments)
}

const SMALL = new Set([
  'of',
  'the',
  'and',
  'for',
  'in',
  'at',
  'de',
  'la',
  'del',
  'des',
  'du',
  'der',
  'die',
  'und',
  'et',
  'y',
  'e',
  'di',
  'da',
  'do',
  'van',
  'von',
  'a',
  'an',
  'on',
  'to',
  'le',
  'les',
  'el',
  'los',
  'las',
  'i',
  'w',
  'og',
  'och',
  'en',
  'für',
  'fur',
  'im',
  'am',
  'zu',
  'com',
])

/** Most words begin with a capital, as those of a name do; scripts without capitals pass. */
function isCapitalised(doc: Doc, words: Word[]): boolean {
  let large = 0
  let small = 0
  for (const word of words) {
    const letter = doc.text[word.start]!
    if (letter.toLowerCase() === letter.toUpperCase() || SMALL.has(word.key)) continue
    if (letter === letter.toLowerCase()) small++
    else large++
  }
  return small === 0 || large >= small * 2 || (words.length <= 2 && large + small <= 2)
}

/** A skill with a job noun's name ("SQL Server"), a degree, or small letters in a row without dates. */
function isNoTitle(doc: Doc, segment: Segment, { titles, dated }: { titles: TermMatch[]; dated: boolean }): boolean {
  const { start, end, words } = segment
  const whole = (kind: TermMatch['kind']) =>
    titles.some((match) => match.kind === kind && match.start <= start && match.end >= end - 1)
  if (whole('skill') && !whole('title')) return true
  const letter = doc.text[words[0]!.start]!
  if (!dated && letter === letter.toLowerCase() && letter !== letter.toUpperCase()) return true
  return findDegree(doc, words.slice(0, 2)) !== undefined
}

function pickEmployer(doc: Doc, head: Head, segment: Segment): void {
  const score = employerScore(doc, segment.words) + (segment.sign === 'at' ? 0.4 : 0)
  if (score >= 0.6 && (score >= 0.95 || isCapitalised(doc, segment.words)) && score > head.employerScore) {
    if (head.employer !== undefined) head.loose.push(head.employer)
    head.employer = segment
    head.employerScore = score
  } else if (score > 0 && isCapitalised(doc, segment.words) && doc.fold[segment.end] !== '.') head.loose.push(segment)
}

/** The state after a town, the country after it: one place. */
function extendPlace(doc: Doc, head: Head, segments: Segment[]): void {
  const place = head.place
  if (place === undefined) return
  const at = segments.indexOf(place)
  for (const next of segments.slice(at + 1)) {
    if (next.sign !== 'comma' || !isPlace(doc, [...place.words, ...next.words])) break
    head.loose = head.loose.filter((segment) => segment !== next)
    place.end = next.end
    place.words = [...place.words, ...next.words]
  }
  const before = segments[at - 1]
  // "Norfolk, VA": the town was not known, the state is.
  if (
    before !== undefined &&
    place.sign === 'comma' &&
    before !== head.title &&
    before !== head.employer &&
    before.sign !== '' &&
    before.words.length <= 3
  ) {
    head.loose = head.loose.filter((segment) => segment !== before)
    place.start = before.start
    place.words = [...before.words, ...place.words]
  }
}

function joined(doc: Doc, segments: Segment[]): Segment | undefined {
  if (segments.length === 0 || segments.slice(1).some((segment) => segment.sign !== 'comma')) return undefined
  return {
    start: segments[0]!.start,
    end: segments.at(-1)!.end,
    words: segments.flatMap((segment) => segment.words),
    sign: '',
  }
}

function hasLetters(words: Word[]): boolean {
  return words.some((word) => /\p{L}/u.test(word.key))
}
