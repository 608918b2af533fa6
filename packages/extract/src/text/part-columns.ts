import { isCapitals } from './infer-levels.ts'

/** Letters of a page at most, and rows of one. */
const WIDEST = 400
const MOST_ROWS = 400
/** Letters of the left column at least. */
const NARROWEST = 16
/** Rows with text that each column has, rows that both have, and such as the left one has alone or the right one begins in. */
const FEWEST_ROWS = 7
const FEWEST_BESIDE = 4
const FEWEST_ALONE = 2
/** Letters by which a program moves the rows of one column against one another, and by which one may be too long. */
const JITTER = 3
const LONGEST_OVER = 12
/** Part of the rows of the right column that begin at its edge, or a bullet's width behind it. */
const LEAST_ALIGNED = 0.6
const INDENT = 5
/** Part of a column's rows that may tell dates: more of them are the dates of what stands beside them. */
const MOST_DATED = 0.4
/** Headings that each column must have. */
const FEWEST_HEADINGS = 2
const LONGEST_HEADING = 40
const MOST_WORDS = 5
/** Rows of a column's top in which a name may stand. */
const TOP = 4

const DATED = /(?:19|20)\d\d/u
const HEADING = /^\p{Lu}[^\p{Nd}@:;|•\t]{2,39}$/u
const OWN = /([\p{L}\p{N}._-]{3,64})@|\/in\/([\p{L}\p{N}_-]{3,64})/gu

/** The rows of a page in their order, and those of its narrow column that go on behind what the other says on all pages. */
export type Parted = { rows: string[]; aside: string[] }

type Columns = { from: number; until: number; left: string[]; right: string[] }

/**
 * Rows of a page that was printed to plain text as it looked, in which two columns stand side by side that have nothing to
 * do with one another: one after the other, the one with the name first. Any other page stays as it is.
 */
export function partColumns(rows: string[]): Parted {
  if (rows.length > MOST_ROWS || rows.some(({ length }) => length > WIDEST)) return { rows, aside: [] }
  for (const at of edgesOf(rows)) {
    const columns = columnsAt(rows, at)
    if (columns === undefined || !areApart(columns)) continue
    const { from, until, left, right } = columns
    const [first, second] = opensWithName(rows, columns) ? [left, right] : [right, left]
    const isAside = lettersOf(second) < lettersOf(first)
    const below = until < rows.length ? ['', ...rows.slice(until)] : []
    const parted = [...rows.slice(0, from), ...first, ...(isAside ? [] : ['', ...second]), ...below]
    return { rows: parted.filter(isNoSecondBlank), aside: isAside ? second.filter(isNoSecondBlank) : [] }
  }
  return { rows, aside: [] }
}

/** Where the text of a right column may begin: behind wide gaps, most rows first. */
function edgesOf(rows: string[]): number[] {
  const begun = new Map<number, number>()
  for (const row of rows) {
    for (const { index, 0: gap } of row.matchAll(/(?:^|(?<=\S)) {2,}(?=\S)/gu)) {
      const at = index + gap.length
      if (at >= NARROWEST) begun.set(at, (begun.get(at) ?? 0) + 1)
    }
  }
  const near = (at: number) => [...begun].reduce((sum, [to, count]) => (Math.abs(to - at) <= 1 ? sum + count : sum), 0)
  return [...begun.keys()]
    .filter((at) => begun.get(at)! > 1)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, 4)
    .map((at) => [...begun.keys()].filter((to) => at - to >= 0 && at - to < JITTER).toSorted((a, b) => a - b)[0]!)
}

/** The two columns that an edge parts, in the longest run of rows that none runs across. */
function columnsAt(rows: string[], at: number): Columns | undefined {
  let best: Columns | undefined
  let begin = 0
  for (let row = 0; row <= rows.length; row++) {
    if (row < rows.length && !isCrossed(rows[row]!, at)) continue
    const opening = rows.slice(begin, row).findIndex((text) => text.slice(at).trim() !== '')
    const from = opening < 0 ? row : begin + opening
    if (row - from > (best === undefined ? 0 : best.until - best.from)) {
      best = { from, until: row, ...cut(rows.slice(from, row), at) }
    }
    begin = row + 1
  }
  return best
}

