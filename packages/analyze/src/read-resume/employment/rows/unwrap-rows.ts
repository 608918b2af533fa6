import { NAME_GOES_ON } from '../../../knowledge/reading/small-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { SCHOOL_WORDS } from '../../../knowledge/reading/school-words.ts'
import { isKindOfEmployer, isLegalForm } from '../words/employer-shape.ts'
import { isAlone } from './own-dates.ts'
import {
  atFirstStop,
  behindDates,
  behindTown,
  endOfHead,
  FEWEST_NAMED,
  LONGEST_HEAD,
  partedBehind,
} from './parted-paragraph.ts'
import { isRestOfFirm } from './rest-of-firm.ts'
import { isRestOfName } from './rest-of-name.ts'
import { isRestOfSentence } from './rest-of-sentence.ts'
import { isShortForm } from '../words/short-form.ts'
import { behindTitle } from '../head/stopped-parts.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { hasDigits } from '../../sections/rail-heading.ts'
import { endsBold, opensBold } from '../../text/bold-ends.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase } from '../../text/phrase-set.ts'

/** A row, or several that are one paragraph, with what stands in it. `changes`: dates at which something changed in a post. */
export type Unit = { row: Row; ranges: DateRange[]; titles: TermMatch[]; changes?: DateRange[] }
type RowHints = { rangesOf: (row: Row) => DateRange[]; titlesOf: (row: Row) => TermMatch[] }

/** Part of the widest row's width from which on a row may have been broken by the page's edge. */
const FULL = 0.8
/** Rows of plain text shorter than this were not broken by a margin. */
const SHORTEST = 55
const MOST_LINES = 4
const LONGEST = 360

/**
 * The rows of a section, those that the page's edge broke put together again: "2009 - 2019: Town Hall - inspector of" / "roads".
 * Only around a date, where the head of a post may stand; what follows its first sentence stays apart.
 */
export function unwrapRows(doc: Doc, rows: Row[], hints: RowHints): Unit[] {
  const width = rows.reduce((most, row) => Math.max(most, widthOf(doc, row)), 0)
  const edge = rows.reduce((most, row) => Math.max(most, edgeOf(doc, row)), 0)
  const units: Unit[] = []
  const unitOf = (row: Row): Unit => ({ row, ranges: hints.rangesOf(row), titles: hints.titlesOf(row) })
  // Dates in a bracket above the first post are above the others, too.
  const leads = rows[0] !== undefined && isTail(doc, unitOf(rows[0]))
  for (let at = 0; at < rows.length; at++) {
    let unit = unitOf(rows[at]!)
    for (let lines = 1; lines < MOST_LINES; lines++) {
      const [last, next] = [rows[at]!, rows[at + 1]]
      if (next === undefined || unit.row.end - unit.row.start > LONGEST) break
      const below = unitOf(next)
      const tail = !leads && isTail(doc, below)
      const full = isFull(doc, { last, next, edge })
      const named = isRestOfName(doc, { last, next, full, titles: [...unit.titles, ...below.titles] })
      const undated = unit.ranges.length === 0 && below.ranges.length === 0
      const ends = undated && (named || isRestOfFirm(doc, last, next) || isRestOfSentence(doc, last, next))
      const isRest = ends || tail || isLoneKind(next) || endOfHead(doc, below, 0) !== undefined || isAlone(below)
      if (!isRest && !isHead(doc, unit) && !endsWithDate(below)) break
      const own = tail && doc.fold[next.start] === '(' && isUndatedHead(doc, unit)
      const dated = isDateOf(doc, { unit, below, above: units.at(-1) }) || isRestOfItem(doc, unit, below)
      const broken =
        own ||
        named ||
        ends ||
        dated ||
        isBroken(doc, { last, next, width, tail }) ||
        endsWithKind(doc, last, next) ||
        leavesOpen(doc, unit, below)
      if (!broken || (!ends && !tail && !dated && isNewEntry(below)) || isClosed(unit)) break
      unit = joined(unit, below)
      at++
    }
    const whole = unit.row === rows[at]
    const end = whole
      ? (endOfHead(doc, unit, FEWEST_NAMED) ?? behindTown(doc, unit) ?? behindDates(doc, unit))
      : undefined
    if (end === undefined) units.push(...(whole && !opensWithDate(unit) ? [unit] : atFirstStop(doc, unit)))
    else units.push(...partedBehind(unit, end))
  }
  return units
}

