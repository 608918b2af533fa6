import { DUTY_LABELS, DUTY_VERBS, ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { PAST_FORMS } from '../../knowledge/reading/list-noise.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { isPlace } from '../contact/find-place.ts'
import { joinBrackets } from './join-brackets.ts'
import { compilePhrases, isPhrase, phraseAt } from '../text/phrase-set.ts'
import { employerScore, endsWithLegalForm } from './employer-shape.ts'
import { bareTitle } from './bare-title.ts'
import { splitAtOrganisation } from './split-at-organisation.ts'
import { splitBehindForm } from './split-unsigned.ts'
import { assignSlots } from './assign-slots.ts'
import { employerOf, opensWithDate, titleOf, wordsIn, wordsOutside } from './head-parts.ts'
import { type Promotion, promotionIn } from './promotion-in.ts'
import { mostLeftOut, type Segment, splitHead } from './split-head.ts'
import { titleScore } from './title-shape.ts'
import { withoutAgency } from './without-agency.ts'
import { withoutRemark } from './without-remark.ts'

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
  parts?: Segment[] | undefined
  /** A detail by the place of its row, but a title or an employer by its words. */
  inset?: boolean
  /** The next title in the same post. */
  promotion?: Promotion
  /** Terms of the knowledge in the row. */
  titles: TermMatch[]
}

const LABELS = Object.entries(ENTRY_LABELS).map(([slot, list]) => [slot, compilePhrases(list)] as const)
const DUTIES = compilePhrases(DUTY_LABELS)
const VERBS = compilePhrases(DUTY_VERBS)
const PAST_NAMES = compilePhrases(PAST_FORMS)
const LONGEST_HEAD = 16
/** ":", "......:", a tab, or a dash with blanks behind a label, maybe with words in brackets. */
const LABEL_END = /^(?:\s?\([^()\t]{0,20}\))?(?:[ .…·_]{0,30}[:\t]|\s?-\s)/
const LONGEST_LEADER = 56
/** Labels of so many words need no sign behind them. */
const WHOLE_LABEL = 3
/** Score of a title that the knowledge has as a whole. */
const KNOWN = 0.95
/** The least of a title and of an employer that their words tell. */
const KNOWN_TITLE = 0.75
const KNOWN_EMPLOYER = 0.7
/** Letters that stand before the dates in their bracket. */
const LONGEST_TIME = 40
/** A row of more words is a paragraph. */
const LONGEST_ROW = 40

/** `indented`: the row stands in from those that begin the entries. */
export type HeadHints = { ranges: DateRange[]; titles: TermMatch[]; indented?: boolean; changes?: DateRange[] }

export function readHead(doc: Doc, row: Row, { ranges, titles, indented, changes = [] }: HeadHints): Head {
  const own = ranges.filter((range) => !range.bare || isEdgeDate(doc, row, range))
  const dates = own.filter((range) => range.rest === undefined)
  const spans = changes.length === 0 ? own : [...own, ...changes].toSorted((a, b) => a.start - b.start)
  const head: Head = { row, ranges: dates, titleScore: 0, employerScore: 0, loose: [], detail: false, titles }
  const inset = indented === true && spans.every((range) => range.single)
  if (row.words.length > LONGEST_ROW || inset || isTold(doc, row, spans)) {
    if (!inset || !isInsetName(doc, row, titles)) return { ...head, ranges: [], detail: true }
    return { ...head, parts: splitHead(doc, row, spans), inset, ranges: [], detail: true }
  }
  const label = labelOf(doc, row)
  if (label?.slot === 'duty') return { ...head, ranges: [], detail: true }
  if (label === undefined && spans.length === 0 && isLongDetail(doc, row)) return { ...head, detail: true }
  const written = withoutAgency(doc, withoutTimes(doc, joinBrackets(doc, splitHead(doc, row, spans)), { row, spans }))
  const all = label === undefined ? withoutRemark(doc, written, titles) : written
  const promotion = promotionIn(all, { changes, titles })
  const segments = promotion === undefined ? all : all.filter((segment) => segment !== promotion.title)
  if (promotion !== undefined) head.promotion = promotion
  // What stands in a bracket at the end makes a name no sentence.
  const told = doc.fold[row.end - 1] === ')' && !row.bullet
  const words = told || opensWithDate(doc, row, spans) ? wordsOutside(segments) : wordsIn(segments)
  if (label !== undefined)
    return labelledHead(doc, head, { slot: label.slot, segments: behindLabel(segments, label.end), titles })
  if (
    !isNamed(doc, row, { segments, titles }) &&
    isDetail(doc, row, { words, dated: dates.length > 0 || changes.length > 0 })
  )
    return detailOf(doc, head, segments)
  head.parts = partsOf(doc, segments, titles)
  assignSlots(doc, head, { segments, titles })
  // A bullet without a date tells of the post above it, unless it names a title.
  const isBare = row.bullet && spans.length === 0 && (head.title === undefined || head.titleScore < 0.9)
  return isBare ? { ...head, title: undefined, titleScore: 0, detail: true } : head
}

