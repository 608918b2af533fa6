import type { Line, Profile, Section } from '@evenhand/model'

/** Lines, and of which line each is a part. */
export type Divided = { lines: Line[]; lineOf: number[] }

/** The lines with an end at each of these offsets, where a sign stands that is of no line then. `ends` are in order. */
export function divideLines(whole: Line[], ends: number[]): Divided {
  const lines: Line[] = []
  const lineOf: number[] = []
  let next = 0
  for (const [index, line] of whole.entries()) {
    let rest = line
    for (; next < ends.length && ends[next]! < line.end; next++) {
      const end = ends[next]!
      lines.push({ ...rest, end, ...turnsWithin(rest, rest.start, end) })
      lineOf.push(index)
      const { apart: _, ...below } = rest
      rest = { ...below, start: end + 1, ...turnsWithin(rest, end + 1, rest.end) }
    }
    lines.push(rest)
    lineOf.push(index)
  }
  return { lines, lineOf }
}

function turnsWithin({ turns }: Line, start: number, end: number): Pick<Line, 'turns'> {
  return turns === undefined ? {} : { turns: turns.filter((turn) => turn >= start && turn <= end) }
}

/** What was read of divided lines, told by the lines that were divided. */
export function linesBack(profile: Profile, lineOf: number[]): Profile {
  const sectionBack = ({ kind, heading, firstLine, lastLine }: Section): Section => ({
    kind,
    ...(heading !== undefined && { heading: lineOf[heading]! }),
    firstLine: lineOf[firstLine]!,
    lastLine: lineOf[lastLine]!,
  })
  return {
    ...profile,
    sections: profile.sections.map(sectionBack),
    unassigned: [...new Set(profile.unassigned.map((line) => lineOf[line]!))],
  }
}
