import type { ResumeText, Span } from '@evenhand/model'

/** Part of a page in percent of its width and height. */
export type QuoteBox = { left: number; top: number; width: number; height: number; current: boolean }

/** Where quoted lines stand on a page, for lines whose place is known. */
export function quoteBoxes(
  resume: ResumeText,
  quotes: { soft: readonly Span[]; current?: Span },
  page: { number: number; width: number; height: number },
): QuoteBox[] {
  const touches = (span: Span, line: Span) => span.start < line.end && span.end > line.start
  return resume.lines.flatMap((line) => {
    if (line.page !== page.number || !line.box) return []
    const current = quotes.current !== undefined && touches(quotes.current, line)
    if (!current && !quotes.soft.some((span) => touches(span, line))) return []
    const [left, top, right, bottom] = line.box
    const box = {
      left: (100 * left) / page.width,
      top: (100 * top) / page.height,
      width: (100 * (right - left)) / page.width,
      height: (100 * (bottom - top)) / page.height,
    }
    return [{ ...box, current }]
  })
}

/** The page on which quoted words stand. */
export function pageOf(resume: ResumeText, span: Span | undefined): number {
  return span ? (resume.lines.find((line) => span.start <= line.end)?.page ?? 1) : 1
}
