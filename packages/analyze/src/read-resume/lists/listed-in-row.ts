import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { matchesOf } from '../text/matches-of.ts'
import { overlapping } from '../text/overlapping.ts'

type Cell = Pick<Row, 'start' | 'end'>
type Hints = { ranges: DateRange[]; goesOn: (cell: Cell) => boolean }

/** Signs between entries: the first are so by themselves, the others behind a date. */
const SIGNS = /[;；]|[,·•|،、]/g
const ALWAYS = ';；'
/** Letters between a date and the sign behind it: its bracket. */
const NEAREST = 2
const SHORTEST = 2

/**
 * "Food Hygiene (2019), First Aid (2021), Fire Warden": the entries of a row that lists several, each with its date; those
 * behind semicolons, or behind a sign that divides the row into many. What `goesOn` with the one before, as who issued it, is none.
 */
export function listedInRow(doc: Doc, cell: Cell, { ranges, goesOn }: Hints): Cell[] {
  const text = doc.fold.slice(cell.start, cell.end)
  if (text.search(SIGNS) < 0) return [cell]
  const dates = ranges.map(({ start, stop }) => ({ start, end: stop }))
  const isDated = (from: number, to: number) =>
    overlapping(dates, from, to).some(({ start, end }) => start >= from && end <= to)
  const isBehindDate = (at: number) => overlapping(dates, at - NEAREST - 1, at + 1).some(({ end }) => end <= at)
  const listing = listingSign(text)
  const cuts = signsOutside(text).flatMap(({ sign, index }) => {
    const at = cell.start + index
    const always = ALWAYS.includes(sign) || sign === listing
    return always || isBehindDate(at) ? [{ at, always }] : []
  })
  const cells: Cell[] = []
  let start = cell.start
  for (const [index, { at, always }] of cuts.entries()) {
    const next = { start: at + 1, end: cuts[index + 1]?.at ?? cell.end }
    const named = hasWord(doc, next) && !goesOn(next)
    // Behind a comma stands another where it has a date, or where the one before was told apart by its own.
    if (!named || !(always || isDated(next.start, next.end) || cells.length > 0)) continue
    cells.push({ start, end: at })
    start = next.start
  }
  return [...cells, { start, end: cell.end }]
}

/** "H2S Alive | CSTS | Fall Arrest | First Aid": the sign that divides a row into four and more parts of a few words. */
function listingSign(text: string): string | undefined {
  return LISTING.find((sign) => {
    const parts = text.replaceAll(BRACKET, '').split(sign)
    return parts.length >= FEWEST_PARTS && parts.every((part) => part.trim().split(/\s+/).length <= MOST_WORDS)
  })
}

const LISTING = ['|', '•', '·']
const BRACKET = /\([^()]{0,60}\)/g
const FEWEST_PARTS = 4
const MOST_WORDS = 5

function hasWord({ text }: Doc, { start, end }: Cell): boolean {
  return (text.slice(start, end).match(/\p{L}/gu)?.length ?? 0) >= SHORTEST
}

/** The signs that stand in no bracket. */
function signsOutside(text: string): { sign: string; index: number }[] {
  let [depth, read] = [0, 0]
  return matchesOf(text, SIGNS).flatMap(({ 0: sign, index }) => {
    for (; read < index; read++) {
      if (text[read] === '(') depth++
      else if (text[read] === ')' && depth > 0) depth--
    }
    return depth > 0 ? [] : [{ sign, index }]
  })
}
