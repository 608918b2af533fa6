import { countTones, type Grey } from './grey.ts'

/** Points of a cell, in which dark is told from light: about a letter's stroke. */
const CELL = 1.5
/** Cells of a square that is all of one tone: larger than any stroke of a letter. */
const SQUARE = 5
/** Cells of a panel's longer side, at least: longer than a large letter. */
const LONG = 20
/** How much darker than the paper a panel is. */
const DARKER = 45
/** How much lighter or darker than its panel a letter is. */
const CONTRAST = 40
/** Part of the cells between the ends of its rows that a panel fills; a frame fills less. */
const FILLED = 0.5
/** Panels that are this bright and hold dark letters are read as they are. */
const BRIGHT = 128

/** Cells of a picture, each dark or light. */
type Cells = { side: number; columns: number; rows: number; dark: Uint8Array }
type Sheet = { grey: Grey; cells: Cells }
/** Connected cells: their numbers, and the tone that most of their pixels have. */
type Panel = { cells: number[]; tone: number }

/**
 * The same picture with light letters on dark panels turned into dark ones on white: OCR judges a page by one threshold,
 * and loses headings in bands, whole sidebars, and what stands on grey chips. A panel is dark and holds squares without
 * any letter; light areas within it keep their tone. `scale`: pixels a point. Linear in the pixels.
 */
export function flattenPanels(grey: Grey, scale: number): Grey {
  const paper = paperOf(grey)
  const cells = cellsOf(grey, { side: Math.max(2, Math.round(CELL * scale)), limit: paper - DARKER })
  const sheet = { grey, cells }
  const panels = areasOf(cells, 1)
  if (panels.length === 0) return grey
  const light = new Uint8Array(cells.dark.length)
  for (const area of areasOf(cells, 0)) for (const cell of area) light[cell] = 1
  const pixels = grey.pixels.slice()
  for (const area of panels) {
    const panel = { cells: area, tone: toneOf(sheet, area) }
    const rows = extentsOf(area, cells)
    if (!isPanel(area, rows)) continue
    const held = heldBy(area, rows, { cells, light })
    if (isTurned(sheet, { panel, held })) turn(sheet, { to: pixels, panel, held, paper, light })
  }
  return { ...grey, pixels }
}

/** The commonest of the bright tones. */
function paperOf(grey: Grey): number {
  const counts = countTones(grey)
  let paper = BRIGHT
  for (let tone = BRIGHT; tone < 256; tone++) if (counts[tone]! > counts[paper]!) paper = tone
  return paper
}

function cellsOf({ width, height, pixels }: Grey, { side, limit }: { side: number; limit: number }): Cells {
  const columns = Math.floor(width / side)
  const rows = Math.floor(height / side)
  const counts = new Uint16Array(columns * rows)
  for (let y = 0; y < rows * side; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 0; x < columns * side; x++) {
      if (pixels[y * width + x]! < limit) counts[row + Math.floor(x / side)]!++
    }
  }
  const half = (side * side) / 2
  return { side, columns, rows, dark: Uint8Array.from(counts, (count) => (count > half ? 1 : 0)) }
}

/** Connected cells of a tone that hold a square of nothing else. */
function areasOf(cells: Cells, tone: 0 | 1): number[][] {
  const { columns, rows, dark } = cells
  const seen = new Uint8Array(dark.length)
  const areas: number[][] = []
  // How far the tone goes on to the left, above and diagonally: the side of the square that ends in a cell.
  const sides = new Uint16Array(dark.length)
  for (let row = 1; row < rows; row++) {
    for (let cell = row * columns + 1; cell < (row + 1) * columns; cell++) {
      if (dark[cell] !== tone) continue
      const before = Math.min(sides[cell - 1]!, sides[cell - columns]!, sides[cell - columns - 1]!)
      sides[cell] = before + 1
      if (before + 1 >= SQUARE && seen[cell] === 0) areas.push(grow(cell, cells, { tone, seen }))
    }
  }
  return areas
}

function grow(from: number, cells: Cells, { tone, seen }: { tone: 0 | 1; seen: Uint8Array }): number[] {
  const { dark } = cells
  const area = [from]
  seen[from] = 1
  for (let at = 0; at < area.length; at++) {
    const cell = area[at]!
    for (const next of neighbours(cell, cells)) {
      if (dark[next] !== tone || seen[next] !== 0) continue
      seen[next] = 1
      area.push(next)
    }
  }
  return area
}

