import type { Line, ResumeText, Span } from '@evenhand/model'

/** Where words stand: page and line of that page, both from 1. */
export type Place = { page: number; line: number }

/** Page and line of a place in the text; lines are counted anew on each page. */
export function placeOf(resume: ResumeText, span: Span): Place {
  let page = 1
  let line = 0
  for (const each of resume.lines) {
    if (each.page !== page) {
      page = each.page
      line = 0
    }
    line++
    if (span.start <= each.end) break
  }
  return { page, line: Math.max(1, line) }
}

/** The spans of a claim with those left out that stand on a line named before. */
export function onePerLine(resume: ResumeText, spans: readonly Span[]): Span[] {
  const lines = new Set<string>()
  return spans.filter((span) => {
    const { page, line } = placeOf(resume, span)
    const key = `${page} ${line}`
    return !lines.has(key) && lines.add(key)
  })
}

export type NumberedLine = Line & {
  /** On its page, from 1. */
  number: number
  /** The first of a page other than the first. */
  opensPage: boolean
}

/** The lines of a resume with their numbers, which start anew on each page. */
export function numberLines(lines: readonly Line[]): NumberedLine[] {
  let page = 1
  let number = 0
  return lines.map((line) => {
    const opensPage = line.page !== page
    number = opensPage ? 1 : number + 1
    page = line.page
    return { ...line, number, opensPage }
  })
}

export type Piece = { text: string; mark?: 'current' | 'soft' }

/** Cuts one line into plain and marked pieces. Marks may overlap each other and run over several lines. */
export function markLine(line: Span & { text: string }, soft: readonly Span[], current?: Span): Piece[] {
  const touching = [...soft, ...(current ? [current] : [])].filter(
    (span) => span.start < line.end && span.end > line.start,
  )
  const cuts = new Set([line.start, line.end])
  for (const span of touching) {
    cuts.add(Math.max(line.start, span.start))
    cuts.add(Math.min(line.end, span.end))
  }
  const places = [...cuts].sort((a, b) => a - b)
  const pieces: Piece[] = []
  for (const [index, start] of places.entries()) {
    const end = places[index + 1]
    if (end === undefined) break
    const covers = (span: Span) => span.start <= start && span.end >= end
    const mark = current && covers(current) ? 'current' : touching.some(covers) ? 'soft' : undefined
    const text = line.text.slice(start - line.start, end - line.start)
    const last = pieces.at(-1)
    if (last && last.mark === mark) last.text += text
    else pieces.push({ text, mark })
  }
  return pieces
}
