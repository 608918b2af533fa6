import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { assignSlots } from './assign-slots.ts'
import { opensWithDate, wordsIn, wordsOutside } from '../words/head-parts.ts'
import { isAddress } from '../words/is-address.ts'
import { isAward } from './is-award.ts'
import { isDetail, isExplained, isLongDetail, isTold, LONGEST_HEAD } from './is-detail.ts'
import { isAnswered } from '../words/is-answered.ts'
import { isFirmFacts } from '../words/is-firm-facts.ts'
import { isToolList } from '../words/is-tool-list.ts'
import { isEdgeDate } from './is-edge-date.ts'
import { joinBrackets } from './join-brackets.ts'
import { joinFields } from './join-fields.ts'
import { joinGenders } from './join-genders.ts'
import { labelIn, labelledHead } from './labelled-head.ts'
import { isInsetName, isListedPost, isNamed } from './names-post.ts'
import { opensWithDuty } from '../words/opens-duty.ts'
import { explainedPost, openedPost, postBelow } from './opened-post.ts'
import { joinThen, type Promotion, promotionIn } from './promotion-in.ts'
import { type Role, rolesIn } from './roles-in-row.ts'
import type { Segment } from '../words/segment.ts'
import { splitHead } from './split-head.ts'
import { splitParts } from './split-parts.ts'
import { KNOWN_TITLE, WHOLE_TITLE } from '../words/title-shape.ts'
import { withoutAgency } from './without-agency.ts'
import { withoutClient } from './without-client.ts'
import { withoutFacts } from './without-facts.ts'
import { withoutNote } from './without-note.ts'
import { withoutRemark } from './without-remark.ts'
import { withoutTaught } from './without-taught.ts'
import { countryBefore, townBehindFirm } from './town-behind-firm.ts'
import { flatMap } from '../../text/flat-map.ts'

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
  /** The title of a row whose bullet speaks against it. */
  untold?: { title: Segment; titleScore: number } | undefined
  /** The parts between separators, as the row has them; none of a paragraph. */
  parts?: Segment[] | undefined
  /** A detail by the place of its row, but a title or an employer by its words. */
  inset?: boolean
  /** A label says that it is a title or an employer. */
  labelled?: boolean
  /** A label says that it tells neither of whom nor of what: "Salary: 31,200". */
  note?: boolean
  /** The next title in the same post. */
  promotion?: Promotion
  /** Further titles of the row with their own dates. */
  roles?: Role[] | undefined
  /** Terms of the knowledge in the row. */
  titles: TermMatch[]
}

/** Letters that stand before the dates in their bracket. */
const LONGEST_TIME = 40
/** A row of more words is a paragraph. */
const LONGEST_ROW = 40

/** With all it may hold, so that the engine that runs us keeps every head in one form. */
function emptyHead(row: Row, ranges: DateRange[], titles: TermMatch[]): Head {
  return {
    row,
    ranges,
    title: undefined,
    titleScore: 0,
    employer: undefined,
    employerScore: 0,
    place: undefined,
    tail: undefined,
    loose: [],
    detail: false,
    untold: undefined,
    parts: undefined,
    inset: undefined,
    labelled: undefined,
    note: undefined,
    promotion: undefined,
    roles: undefined,
    titles,
  }
}

/**
 * `indented`: the row stands in from those that begin entries; `continued`: the sentence above goes on in it; `dated`: dates alone
 * stand right above; `titled`: a title above these, and a verb opens it; `untitled`: dates without a title; `housed`: with a firm.
 */
export type HeadHints = {
  ranges: DateRange[]
  titles: TermMatch[]
  indented?: boolean
  continued?: boolean
  dated?: boolean
  titled?: boolean
  untitled?: boolean
  housed?: boolean
  changes?: DateRange[]
}