/** "Clerk (school holidays 2014 - 2017, then full time)": without what is told in small letters in the bracket of the dates. */
function withoutTimes(doc: Doc, segments: Segment[], { row, spans }: { row: Row; spans: DateRange[] }): Segment[] {
  const brackets = spans.flatMap(({ start, stop }) => {
    const before = doc.fold.slice(Math.max(row.start, start - LONGEST_TIME), start).lastIndexOf('(')
    const behind = doc.fold.slice(stop, Math.min(row.end, stop + LONGEST_TIME)).indexOf(')')
    if (before < 0 || behind < 0) return []
    return [{ open: Math.max(row.start, start - LONGEST_TIME) + before, close: stop + behind }]
  })
  if (brackets.length === 0) return segments
  return segments.filter(
    ({ start, end }, at) =>
      at === 0 || !isSmall(doc.text[start]!) || !brackets.some(({ open, close }) => start > open && end <= close + 1),
  )
}

/** A row that says what was done; a span of time in it may be a post's, nevertheless. */
function detailOf(doc: Doc, head: Head, segments: Segment[]): Head {
  const ranges = head.ranges.filter((range) => !range.single)
  return { ...head, ranges, detail: true, ...(ranges.length > 0 && { parts: partsOf(doc, segments, head.titles) }) }
}

function partsOf(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  return segments
    .flatMap((part) => splitBehindForm(doc, { ...part }, titles))
    .flatMap((part) => splitAtOrganisation(doc, bareTitle(doc, part, titles), titles))
}