function widthOf(doc: Doc, row: Row): number {
  const box = doc.resume.lines[row.index]?.box
  return box === undefined ? row.end - row.start : box[2] - box[0]
}

/** Dated, or begun with a number: what belongs to it may stand below. */
function isHead(doc: Doc, { row, ranges }: Unit): boolean {
  if (ranges.some((range) => !range.bare)) return true
  const { start } = row
  if (!hasDigits(doc, { start, end: start + 2 })) return false
  return /^\s?\d{1,2}(?:\.\d)?[.)]?\s/.test(doc.fold.slice(start, start + 6))
}

function opensWithDate({ row, ranges }: Unit): boolean {
  return ranges.some((range) => !range.single && range.start <= row.start + 4)
}

function endsWithDate({ row, ranges }: Unit): boolean {
  return ranges.some((range) => !range.single && range.stop >= row.end - 3 && range.start > row.start)
}

function isNewEntry({ row, ranges }: Unit): boolean {
  if (row.bullet || row.gap || row.level !== 'body') return true
  const opens = ranges.find((range) => range.start <= row.start + 3)
  return opens !== undefined && !opens.single && opens.rest === undefined
}

/** "(2019 - 2021)", "[05/2019 - 06/2021]": a span of time in a bracket and nothing else, which belongs to the row above. */
function isTail(doc: Doc, { row, ranges }: Unit): boolean {
  const [range] = ranges
  if (range === undefined || ranges.length > 1 || range.single || row.bullet || row.gap) return false
  return (
    /^[([]\s?$/.test(doc.fold.slice(row.start, range.start)) && /^\s?[)\]]?$/.test(doc.fold.slice(range.stop, row.end))
  )
}

/** "Clerk, Merrow Ltd": a short row without dates, which those in a bracket right below it complete. */
function isUndatedHead(doc: Doc, { row, ranges }: Unit): boolean {
  return !row.bullet && ranges.length === 0 && row.words.length <= LONGEST_HEAD / 2 && doc.fold[row.end - 1] !== '.'
}

type Dated = { unit: Unit; below: Unit; above: Unit | undefined }

/** "Lecturer. Department of Owls. Merrow University." and below it "2016 - 2020.": the rest of a row that full stops divide. */
function isDateOf(doc: Doc, { unit, below, above }: Dated): boolean {
  const { row, ranges } = unit
  if (ranges.length > 0 || doc.fold[row.end - 1] !== '.' || !isAlone(below) || below.row.gap || below.row.apart)
    return false
  return doc.fold[below.row.end - 1] === '.' && !(above && isAlone(above)) && behindTitle(doc, row, []).length > 0
}

/** "- Lecturer, Department of Owls, Merrow State" and below it "University, 2016 - 2020.": the rest of an item of a list. */
function isRestOfItem(doc: Doc, { row, ranges }: Unit, below: Unit): boolean {
  if (!row.bullet || ranges.length > 0 || row.end - row.start < SHORTEST || doc.fold[row.end - 1] === '.') return false
  const next = below.row
  if (next.bullet || next.gap || next.apart || next.words.length > LONGEST_REST || !endsWithDate(below)) return false
  const title = row.words.slice(0, row.words.findIndex(({ end }) => doc.fold[end] === ',') + 1)
  return titleScore(title, []) >= KNOWN_TITLE && titleScore(next.words.slice(0, 2), []) < KNOWN_TITLE
}

const LONGEST_REST = 8

/** A span of time at the end of a row closes it. */
function isClosed({ row, ranges }: Unit): boolean {
  const last = ranges.at(-1)
  return last !== undefined && !last.single && last.start > row.start + 3 && last.stop >= row.end - 2
}

/** Whether the first word of the next row had no room in a row; `edge`: where the widest row ends. */
function isFull(doc: Doc, { last, next, edge }: { last: Row; next: Row; edge: number }): boolean {
  const boxed = doc.resume.lines[last.index]?.box !== undefined
  const [first] = next.words
  if (first === undefined || (!boxed && widthOf(doc, last) < SHORTEST)) return false
  const word = ((first.end - next.start + 1) / (next.end - next.start)) * widthOf(doc, next)
  return edgeOf(doc, last) + word > edge
}

