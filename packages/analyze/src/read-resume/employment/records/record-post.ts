import type { Employment, Field, YearMonth } from '@evenhand/model'
import { isPlace } from '../../contact/home/find-place.ts'
import { STILL_HELD } from '../../../knowledge/reading/record-labels.ts'
import type { DateHints } from '../../dates/read-point.ts'
import { asMonth } from '../../dates/as-month.ts'
import { type DateRange, findRanges } from '../../dates/find-ranges.ts'
import { type Doc, type Row, valueOf } from '../../text/document.ts'
import { compilePhrases, hasPhrase, type Word } from '../../text/phrase-set.ts'
import { emptyEntry, type Entry } from '../entry/build-entries.ts'
import { employmentOf } from '../entry/employment-of.ts'
import { employerOf, isNameBracket, joinedSegments, untilStop } from '../words/head-parts.ts'
import { joinBrackets } from '../head/join-brackets.ts'
import { isBreak, isDitto } from '../words/slot-likeness.ts'
import { cellOf, withOpenDash } from './record-cells.ts'
import type { Slot } from '../words/slot-labels.ts'
import type { Segment } from '../words/segment.ts'
import { splitHead } from '../head/split-head.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { bareEmployer } from '../entry/trim-names.ts'
import { withoutTown } from '../entry/without-town.ts'
import { rangeOfLines } from './wrapped-cells.ts'

/** A post whose parts are told apart by labels or columns. */
export type PostRecord = {
  /** The values of each slot: cells of a row, further ones where a value goes on in another row. */
  slots: Map<Slot, Row[]>
  rows: Row[]
  details: Row[]
  /** Its time, where no slot holds it. */
  range?: DateRange
  /** The head of its table, for the first post of one. */
  heading?: Row
}

export type RecordHints = { asOf: YearMonth; hints: DateHints; above?: Employment | undefined }

const STILL = compilePhrases(STILL_HELD)
const SURE = 0.95

/** The post a record tells; undefined for a pause or a record that names nothing. */
export function recordPost(doc: Doc, record: PostRecord, { asOf, hints, above }: RecordHints): Employment | undefined {
  const { slots } = record
  const named = slots.get('employer') ?? slots.get('client') ?? slots.get('school')
  const placed = slots.has('place') || slots.has('unit')
  const title = titleIn(doc, slots.get('title')?.[0])
  const told = named?.[0]
  const own = named === slots.get('client') && told !== undefined ? clientIn(doc, told) : employerIn(doc, told, placed)
  if ([title, own].some((segment) => segment !== undefined && isBreak(doc, segment))) return undefined
  const employer = own !== undefined && isDitto(own) ? undefined : own
  if (title === undefined && employer === undefined) return undefined
  const range = record.range ?? rangeOf(doc, slots, hints)
  const [place] = slots.get('place') ?? []
  const entry: Entry = {
    ...emptyEntry(),
    titleScore: SURE,
    employerScore: SURE,
    range,
    place: place !== undefined && place.words.length > 0 ? { ...place, sign: '' } : undefined,
    heads: record.rows,
    details: record.details,
  }
  const post = employmentOf(doc, entry, { title, employer, asOf })
  const whole = title === undefined ? undefined : joinedField(doc, post.title, slots.get('title')!)
  const name = own === undefined ? undefined : joinedName(doc, post.employer, { cells: named!, placed })
  return {
    ...post,
    ...(whole && { title: whole }),
    ...(employer !== undefined && name && { employer: name }),
    ...(title === undefined && isDittoIn(doc, slots.get('title')) && above?.title && { title: above.title }),
    ...(employer === undefined && above?.employer && { employer: above.employer }),
  }
}

/** A value that goes on in the rows below. */
function joinedField(doc: Doc, field: Field | undefined, [, ...more]: Row[]): Field | undefined {
  if (field === undefined || more.length === 0) return undefined
  // The comma or dash at which a title was wrapped is part of it.
  const first = field.spans.map(({ start, end }) => {
    const sign = /^\s?[,-]/.exec(doc.fold.slice(end, end + 2))
    return { start, end: end + (sign?.[0].length ?? 0) }
  })
  const spans = [...first, ...more.map(({ start, end }) => ({ start, end }))]
  return { ...field, value: spans.map(({ start, end }) => valueOf(doc, start, end)).join(' '), spans }
}