/** A short row that stands in from the first of its post, and is a title or an employer by its words. */
function isInsetName(doc: Doc, row: Row, titles: TermMatch[]): boolean {
  if (row.bullet || row.words.length > 8 || row.capitals === 0 || doc.fold[row.end - 1] === '.') return false
  return titleScore(row.words, titles) >= 0.75 || employerScore(doc, row.words) >= 0.7
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
function isEdgeDate(doc: Doc, row: Row, range: DateRange): boolean {
  // "• First place 2017": a year at the end of a duty.
  const told =
    row.bullet && range.start > row.start + 2 && !/[(,\t|:-]/.test(doc.fold.slice(range.start - 2, range.start))
  if (told) return false
  return range.start <= row.start + 2 || range.stop >= row.end - 2
}

function labelOf(doc: Doc, row: Row): { slot: string; end: number } | undefined {
  const from = isNumbered(doc, row) ? 1 : 0
  let found: { slot: string; end: number } | undefined
  for (const [slot, set] of [...LABELS, ['duty', DUTIES] as const]) {
    const length = phraseAt(row.words, from, set)
    if (length === 0) continue
    const end = row.words[from + length - 1]!.end
    const label = LABEL_END.exec(doc.fold.slice(end, end + LONGEST_LEADER))
    // "Owner<tab>Merrow Bakery", "Supervisor - 2015": a title, not a label.
    if (label !== null && !label[0].endsWith(':') && titleScore(row.words.slice(from, from + length), []) >= 0.75)
      continue
    const closed = label !== null || (length >= WHOLE_LABEL && slot !== 'duty')
    const whole = slot === 'duty' && length === row.words.length
    if ((closed || whole) && (found === undefined || found.end < end))
      found = { slot, end: end + (label?.[0].length ?? 0) }
  }
  return found
}

function behindLabel(segments: Segment[], end: number): Segment[] {
  return segments.flatMap((segment) => {
    const words = segment.words.filter((word) => word.start >= end)
    return words.length === 0 ? [] : [{ ...segment, start: Math.max(segment.start, words[0]!.start), words }]
  })
}

/** "(1) Employer", "2. Position": a number before the words. */
function isNumbered(doc: Doc, { words }: Row): boolean {
  const [first, second] = words
  return second !== undefined && /^\d{1,2}$/.test(first!.key) && /[.)]/.test(doc.fold.slice(first!.end, second.start))
}

function labelledHead(
  doc: Doc,
  head: Head,
  { slot, segments, titles }: { slot: string; segments: Segment[]; titles: TermMatch[] },
): Head {
  const [first] = segments
  const bare = { ...head, parts: undefined }
  if (first === undefined) return bare
  if (slot === 'title') {
    const title = titleOf(doc, segments, { titles, alone: true })!
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
  return { ...bare, ranges: slot === 'note' ? [] : bare.ranges, detail: true }
}

/** Short rows of names and titles are heads, though a full stop ends them: "Architect, Lead Developer." */
function isNamed(doc: Doc, row: Row, { segments, titles }: { segments: Segment[]; titles: TermMatch[] }): boolean {
  const titled = segments.some((segment) => titleScore(segment.words, titles) >= 0.85)
  if (segments.length === 1) return titled
  const last = segments.at(-1)
  if (last === undefined || segments.length > 4 || row.words.length > 8 || row.bullet) return false
  const named = segments.every(({ start }) => doc.text[start] !== doc.fold[start])
  // "učitelka mateřské školy, Pekárna Klas": many languages write names of posts small.
  const whole = segments.slice(1).some(({ words }) => employerScore(doc, words) >= KNOWN_EMPLOYER)
  return (
    (named && (titled || isPlace(doc, last.words))) || (whole && titleScore(segments[0]!.words, titles) >= KNOWN_TITLE)
  )
}

/** "Inc.", "Robbers V.O.F.", "Робков А. С.": a short form or a letter, behind which a full stop ends no sentence. */
function endsShort(doc: Doc, { start, end }: Row): boolean {
  const tail = doc.fold.slice(Math.max(start, end - 8), end)
  return ABBREVIATED.test(tail) || /[\s.]\p{L}\.$/u.test(tail)
}

const ABBREVIATED =
  /\b(?:inc|ltd|co|corp|llc|pvt|s\.a|gmbh|e\.v|jr|sr|mgr|asst|dept|univ|st|d\.c|u\.s|u\.k|tech|engr?)\.$/

function isDetail(doc: Doc, row: Row, { words, dated }: { words: number; dated: boolean }): boolean {
  if (words > LONGEST_HEAD) return true
  const first = row.words[0]
  if (first === undefined) return true
  if (endsWithLegalForm(row.words) && words <= 10) return false
  const lower = isSmall(doc.text[first.start]!)
  const last = doc.fold[row.end - 1]
  if (dated) return words > 12 && lower
  if (last === '.' && (words > 1 || first.key.length > 4) && !endsShort(doc, row)) return true
  if (row.bullet && words > 7) return true
  if (lower && words > 5) return true
  return (
    words >= 3 &&
    (isPhrase(first, VERBS) || isPastForm(first.key) || (breaksOff(doc, row) && !opensWithTitle(doc, row)))
  )
}

/** Longer rows are no single name, and none of several. */
const LONGEST_NAMES = 13

/** Whether a row is a detail however it is divided: most rows of a post are, and need not be divided to be told. */
function isLongDetail(doc: Doc, row: Row): boolean {
  if (row.words.length <= LONGEST_NAMES) return false
  return isDetail(doc, row, { words: row.words.length - mostLeftOut(row.words), dated: false })
}

/** "Sponsored the creative writing club": an English verb in the past tense opens a sentence. */
function isPastForm(key: string): boolean {
  return /^[a-z]{3,14}ed$/.test(key) && !PAST_NAMES.keys.has(key)
}

const LINKS = new Set('of|the|and|for|in|with|to|a|an|by|from|on|or|that|which'.split('|'))

/** "Housekeeper and cook, live in": whatever ends it. */
function opensWithTitle(doc: Doc, { words }: Row): boolean {
  const comma = words.findIndex((word) => doc.fold[word.end] === ',')
  return comma >= 0 && titleScore(words.slice(0, comma + 1), []) >= 0.75
}

/** A row that ends with a preposition or article is text that goes on in the next. */
function breaksOff(doc: Doc, row: Row): boolean {
  const last = row.words.at(-1)!
  return LINKS.has(last.key) && last.end === row.end && doc.text.slice(last.start, last.end) === last.key
}