/** Where a row ends on its page, or in letters. */
function edgeOf(doc: Doc, row: Row): number {
  return doc.resume.lines[row.index]?.box?.[2] ?? row.end - row.start
}

type Break = { last: Row; next: Row; width: number; tail: boolean }

function isBroken(doc: Doc, { last, next, width, tail }: Break): boolean {
  const boxed = doc.resume.lines[last.index]?.box !== undefined
  const own = widthOf(doc, last)
  if (own < width * FULL || (!boxed && (doc.resume.mediaType !== 'text/plain' || own < SHORTEST))) return false
  if (
    endsBold(doc, last) !== opensBold(doc, next) ||
    next.bullet ||
    doc.fold.slice(last.start, last.end).includes('\t\t')
  )
    return false
  if (doc.fold[last.end - 1] === '.' && !isShortForm(last.words.at(-1)?.key ?? '')) return false
  const lower = isSmall(doc.text[next.start]!)
  // In plain text, small letters begin what was done as often as the rest of a line.
  return (boxed && (lower || tail || endsName(doc, next))) || breaksOff(doc, last)
}

/** "2004 - 2005: Scientist," and below it "Merrow Center, Tarn": a dated title that goes on, however short its row is. */
function leavesOpen(doc: Doc, { row, ranges, titles }: Unit, below: Unit): boolean {
  const [range, more] = ranges
  if (range === undefined || more !== undefined || range.single || range.start > row.start + 1) return false
  if (below.row.bullet || below.ranges.length > 0 || doc.resume.lines[row.index]?.box !== undefined) return false
  if (row.words.length > LONGEST_HEAD || !breaksOff(doc, row)) return false
  const words = row.words.filter(({ start }) => start >= range.stop)
  return titleScore(words.slice(0, words.findIndex(({ end }) => doc.fold[end] === ',') + 1), titles) >= KNOWN_TITLE
}

/** "AG, Burgdorf": a legal form opens the row, and belongs to the name above. */
function endsName(doc: Doc, { words }: Row): boolean {
  const [first, second] = words
  return first !== undefined && isLegalForm([first]) && (second === undefined || doc.fold[first.end] === ',')
}

/** "Aide - Saint Merrow Catholic" and below it "School": a row that a margin broke before the end of a name. */
function endsWithKind(doc: Doc, last: Row, next: Row): boolean {
  return (
    isLoneKind(next) && !last.bullet && last.end - last.start >= SHORTEST && isCapital(doc, last.words.at(-1)!.start)
  )
}

/** "School", "Hospital" in a row of its own: the end of the name above. */
function isLoneKind({ words }: Row): boolean {
  return words.length === 1 && (isKindOfEmployer(words[0]) || isPhrase(words[0], SCHOOLS))
}

const SCHOOLS = compilePhrases(SCHOOL_WORDS)

/** Small words that end no name. */
const OPEN_WORDS = new Set(NAME_GOES_ON.split('|'))

/** Ends with a small word that ends no name: the row below goes on with it. */
export function endsOpen(doc: Doc, { end, words }: Row): boolean {
  const last = words.at(-1)
  return last !== undefined && last.end === end && OPEN_WORDS.has(doc.text.slice(last.start, last.end))
}

/** Ends with a comma, a dash, a small word or within a bracket. */
function breaksOff(doc: Doc, row: Row): boolean {
  const { start, end } = row
  if (endsOpen(doc, row)) return true
  const text = doc.fold
    .slice(start, end + 2)
    .split('\n', 1)[0]!
    .trimEnd()
  return /[,/&|·-]$/.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')
}

function joined(upper: Unit, lower: Unit): Unit {
  const { row } = upper
  return {
    row: {
      ...row,
      end: lower.row.end,
      words: [...row.words, ...lower.row.words],
      letters: row.letters + lower.row.letters,
      capitals: row.capitals + lower.row.capitals,
    },
    ranges: [...upper.ranges, ...lower.ranges],
    titles: [...upper.titles, ...lower.titles],
  }
}
