import type { ResumeText, Span } from '@evenhand/model'

/** Quoted words and, where they say little alone, what stands beside them in the same sentence of their line. */
export type Quote = { before: string; words: string; after: string }

/** As many letters say enough by themselves. */
const ENOUGH = 48
/** As many letters of what is beside them are shown on each side. */
const BESIDE = 64
/** What parts a line into things that have nothing to do with each other. */
const PARTED = /\s*[|•·;▪●]\s*|(?<=[.!?。！？؟۔।])\s+|\t|\s{3,}/u

/** "Excel" shows nothing, "Built pivot tables in Excel to check variances" does: short words stand in their line. */
export function quoteInPlace(resume: ResumeText, span: Span): Quote {
  const words = shortQuote(resume, span)
  const line = resume.lines.find(({ start, end }) => start <= span.start && span.end <= end)
  if (!line || words.length >= ENOUGH) return { before: '', words, after: '' }
  const before = resume.text.slice(line.start, span.start).split(PARTED).at(-1) ?? ''
  const after = resume.text.slice(span.end, line.end).split(PARTED)[0] ?? ''
  return { before: cutBefore(withoutBullet(oneLine(before))), words, after: cutAfter(oneLine(after)) }
}

/** The quoted words on one line: no line breaks, no bullet before them, and no more than a reader takes in. */
export function shortQuote(resume: ResumeText, span: Span, longest = 160): string {
  const words = withoutBullet(
    oneLine(resume.text.slice(span.start, Math.min(span.end, span.start + 4 * longest))),
  ).trim()
  if (words.length <= longest) return words
  const cut = words.lastIndexOf(' ', longest)
  return `${words.slice(0, cut > longest / 2 ? cut : longest)} …`
}

const oneLine = (text: string) => text.split(/\s+/u).join(' ')
const withoutBullet = (text: string) => text.replace(/^[ \-–—•*·▪●]{1,4}/u, '')

/** A mark alone is not worth showing, other than the bracket that is closed behind the words. */
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

function cutBefore(text: string): string {
  if (!hasWords(text)) return ''
  if (text.length <= BESIDE) return text
  const cut = text.indexOf(' ', text.length - BESIDE)
  return `… ${text.slice(cut < 0 ? -BESIDE : cut + 1)}`
}

function cutAfter(text: string): string {
  if (!hasWords(text)) return ''
  if (text.length <= BESIDE) return text.trimEnd()
  const cut = text.lastIndexOf(' ', BESIDE)
  return `${text.slice(0, cut > 0 ? cut : BESIDE)} …`
}
