import { type Line, movedLine, type ResumeText, type Span } from '@evenhand/model'

/** Other words for a span. Neither holds a line break. */
export type Replacement = { span: Span; words: string }

/** The resume with some words replaced, its lines moved along. Replacements that overlap an earlier one are left out. */
export function replaceWords(resume: ResumeText, replacements: Replacement[]): ResumeText {
  const sorted = withoutOverlaps(replacements)
  const parts: string[] = []
  let at = 0
  for (const { span, words } of sorted) {
    parts.push(resume.text.slice(at, span.start), words)
    at = span.end
  }
  parts.push(resume.text.slice(at))
  return { ...resume, text: parts.join(''), lines: movedLines(resume.lines, sorted) }
}

function withoutOverlaps(replacements: Replacement[]): Replacement[] {
  let reached = 0
  return replacements
    .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .filter(({ span }) => {
      const free = span.start >= reached && span.end > span.start
      if (free) reached = span.end
      return free
    })
}

/** Lines and replacements are both in the order of the text, so one walk over both will do. */
function movedLines(lines: Line[], sorted: Replacement[]): Line[] {
  let next = 0
  let shift = 0
  const pass = (offset: number) => {
    while (next < sorted.length && sorted[next]!.span.end <= offset) {
      const { span, words } = sorted[next++]!
      shift += words.length - (span.end - span.start)
    }
    return offset + shift
  }
  return lines.map((line) => movedLine(line, pass))
}

/** The resume with one more line below the line of this number; -1 puts it on top. */
export function insertLine(resume: ResumeText, below: number, words: string): ResumeText {
  const neighbour = resume.lines[Math.max(0, below)]
  const start = below < 0 ? 0 : (neighbour?.end ?? 0) + 1
  const text =
    below < 0
      ? `${words}\n${resume.text}`
      : `${resume.text.slice(0, start - 1)}\n${words}${resume.text.slice(start - 1)}`
  const end = start + words.length
  const line: Line = { page: 1, ...neighbour, start, end, level: 'body', bold: false, turns: undefined }
  const pushed = (offset: number) => offset + words.length + 1
  const lines = resume.lines.map((other, number) => (number <= below ? other : movedLine(other, pushed)))
  return { ...resume, text, lines: [...lines.slice(0, below + 1), line, ...lines.slice(below + 1)] }
}