/** Cells at the left and right, above and below. */
function neighbours(cell: number, { columns, rows }: Cells): number[] {
  const column = cell % columns
  const around = [column > 0 ? cell - 1 : -1, column < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns]
  return around.filter((next) => next >= 0 && next < columns * rows)
}

/** Longer than a letter, and no frame. */
function isPanel(area: number[], rows: Map<number, [number, number]>): boolean {
  const extents = [...rows.values()]
  const widest = extents.reduce((most, [first, last]) => Math.max(most, last - first + 1), 0)
  const spanned = extents.reduce((sum, [first, last]) => sum + last - first + 1, 0)
  return Math.max(widest, rows.size) >= LONG && area.length >= FILLED * spanned
}

/** Cells of letters on a panel, and of the panel within such letters; not those of light areas and what stands on them. */
function heldBy(
  area: number[],
  rows: Map<number, [number, number]>,
  { cells: { columns, dark }, light }: { cells: Cells; light: Uint8Array },
): number[] {
  const own = new Set(area)
  const held: number[] = []
  for (const [row, [first, last]] of rows) {
    let isOn = true
    for (let cell = row * columns + first; cell <= row * columns + last; cell++) {
      if (own.has(cell) || dark[cell] === 0) isOn = light[cell] === 0
      if (isOn && !own.has(cell)) held.push(cell)
    }
  }
  return held
}

/** First and last column of an area in each of its rows. */
function extentsOf(area: number[], { columns }: Cells): Map<number, [number, number]> {
  const rows = new Map<number, [number, number]>()
  for (const cell of area) {
    const column = cell % columns
    const row = (cell - column) / columns
    const known = rows.get(row)
    if (known === undefined) rows.set(row, [column, column])
    else rows.set(row, [Math.min(known[0], column), Math.max(known[1], column)])
  }
  return rows
}

function forPixels(
  { grey: { width }, cells: { side, columns } }: Sheet,
  cell: number,
  use: (at: number) => void,
): void {
  const left = (cell % columns) * side
  const top = Math.floor(cell / columns) * side
  for (let y = top; y < top + side; y++) for (let at = y * width + left; at < y * width + left + side; at++) use(at)
}

function toneOf(sheet: Sheet, area: number[]): number {
  const counts = new Uint32Array(256)
  for (const cell of area) forPixels(sheet, cell, (at) => counts[sheet.grey.pixels[at]!]!++)
  return counts.indexOf(Math.max(...counts))
}

type Held = { panel: Panel; held: number[] }

/** Whether what stands on a panel is lighter than it, or the panel too dark for what is darker. */
function isTurned(sheet: Sheet, { panel, held }: Held): boolean {
  const { pixels } = sheet.grey
  if (panel.tone < BRIGHT) return true
  let [lighter, darker] = [0, 0]
  for (const cell of [...panel.cells, ...held]) {
    forPixels(sheet, cell, (at) => {
      if (pixels[at]! > panel.tone + CONTRAST) lighter++
      else if (pixels[at]! < panel.tone - CONTRAST) darker++
    })
  }
  return lighter > darker
}

type Turned = Held & { to: Uint8Array; paper: number; light: Uint8Array }

/** Writes a panel as paper, and what is lighter than it as dark. */
function turn(sheet: Sheet, { to, panel, held, paper, light }: Turned): void {
  const { grey, cells } = sheet
  const { tone } = panel
  const tones = Uint8Array.from({ length: 256 }, (_, pixel) =>
    pixel >= tone
      ? Math.max(0, paper - ((pixel - tone) * paper) / Math.max(1, paper - tone))
      : Math.max(0, paper - (tone - pixel) * 2),
  )
  for (const cell of [...panel.cells, ...held]) {
    forPixels(sheet, cell, (at) => (to[at] = tones[grey.pixels[at]!]!))
    // What is left of the panel's edge would be read as a bar.
    for (const next of neighbours(cell, cells)) {
      if (cells.dark[next] === 0 && light[next] === 1) {
        forPixels(sheet, next, (at) => (to[at] = Math.max(to[at]!, paper)))
      }
    }
  }
}