function cut(rows: string[], at: number): Pick<Columns, 'left' | 'right'> {
  const whole = rows.map((row) => isLong(row, at))
  return {
    left: rows.map((row, index) => (whole[index] ? row : row.slice(0, at)).trimEnd()),
    right: rows.map((row, index) => (whole[index] ? '' : row.slice(at)).trimEnd()),
  }
}

function isCrossed(row: string, at: number): boolean {
  return row.length > at && row.slice(at - 2, at).trim() !== '' && !isLong(row, at)
}

/** Whether a row is an address of the left column that is a little longer than the column is wide. */
function isLong(row: string, at: number): boolean {
  return row.length > at && row.length <= at + LONGEST_OVER && /^\s{0,4}\S*[@/.]\S*$/u.test(row)
}

/** Whether two columns tell each its own, and neither what belongs to the rows of the other. */
function areApart({ left, right }: Columns): boolean {
  const texts = [left, right].map((cells) => cells.filter((cell) => cell.trim() !== ''))
  if (texts.some(({ length }) => length < FEWEST_ROWS)) return false
  const has = (cells: string[], at: number) => cells[at]!.trim() !== ''
  let [beside, alone, begun] = [0, 0, 0]
  for (let at = 0; at < left.length; at++) {
    if (has(left, at) && has(right, at)) beside++
    else if (has(left, at)) alone++
    else if (at > 0 && has(right, at) && !has(right, at - 1)) begun++
  }
  // Beside a label the value begins; a story begins beside nothing, too.
  if (beside < FEWEST_BESIDE || alone < FEWEST_ALONE || begun < FEWEST_ALONE) return false
  const aligned = texts[1]!.filter((cell) => /^ */u.exec(cell)![0].length <= INDENT).length
  if (aligned < LEAST_ALIGNED * texts[1]!.length) return false
  if (texts.some((cells) => cells.filter((cell) => DATED.test(cell)).length > MOST_DATED * cells.length)) return false
  return headingsOf(left) >= FEWEST_HEADINGS && headingsOf(right) >= FEWEST_HEADINGS
}

/** Rows of a column that look like headings: short ones behind an empty row, with text below them. */
function headingsOf(cells: string[]): number {
  return cells.filter((cell, at) => {
    const text = cell.trim()
    if (text.length > LONGEST_HEADING || !(HEADING.test(text) || isCapitals(text))) return false
    if (/[.,]$/u.test(text) || text.split(/\s+/u).length > MOST_WORDS) return false
    const isFirst = at === 0 || cells[at - 1]!.trim() === ''
    return isFirst && cells.slice(at + 1, at + 3).some((below) => below.trim() !== '')
  }).length
}

/** Whether the left column, and not the right one, opens with a name that an address confirms; or is the wider one. */
function opensWithName(rows: string[], { from, left, right }: Columns): boolean {
  const own = [...rows.join('\n').toLowerCase().matchAll(OWN)].flatMap(([, local, slug]) => local ?? slug ?? [])
  const isNamed = (cells: string[]) => {
    const top = cells.filter((cell) => cell.trim() !== '').slice(0, TOP)
    const words = top.filter((cell) => !/[@/\d]/u.test(cell)).flatMap((cell) => cell.match(/\p{L}{3,}/gu) ?? [])
    return words.some((word) => own.some((name) => name.includes(plain(word))))
  }
  if (isNamed(rows.slice(0, from))) return lettersOf(left) >= lettersOf(right)
  return isNamed(left) || !isNamed(right)
}

function plain(word: string): string {
  return word.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

function lettersOf(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.trim().length, 0)
}

function isNoSecondBlank(row: string, at: number, rows: string[]): boolean {
  return row.trim() !== '' || (at > 0 && rows[at - 1]!.trim() !== '')
}