/** A name that goes on in the rows below, up to the comma before its town. */
function joinedName(
  doc: Doc,
  field: Field | undefined,
  { cells, placed }: { cells: Row[]; placed: boolean },
): Field | undefined {
  if (field === undefined || cells.length < 2) return undefined
  const spans = [...field.spans]
  for (const [at, cell] of cells.entries()) {
    const own = at === 0 ? field.spans.at(-1) : employerIn(doc, cell, placed)
    if (own === undefined) break
    if (at > 0) spans.push({ start: own.start, end: own.end })
    if (own.end < cell.end - 1 || doc.fold[cell.end] === ',') break
  }
  return { ...field, value: spans.map(({ start, end }) => valueOf(doc, start, end)).join(' '), spans }
}

function titleIn(doc: Doc, cell: Row | undefined): Segment | undefined {
  if (cell === undefined) return undefined
  const all = partsOf(doc, cell)
  const timed = all.findIndex((part, at) => at > 0 && part.sign === 'bracket' && isTime(doc, part))
  const parts = timed < 0 ? all : all.slice(0, timed)
  const title = parts.length === 0 ? undefined : joinedSegments(doc, parts)
  return title === undefined || isDitto(title) || isClause(doc, cell, parts[0]!) ? undefined : title
}

/** "Assignment: Create an agency for the firm's exports.": what was to be done, and no title. */
function isClause(doc: Doc, { end, words }: Row, opening: Segment): boolean {
  const stops = (doc.fold[end] === '.' || doc.fold[end - 1] === '.') && words.at(-1)!.key.length >= SHORTEST_END
  return stops && words.length >= SHORTEST_CLAUSE && titleScore(opening.words, []) < KNOWN_TITLE
}

const SHORTEST_CLAUSE = 5
/** Letters of a word that is no short form, as in "Secretary to the G.M.". */
const SHORTEST_END = 4

/** "(promoted in 05/2018)", "(2019 - 2021)" */
function isTime(doc: Doc, { start, end }: Segment): boolean {
  return /(?:19|20)\d\d/.test(doc.fold.slice(start, end))
}

function employerIn(doc: Doc, cell: Row | undefined, placed: boolean): Segment | undefined {
  if (cell === undefined) return undefined
  const parts = partsOf(doc, cell)
  if (parts.length === 0) return undefined
  if (placed) return bare(doc, joinedSegments(doc, withoutTowns(doc, parts)))
  const town = parts.findIndex(({ sign, words }, at) => at > 0 && sign !== 'bracket' && !isCampus(sign, words))
  const before = town < 0 ? parts : parts.slice(0, town)
  // "Pearl (S) Pte Ltd": a name goes on behind its bracket.
  const second = before.length === 2 ? before[1] : undefined
  const named = second !== undefined && (doc.fold[second.end] !== ')' || isNameBracket(doc, second))
  const closed = before.length > 2 || named
  const own = employerOf(doc, closed ? [joinedSegments(doc, before), ...parts.slice(before.length)] : parts)
  return own && bare(doc, own)
}

function bare(doc: Doc, employer: Segment): Segment {
  return withBracket(doc, withoutTown(doc, bareEmployer(doc, employer)))
}

/** "Merrow Institute – Goa Campus": a dash parts a name from the rest of it. */
function isCampus(sign: string, words: Word[]): boolean {
  return sign === 'dash' && words.length <= LONGEST_CAMPUS && words.at(-1)!.key === 'campus'
}

const LONGEST_CAMPUS = 3

/** "Government: Quarn Tax Agency", "Wholesale / retail": a client told by its trade, before the comma of its town. */
function clientIn(doc: Doc, cell: Row): Segment | undefined {
  const parts = partsOf(doc, cell)
  const until = parts.findIndex(
    ({ start }, at) => at > 0 && !/^(?:: | ?\/ ?)$/.test(doc.fold.slice(parts[at - 1]!.end, start)),
  )
  const told = until < 0 ? parts : parts.slice(0, until)
  return told.length < 2 || told.some(({ words }) => isPlace(doc, words))
    ? employerIn(doc, withoutSender(doc, cell, parts), false)
    : joinedSegments(doc, told)
}

