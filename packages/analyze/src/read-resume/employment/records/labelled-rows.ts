import type { Span } from '@evenhand/model'
import type { Doc, Row } from '../../text/document.ts'
import { BAR, COLON, holdsSign, OPENING, RULE, STOP, TAB } from '../../text/holds-sign.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { keyOf, type Word } from '../../text/phrase-set.ts'
import { dashedLabel } from './dashed-label.ts'
import { cellOf, cellsOf } from './record-cells.ts'
import { spacedLabel } from './spaced-label.ts'
import { labelAt, holdsLabel, type Slot, slotOf } from '../words/slot-labels.ts'
import { flatMap } from '../../text/flat-map.ts'

/** A label with the value behind it; `value` is empty where it stands below. */
export type Labelled = { slot: Slot; key: string; value: Row }

const LONGEST_ROW = 500
/** "07/2021", "31.07.2021", "2021-07" */
const DAY = /^(?:(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d|(?:19|20)\d\d-\d\d(?:-\d\d)?)$/
/** So many words before a colon may hold a label. */
const LONGEST_LABEL = 7
/** A row of so many columns' heads and nothing else begins a table. */
const TABLE_HEADS = 3

/**
 * The labels of a row and their values: "Employer: X", "Duration<tab>2019 - 2021", "From: 2019 To: 2021". `isForm`:
 * labels have rows of their own here, so that "From" alone is one, too.
 */
export function labelsOf(doc: Doc, row: Row, isForm = false): Labelled[] {
  if (row.end - row.start > LONGEST_ROW || row.words.length === 0) return []
  const dashed = dashedLabel(doc, row)
  if (dashed !== undefined) return [dashed]
  const spaced = holdsSign(doc, row, COLON | TAB | BAR) ? undefined : spacedLabel(doc, row)
  if (spaced !== undefined) return [spaced]
  if (!mayHoldLabel(doc, row)) return []
  const cells = cellsOf(doc, row)
  const found: Labelled[] = []
  // "To<tab>07/2021": a short word is a label beside nothing but a day.
  const isDay = cells.length === 2 && DAY.test(doc.fold.slice(cells[1]!.start, cells[1]!.end))
  let bare = 0
  for (const cell of cells) {
    const inside = colonLabels(doc, row, cell)
    const whole =
      inside.length > 0 ? undefined : wholeLabel(doc, cell, { alone: cells.length === 1, isForm: isForm || isDay })
    if (inside.length > 0) found.push(...inside)
    else if (whole !== undefined) {
      found.push({ ...whole, value: cellOf(doc, row, [cell.end, cell.end]) })
      bare++
    } else if (found.length === 0) {
      if (cell.words.length > 0 && !isNumber(cell.words)) return []
    } else {
      const last = found.at(-1)!
      const from = last.value.words.length === 0 ? cell.start : last.value.start
      last.value = cellOf(doc, row, [from, cell.end])
    }
  }
  return bare >= TABLE_HEADS && bare * 2 > cells.length ? [] : found
}

/** More words without a sign behind or around a label are none. */
const LONGEST_WHOLE = 10
/** A line of dots, with what may stand among them behind a label as a whole, and behind one in a row. */
const DOTTED = /[._][ \t)#-]*[._]/
const DOTTED_COLON = /[._][ \t)#*-]*[._]/

/** Without a sign, a row is a label as a whole or holds none: a colon, a line of dots, a bracket or the end of a cell. */
function mayHoldLabel(doc: Doc, row: Row): boolean {
  const { words } = row
  if (!holdsLabel(words)) return false
  if (holdsSign(doc, row, COLON | TAB | BAR | OPENING) || isDotted(doc, row, DOTTED)) return true
  return words.length <= LONGEST_WHOLE && slotOf(withoutNumber(words)) !== undefined
}

function isDotted(doc: Doc, { start, end }: Span, dots: RegExp): boolean {
  return holdsSign(doc, { start, end }, STOP | RULE) && dots.test(doc.fold.slice(start, end))
}

/** A cell that is a label and nothing else; words as short as "to" are one only beside their value. */
export function wholeLabel(
  doc: Doc,
  { words }: Row,
  { alone, isForm }: { alone: boolean; isForm: boolean },
): Omit<Labelled, 'value'> | undefined {
  const own = withoutNumber(words)
  const asked = beforeBracket(doc, own)
  const slot = slotOf(own) ?? slotOf(asked)
  if (slot === undefined || slot === 'serial' || slot === 'study' || slot === 'school') return undefined
  const key = keyOf(own)
  const short = key.length < 3 && /^[a-z]/.test(key)
  // "From (MM/YY)": a form says in what form it asks for the day.
  const isAsked = asked.length > 0 && own.every((word) => !/\d/.test(word.key))
  const unsure = !isAsked && (short || (alone && (slot === 'from' || slot === 'to')))
  return unsure && !isForm ? undefined : { slot, key }
}

/** "Date left (if applicable)": without the remark. */
function beforeBracket(doc: Doc, words: Word[]): Word[] {
  const at = words.findIndex((word, index) => index > 0 && doc.fold.slice(word.start - 2, word.start).includes('('))
  return at < 0 ? [] : words.slice(0, at)
}

/** Labels before colons and dotted lines, each with what stands before the next. */
function colonLabels(doc: Doc, row: Row, cell: Row): Labelled[] {
  const rest = { start: cell.start, end: row.end }
  if (!holdsSign(doc, rest, COLON) && !isDotted(doc, rest, DOTTED_COLON)) return []
  const marks: { slot: Slot; key: string; start: number; from: number }[] = []
  let begin = 0
  for (const [at, word] of cell.words.entries()) {
    const until = colonBehind(doc, word.end, cell.words[at + 1]?.start ?? row.end)
    if (until === undefined) continue
    const before = cell.words.slice(Math.max(begin, at - LONGEST_LABEL), at + 1)
    const first = marks.length === 0
    // "From (dd/mm/yy): 11/02/19"
    const label = labelIn(before, first) ?? labelIn(beforeBracket(doc, before), first)
    if (label === undefined) continue
    marks.push({ ...label, from: until })
    begin = at + 1
  }
  return flatMap(marks, ({ slot, key, start, from }, at) => {
    const value = cellOf(doc, row, [from, marks[at + 1]?.start ?? cell.end])
    return pairedLabels(doc, cellOf(doc, row, [start, from]), value) ?? [{ slot, key, value }]
  })
}

const PAIRED = new Set<Slot>(['title', 'employer', 'unit', 'place'])

/** "Department / Position: Purchasing / Clerk": two labels and two values. */
function pairedLabels(doc: Doc, label: Row, value: Row): Labelled[] | undefined {
  const labels = halvesOf(doc, label)
  const values = halvesOf(doc, value)
  const slots = labels?.map(({ words }) => slotOf(withoutNumber(words)))
  if (labels === undefined || values === undefined || slots === undefined || slots[0] === slots[1]) return undefined
  return slots.every((slot) => slot !== undefined && PAIRED.has(slot))
    ? slots.map((slot, at) => ({ slot: slot!, key: keyOf(labels[at]!.words), value: values[at]! }))
    : undefined
}

/** What stands on both sides of the only stroke in a cell. */
function halvesOf(doc: Doc, cell: Row): [Row, Row] | undefined {
  const text = doc.fold.slice(cell.start, cell.end)
  const at = text.indexOf('/')
  if (at < 1 || at !== text.lastIndexOf('/')) return undefined
  return [cellOf(doc, cell, [cell.start, cell.start + at]), cellOf(doc, cell, [cell.start + at + 1, cell.end])]
}

const DOTS = 4

/** Where the value begins behind ":", " :" or a line of dots. */
function colonBehind(doc: Doc, from: number, until: number): number | undefined {
  let dots = 0
  for (let at = from; at < until; at++) {
    const char = doc.fold[at]!
    if (char === ':') return at + 1
    if (char === '.' || char === '_') dots++
    else if (!' \t-)#*'.includes(char)) return undefined
  }
  return dots >= DOTS ? until : undefined
}

/** The label that the words before a colon are, or, behind another value, end with. */
function labelIn(words: Word[], first: boolean): { slot: Slot; key: string; start: number } | undefined {
  const own = first ? withoutNumber(words) : words
  if (own.length === 0) return undefined
  const whole = slotOf(own)
  if (whole !== undefined) return { slot: whole, key: keyOf(own), start: own[0]!.start }
  if (first) {
    // "March 2021 to date: Merrow Ltd": a span of time, and no label that ends with "to date".
    if (own.some(({ key }) => /\d{4}/.test(key))) return undefined
    const slot = own.length <= 6 ? (labelAt(own, 'end') ?? labelAt(own, 'start')) : undefined
    return slot && { slot, key: keyOf(own), start: own[0]!.start }
  }
  for (let at = 1; at < own.length; at++) {
    const tail = own.slice(at)
    const slot = slotOf(tail)
    if (slot !== undefined) return { slot, key: keyOf(tail), start: tail[0]!.start }
  }
  return undefined
}

/** Without the number of the post: "(1) Employer", "2. Company", "Employer 3". */
function withoutNumber(words: Word[]): Word[] {
  const isMark = (word: Word) =>
    isShortNumber(word) || (word.key.length <= 4 && /^(?:[a-h]|[ivx]{1,4})$/.test(word.key))
  const from = words.length > 1 && isMark(words[0]!) ? 1 : 0
  const until = words.length - from > 1 && isShortNumber(words.at(-1)!) ? words.length - 1 : words.length
  // "Vị trí" is a label, and no sixth one.
  const isWhole = (from === 0 && until === words.length) || slotOf(words) !== undefined
  return isWhole ? words : words.slice(from, until)
}

function isNumber(words: Word[]): boolean {
  return words.length === 1 && isShortNumber(words[0]!)
}
