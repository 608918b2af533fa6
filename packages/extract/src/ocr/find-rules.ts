import type { Rule } from '../lines/ruled-cells.ts'
import { countTones, type Grey } from './grey.ts'

/** Points of a stretch of a line without a gap, and of a whole line, at least: longer than strokes of large letters. */
const STRETCH = 11
const LONG = 40
/** Points between two stretches of one line, and of a line's thickness at most. */
const GAP = 6
const THICK = 4
/** Pixels across by which stretches of one line lie apart. */
const NEAR = 2
/** How much darker than the paper a line is. */
const DARKER = 30
/** Points by which the ends of lines miss each other. */
const SLACK = 3
/** Lines of a direction around a cell; no page has more than so many. */
const LEAST = 2
const MOST = 1000

/** A stretch of dark pixels: along the line from..to, at a place across it; as on a level page. */
type Stretch = { from: number; to: number; at: number }

/**
 * Thin level and upright lines on the picture of a page that end in each other, as those of tables do and underlines,
 * edges of panels and lines of photographs do not; in points of the page set level. `slope` is how far it sinks a pixel
 * to the right, `scale` are its pixels a point. Linear in the pixels.
 */
export function findRules(grey: Grey, { slope, scale }: { slope: number; scale: number }): Rule[] {
  const dark = darkOf(grey)
  const [level, upright] = [true, false].map((isLevel) =>
    linesOf(stretchesOf(grey, dark, { isLevel, slope, least: STRETCH * scale }), scale).slice(0, MOST),
  ) as [Stretch[], Stretch[]]
  const slack = SLACK * scale
  const rows = level.filter((line) => endsIn(line, upright, slack))
  const columns = upright.filter((line) => endsIn(line, level, slack))
  if (rows.length < LEAST || columns.length < LEAST) return []
  return [
    ...rows.map(({ from, to, at }): Rule => [from / scale, at / scale, to / scale, (at + 1) / scale]),
    ...columns.map(({ from, to, at }): Rule => [at / scale, from / scale, (at + 1) / scale, to / scale]),
  ]
}

/** Whether a line begins and ends at lines across it. */
function endsIn({ from, to, at }: Stretch, across: Stretch[], slack: number): boolean {
  const meets = (end: number) =>
    across.some((line) => Math.abs(line.at - end) <= slack && line.from - slack <= at && at <= line.to + slack)
  return meets(from) && meets(to)
}

function darkOf(grey: Grey): Uint8Array {
  const counts = countTones(grey)
  const paper = counts.lastIndexOf(Math.max(...counts))
  return grey.pixels.map((pixel) => (pixel < paper - DARKER ? 1 : 0))
}

function stretchesOf(
  { width, height }: Grey,
  dark: Uint8Array,
  { isLevel, slope, least }: { isLevel: boolean; slope: number; least: number },
): Stretch[] {
  const stretches: Stretch[] = []
  const [across, along] = isLevel ? [height, width] : [width, height]
  const [acrossStep, alongStep] = isLevel ? [width, 1] : [1, width]
  const turn = isLevel ? slope : -slope
  for (let at = 0; at < across; at++) {
    let from = -1
    for (let place = 0; place <= along; place++) {
      const isDark = place < along && dark[at * acrossStep + place * alongStep] === 1
      if (isDark && from < 0) from = place
      if (isDark || from < 0) continue
      if (place - from >= least) {
        const shift = turn * at
        stretches.push({ from: from + shift, to: place + shift, at: at - turn * ((from + place) / 2) })
      }
      from = -1
    }
  }
  return stretches
}

type Line = { from: number; to: number; first: number; last: number }

/** Stretches that go on in each other, from the beginning of a line; what is as thick as letters or panels is none. */
function linesOf(stretches: Stretch[], scale: number): Stretch[] {
  // Lines by the places across them, so that few are looked at for each stretch.
  const near = new Map<number, Set<Line>>()
  const lines = new Set<Line>()
  for (const { from, to, at } of stretches.toSorted((a, b) => a.from - b.from)) {
    const place = Math.round(at / NEAR)
    const line = [place, place - 1, place + 1]
      .flatMap((each) => [...(near.get(each) ?? [])])
      .find((each) => each.to >= from - GAP * scale && at <= each.last + NEAR && at >= each.first - NEAR)
    const own: Line = line ?? { from, to, first: at, last: at }
    own.to = Math.max(own.to, to)
    own.first = Math.min(own.first, at)
    own.last = Math.max(own.last, at)
    lines.add(own)
    near.set(place, new Set([...(near.get(place) ?? []), own].filter((each) => each.to >= from - GAP * scale)))
  }
  return [...lines]
    .filter(({ from, to, first, last }) => to - from >= LONG * scale && last - first <= THICK * scale)
    .map(({ from, to, first, last }) => ({ from, to, at: (first + last) / 2 }))
    .toSorted((a, b) => a.at - b.at || a.from - b.from)
}