/** "Merrow Bank (Tarn Staffing)": behind a client stands who sent somebody there; one word of a bracket may be its short name. */
function withoutSender(doc: Doc, cell: Row, [name, sender, ...others]: Segment[]): Row {
  const isSender = sender?.sign === 'bracket' && sender.words.length > 1 && doc.fold[sender.end] === ')'
  return name !== undefined && isSender && others.length === 0 ? cellOf(doc, cell, [cell.start, name.end]) : cell
}

/** "Merrow Polyclinic, Doha, Qatar": without the places that end a name. */
function withoutTowns(doc: Doc, parts: Segment[]): Segment[] {
  let until = parts.length
  while (until > 1 && parts[until - 1]!.sign === 'comma' && isPlace(doc, parts[until - 1]!.words)) until--
  return parts.slice(0, until)
}

/** A bracket that opens a name, "(주)", belongs to it. */
function withBracket(doc: Doc, segment: Segment): Segment {
  const opens = doc.fold[segment.start - 1] === '(' && doc.fold.slice(segment.start, segment.end).includes(')')
  return opens ? { ...segment, start: segment.start - 1 } : segment
}

/** The parts of a value up to a tab or the first full stop. */
function partsOf(doc: Doc, cell: Row): Segment[] {
  const parts = untilStop(doc, joinBrackets(doc, splitHead(doc, cell, [])))
  const tab = parts.findIndex(
    ({ sign }, at) => at > 0 && sign === 'tab' && doc.fold.slice(cell.start, cell.end).includes('\t'),
  )
  return tab < 0 ? parts : parts.slice(0, tab)
}

/** "-do-", ditto marks. */
export function isDittoIn(doc: Doc, cells: Row[] | undefined): boolean {
  const [cell] = cells ?? []
  if (cell === undefined) return false
  const [first] = splitHead(doc, cell, [])
  return first !== undefined && isDitto(first)
}

function rangesIn(doc: Doc, cells: Row[] | undefined, hints: DateHints): DateRange[] {
  return (cells ?? []).flatMap((cell) => findRanges(doc, cell, { ...hints, cell: true }))
}

/** Whether a cell says that the post is held still. */
export function isStill(doc: Doc, cell: Row, hints: DateHints): boolean {
  return hasPhrase(cell.words, STILL) || findRanges(doc, cell, hints).some(({ current }) => current)
}

/** The span of time that the dates' slots tell; where there are none, a date beside the names. */
function rangeOf(doc: Doc, slots: Map<Slot, Row[]>, hints: DateHints): DateRange | undefined {
  const dated = (slots.get('dates') ?? []).map((cell) => withOpenDash(doc, cell))
  const lines = rangeOfLines(doc, dated, hints)
  if (lines !== undefined) return lines
  const [told] = rangesIn(doc, slots.get('from'), hints)
  const from = slots.has('to') ? told && asMonth(doc, told) : told
  const to = rangesIn(doc, slots.get('to'), hints).at(-1)
  // A form's field that is left empty: the post has no end yet.
  const isOpen = (slots.has('from') && !slots.has('to')) || slots.get('to')?.length === 0
  const still = isOpen || (slots.get('to') ?? []).some((cell) => isStill(doc, cell, hints))
  if (from !== undefined && (!from.single || (to === undefined && !still))) return from
  if (from !== undefined) {
    const stop = to?.stop ?? slots.get('to')?.at(-1)?.end ?? from.stop
    const end = to?.end ?? to?.begin
    return { ...from, single: false, bare: false, current: still, end: still ? undefined : end, stop }
  }
  const others = (['to', 'title', 'employer'] as const).map((slot) => slots.get(slot))
  const found = [dated, ...others].map((cells) => rangesIn(doc, cells, hints))
  return found.map(joinRanges).find((range) => range !== undefined)
}

/** One span of the dates in a value: "summers of 1988, 1989 and 1990". */
function joinRanges(ranges: DateRange[]): DateRange | undefined {
  const span = ranges.find((range) => !range.single)
  const [first] = ranges
  const last = ranges.at(-1)
  if (span !== undefined || first === undefined || first === last) return span ?? first
  return { ...first, single: false, bare: false, ...(last?.end && { end: last.end }), stop: last!.stop }
}