/** Reads what a row says of a post: its parts, and whether they are title, employer and place, or tell what was done. */
export function readHead(
  doc: Doc,
  row: Row,
  { ranges, titles, indented, continued, dated, titled, untitled, housed, changes = [] }: HeadHints,
): Head {
  const own = ranges.filter((range) => !range.bare || isEdgeDate(doc, row, range))
  const dates = own.filter((range) => range.rest === undefined)
  const spans = changes.length === 0 ? own : [...own, ...changes].toSorted((a, b) => a.start - b.start)
  const head = emptyHead(row, dates, titles)
  if (spans.every(({ single }) => single) && isAward(doc, row)) return { ...head, ranges: [], detail: true }
  const inset = indented === true && spans.every((range) => range.single)
  const opens = untitled === true && continued !== true && spans.length === 0 && !inset
  const opening = opens ? explainedPost(doc, row, { titles, housed: housed === true }) : undefined
  if (opening !== undefined) return headOf(doc, head, [opening])
  if (row.words.length > LONGEST_ROW || inset || isTold(doc, row, spans)) {
    const parts = inset && isInsetName(doc, row, titles) ? splitHead(doc, row, spans) : undefined
    return { ...head, parts, inset: parts && inset, ranges: [], detail: true }
  }
  if (spans.length === 0 && (continued === true || opensWithDuty(row.words))) return { ...head, detail: true }
  if (spans.length === 0 && isAddress(doc, row))
    return { ...head, place: { start: row.start, end: row.end, words: row.words, sign: '' }, note: true }
  const label = labelIn(doc, row, { spans, housed })
  if (label?.slot === 'duty') return { ...head, ranges: [], detail: true }
  const below = spans.length === 0 ? postBelow(doc, row, { titles, dated, untitled }) : undefined
  if (below !== undefined) return headOf(doc, head, below)
  const isPlain = label === undefined && spans.length === 0
  if (isPlain && dated !== true && (isExplained(doc, row) || isToolList(doc, row, titles)))
    return { ...head, detail: true }
  if (isPlain && isLongDetail(doc, row))
    return dated === true ? openedHead(doc, head, titled) : { ...head, detail: true }
  const written = writtenIn(doc, row, { spans, titles })
  if (isOther(written, { spans, titles, isPlain })) return { ...head, ranges: [], detail: true }
  const all = label === undefined ? namesOf(doc, written, titles) : written
  const promotion = promotionIn(all, { changes, titles })
  const others = label === undefined && promotion === undefined ? rolesIn(all, { spans, titles }).slice(1) : []
  const segments =
    promotion === undefined && others.length === 0
      ? joinThen(all, titles)
      : all.filter((segment) => segment !== promotion?.title && !others.some(({ title }) => title === segment))
  if (promotion !== undefined) head.promotion = promotion
  if (others.length > 0) {
    head.roles = others
    head.ranges = dates.filter((range) => !others.some((role) => role.range === range))
  }
  const words = closesBracket(doc, row) || opensWithDate(doc, row, spans) ? wordsOutside(segments) : wordsIn(segments)
  if (label !== undefined) return labelledHead(doc, head, { label, segments, titles })
  if (
    isDetail(doc, row, { words, dated: dates.length > 0 || changes.length > 0 }) &&
    !isNamed(doc, row, { segments, titles, untitled }) &&
    !isListedPost(doc, row, { segments, titles })
  )
    return dated === true && spans.length === 0 ? openedHead(doc, head, titled) : detailOf(doc, head, segments)
  const named = withoutTaught(doc, splitParts(doc, segments, titles), titles)
  head.place = countryBefore(doc, named) ?? townBehindFirm(doc, named, titles)
  const parts = named.filter((part) => part !== head.place)
  // What becomes the title may take in what stands behind it.
  head.parts = parts.map((part) => ({ ...part }))
  assignSlots(doc, head, { segments, parts, titles })
  // A bullet without a date tells of the post above it, unless it names a title.
  const isKnown = head.title !== undefined && (head.titleScore >= 0.9 || isListedPost(doc, row, { segments, titles }))
  return row.bullet && spans.length === 0 && !isKnown ? bareDetail(head) : head
}

/** What stands in a bracket at the end makes a name no sentence. */
function closesBracket({ fold }: Doc, { end, bullet }: Row): boolean {
  return fold[end - 1] === ')' && !bullet
}

/** The parts of a row that say something of the post. */
function writtenIn(doc: Doc, row: Row, { spans, titles }: { spans: DateRange[]; titles: TermMatch[] }): Segment[] {
  const parted = joinGenders(doc, joinBrackets(doc, withoutFacts(doc, splitHead(doc, row, spans), titles)))
  const named = withoutTimes(doc, joinFields(doc, parted, titles), { row, spans })
  return withoutAgency(doc, withoutClient(doc, named, titles))
}

/** An answer to what was asked for, or the facts of a firm. */
function isOther(
  written: Segment[],
  { spans, titles, isPlain }: { spans: DateRange[]; titles: TermMatch[]; isPlain: boolean },
): boolean {
  return isAnswered(written, spans) || (isPlain && isFirmFacts(written, titles))
}

/** Without the remark before a colon and the note behind the dates. */
function namesOf(doc: Doc, written: Segment[], titles: TermMatch[]): Segment[] {
  return withoutNote(doc, withoutRemark(doc, written, titles), titles)
}

/** What was done, though its words may be a title. */
function bareDetail(head: Head): Head {
  const { title, titleScore: score } = head
  const untold = title !== undefined && score >= KNOWN_TITLE ? { title, titleScore: score } : undefined
  return { ...head, title: undefined, titleScore: 0, detail: true, untold }
}

/** "Clerk (school holidays 2014 - 2017, then full time)": without what is told in small letters in the bracket of the dates. */
function withoutTimes(doc: Doc, segments: Segment[], { row, spans }: { row: Row; spans: DateRange[] }): Segment[] {
  const brackets = flatMap(spans, ({ start, stop }) => {
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

/** A sentence right below its dates: a post where a title opens it. */
function openedHead(doc: Doc, head: Head, titled = false): Head {
  const parts = titled ? undefined : openedPost(doc, head.row, head.titles)
  return parts === undefined ? { ...head, detail: true } : headOf(doc, head, parts)
}

/** With what these parts of its row say. */
function headOf(doc: Doc, head: Head, parts: Segment[]): Head {
  head.parts = parts
  assignSlots(doc, head, { segments: parts, parts, titles: head.titles })
  return head
}

/** A row that says what was done; a span of time in it may be a post's, nevertheless. */
function detailOf(doc: Doc, head: Head, segments: Segment[]): Head {
  const ranges = head.ranges.filter((range) => !range.single)
  const parts = ranges.length > 0 ? splitParts(doc, segments, head.titles) : undefined
  return { ...head, ranges, detail: true, parts }
}

/** A row that by itself begins a post: a job title, or with `sure` a known one, beside a span of time. */
export function isPost(doc: Doc, row: Row, { sure, ...hints }: HeadHints & { sure: boolean }): boolean {
  if (!hints.ranges.some((range) => !range.single) || row.words.length > LONGEST_HEAD) return false
  const head = readHead(doc, row, hints)
  return !head.detail && head.titleScore >= (sure ? WHOLE_TITLE : KNOWN_TITLE)
}
