import type { Span } from '@evenhand/model'
import { ITEM_OPENERS } from '../knowledge/judging/item-openers.ts'
import { isInCapitals } from './known-heading.ts'

/** Letters from which on a line may hold several that have lost their ends. */
const LONG = 120
/** Letters without the end of a sentence from which on a stretch is a list whose line ends were lost. */
const RUN_ON = 200

/** "... in Vonore, TN. About us: ...": what stands between the end of a sentence, or a gap, and a colon. */
const BEFORE_COLON = /(?<=[.!?…)\]:;]\s{0,4}|\s{2}|[\p{Ll})])(\p{Lu}[^.:;!?()\n]{2,50})[:：]/gu
/** "... of each patient. Qualifications The nurse will have ...": up to four words behind the end of a sentence. */
const BEFORE_CAPITAL = /(?<=[.!?]\s{1,4})(\p{Lu}[\p{L}&'’/]*(?: [\p{L}&'’/]+){0,3}) (?=\p{Lu})/gu
const BULLETS = /(?<=[\p{L}\p{N}.,:;)])\s+(?=[•·▪●■➢✓§\uf0b7\uf0a7] {0,3}\p{L})|(?<=[.,:;])\s+(?=[-–*] \p{L})/gu
/** Once a line is known to hold bullets, one before a capital is one even where no sign stands before it. */
const LOOSE_BULLETS = /\s+(?=[•·▪●■➢✓§\uf0b7\uf0a7] {0,3}\p{L}|[-–*] \p{Lu})/gu
const GAPS = /(?<=[\p{L}\p{N}.,:;)])[ \u00a0]{2,}(?=[\p{L}\p{N}("“*•-])/gu
const ITEMS = new RegExp(`(?<=[\\p{Ll}\\p{N})]\\s)(?=(?:${ITEM_OPENERS})(?![\\p{L}'’]))`, 'gu')
const SENTENCE = /[^.;!?]+[.;!?]*/gu

/**
 * The lines of a job text; a long one that has lost its line ends, as texts out of forms and data sets have, is parted again:
 * at headings, bullets and wide gaps inside it, and where items that are not divided by any sign begin. `isHeading`: whether a
 * line is a known heading.
 */
export function linesOfJob(text: string, isHeading: (line: string) => boolean): Span[] {
  const lines: Span[] = []
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    if (end - start < LONG) lines.push({ start, end })
    else lines.push(...partedAt({ start, end }, cutsIn(text.slice(start, end), isHeading)))
    start = end + 1
  }
  return lines
}

/** Offsets in a long line at which another one begins. */
function cutsIn(line: string, isHeading: (line: string) => boolean): number[] {
  const cuts = new Set<number>()
  for (const { 1: head = '', index } of line.matchAll(BEFORE_COLON)) {
    const from = headingFrom(head, isHeading)
    if (from !== undefined) cuts.add(index + from)
  }
  for (const { 1: head = '', index } of line.matchAll(BEFORE_CAPITAL)) {
    const until = headingUntil(head, isHeading)
    if (until !== undefined) cuts.add(index).add(index + until)
  }
  if ((line.match(BULLETS)?.length ?? 0) > 1) {
    for (const { 0: blank, index } of line.matchAll(LOOSE_BULLETS)) cuts.add(index + blank.length)
  }
  if ((line.match(GAPS)?.length ?? 0) > 1) {
    for (const { 0: blank, index } of line.matchAll(GAPS)) cuts.add(index + blank.length)
  }
  for (const { 0: sentence, index } of line.matchAll(SENTENCE)) {
    if (sentence.length < RUN_ON) continue
    for (const { index: at } of sentence.matchAll(ITEMS)) cuts.add(index + at)
  }
  return [...cuts].filter((cut) => cut > 0).sort((a, b) => a - b)
}

/** Where the heading begins with which words before a colon end: "TN About us", of which "About us" is one. */
function headingFrom(head: string, isHeading: (line: string) => boolean): number | undefined {
  for (const { index } of head.matchAll(/(?<!\S)(?=\p{Lu})/gu))
    if (isHeading(head.slice(index)) || isInCapitals(head.slice(index))) return index
  return undefined
}

/** Where the heading ends with which words begin: "Qualifications The nurse", the longest. */
function headingUntil(head: string, isHeading: (line: string) => boolean): number | undefined {
  for (let until = head.length; until > 0; until = head.lastIndexOf(' ', until - 1)) {
    const isCapital = until === head.length || /\p{Lu}/u.test(head[until + 1] ?? '')
    if (isCapital && isHeading(head.slice(0, until))) return until
  }
  return undefined
}

function partedAt({ start, end }: Span, cuts: number[]): Span[] {
  const bounds = [start, ...cuts.map((cut) => start + cut), end]
  return bounds.slice(0, -1).map((from, at) => ({ start: from, end: bounds[at + 1]! }))
}
