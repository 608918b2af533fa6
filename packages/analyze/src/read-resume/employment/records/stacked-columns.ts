import { beginsBlock } from '../../text/begins-block.ts'
import type { Doc, Row } from '../../text/document.ts'
import { LONGEST_VALUE, type Stretch } from './post-draft.ts'
import type { PostRecord } from './record-post.ts'
import { type Slot, slotOf } from '../words/slot-labels.ts'

/** A column of one cell may be a label with its value. */
const FEWEST = 2
const MOST = 40

type Column = { slot: Slot; head: Row; cells: Row[] }

/**
 * "Job title" and below it all titles, then "Company" and below it as many companies: a table that was written column
 * by column. Each post has the cells that stand at its place.
 */
export function stackedPosts(doc: Doc, { rows, posts }: Stretch): PostRecord[] {
  if (!posts) return []
  const heads = rows.flatMap((row, at) => (headOf(doc, row) === undefined ? [] : [at]))
  const records: PostRecord[] = []
  for (let first = 0; first + 1 < heads.length; first++) {
    const columns = columnsFrom(doc, rows, heads.slice(first, first + MOST_COLUMNS + 1))
    if (!tellPosts(columns)) continue
    records.push(...recordsOf(columns))
    first += columns.length - 1
  }
  return records
}

const MOST_COLUMNS = 8

/** What a row that is nothing but a label says of the rows below it. */
function headOf(doc: Doc, { words, bullet, end }: Row): Slot | undefined {
  return bullet || words.length === 0 || doc.fold[end - 1] === ':' ? undefined : slotOf(words)
}

/** The columns one below the other, each of another kind and of as many cells as the first. */
function columnsFrom(doc: Doc, rows: Row[], heads: number[]): Column[] {
  const columns: Column[] = []
  const count = heads[1]! - heads[0]! - 1
  if (count < FEWEST || count > MOST) return columns
  for (const [place, at] of heads.entries()) {
    const slot = headOf(doc, rows[at]!)!
    const cells = rows.slice(at + 1, at + 1 + count)
    const next = heads[place + 1]
    const isWhole = cells.length === count && (next === undefined || next > at + count)
    const behind = rows[at + count + 1]
    const isOver = next === at + count + 1 || behind === undefined || beginsBlock(doc, behind)
    const isKnown = columns.some((column) => column.slot === slot)
    if (!isWhole || !isOver || !cells.every(isCell)) break
    // "Role" below the titles: what was done.
    columns.push({ slot: isKnown ? 'duty' : slot, head: rows[at]!, cells })
    if (next !== at + count + 1) break
  }
  return columns
}

function isCell({ words, bullet, level }: Row): boolean {
  return !bullet && level === 'body' && words.length > 0 && words.length <= LONGEST_VALUE * 2
}

function tellPosts(columns: Column[]): boolean {
  return (['title', 'employer'] as const).every((name) => columns.some(({ slot }) => slot === name))
}

function recordsOf(columns: Column[]): PostRecord[] {
  const [first] = columns
  return first!.cells.map((_, at) => {
    const own = columns.filter(({ slot }) => slot !== 'duty')
    return {
      slots: new Map(own.map(({ slot, cells }) => [slot, [cells[at]!]])),
      rows: [...own.map(({ cells }) => cells[at]!), ...(at === 0 ? columns.map(({ head }) => head) : [])],
      details: columns.filter(({ slot }) => slot === 'duty').map(({ cells }) => cells[at]!),
    }
  })
}
