import type { ResumeText, SectionKind, Span } from '@evenhand/model'
import { matchTerms } from '../../knowledge/match-terms.ts'
import { CITIES } from '../../knowledge/reading/place-words.ts'
import { foldPhrase } from '../text/fold-text.ts'
import { compilePhrases, isMadeOf, wordsIn } from '../text/phrase-set.ts'
import { divideLines } from './divide-lines.ts'
import { headingKind, isMonthAt, isPresentAt } from './joint-sides.ts'
import { courseRows, postRows, type PostRows } from './post-rows.ts'

/** Letters of a line on average, and of one line, from which on its line ends may be lost. */
const LONG = 400
const LONGEST_ROW = 400
/** Letters of a longer line are no resume. */
const MOST_LETTERS = 100_000
/** Headings within one line that tell so, in capitals or behind a sentence or a number. */
const FEWEST = 2
/** So many headings in capitals, and more than this part of all, from which on those are no headings that are in small letters. */
const FEWEST_SHOUTED = 3
const MOST_SHOUTED = 0.6
/** Sections whose headings stand in names, too: "Merrow Education Trust". */
const IN_NAMES = new Set<SectionKind>(['employment', 'education', 'projects', 'summary', 'contact', 'publications'])
const LONGEST_LINK = 5
/** Words of a heading, and letters between a sentence and the dates of the post that it opens. */
const LONGEST_HEADING = 4
const LONGEST_HEAD = 160
/** Letters of a heading in capitals with small letters behind it. */
const SHORTEST_SHOUTED = 6

/** A word with a capital behind a blank, and what a heading may have behind it. */
const CAPITALISED = /(?<=\s)\p{Lu}[\p{L}&]*/gu
const WORD = /\s(?:&|[\p{L}]+)/uy
const BEHIND = /\s?:?\s+[\p{Lu}\p{Lo}\p{Nd}•▪●◦➢✓►*(“"-]/uy
const SHOUTED = /^[\p{Lu}\s&]+$/u
const BULLET = /(?<=\s)[•▪■●◦○➢➤✓►❖*]\s+(?=\S)/gu
const DASH = /(?<=[.;:)\p{L}\p{Nd}]\s)[-–]\s(?=\p{Lu})/gu
/** A sentence's end; no "Oct.", no "St.". */
const SENTENCE = /(?:(?<!(?<!\p{L})\p{Lu}\p{L}{0,3})\.|[!?)])\s+(?=[\p{Lu}\p{Nd}])/gu
const TOWNS = compilePhrases(CITIES)
/** Years from one to another, or on. */
const SPAN = /(?:19|20)\d\d\s?(?:[-–—]|to|until|till)\s?(?:\p{L}{3,9}\.?,?\s|\d{1,2}[./])?(?:(?:19|20)\d\d|\p{L}{3,7})/u

/** A resume whose rows were restored in its own text: of which line each of its lines is a part. */
export type Restored = { resume: ResumeText; lineOf: number[] }

/**
 * The resume with line ends in place of blanks where its text has lost all of them, so that every offset stays: at the headings
 * of sections, at the signs of lists, and where a sentence is followed by a post and its dates. None of a text that has lines.
 */
export function restoreRows(resume: ResumeText): Restored | undefined {
  const blanks = lostRowEnds(resume)
  if (blanks.length === 0) return undefined
  const parts: string[] = []
  let from = 0
  for (const at of blanks) {
    parts.push(resume.text.slice(from, at))
    from = at + 1
  }
  parts.push(resume.text.slice(from))
  const { lines, lineOf } = divideLines(resume.lines, blanks)
  return { resume: { ...resume, text: parts.join('\n'), lines }, lineOf }
}

/** Blanks that stand where a line ended. */
function lostRowEnds({ text, lines }: ResumeText): number[] {
  if (text.length < LONG * lines.length) return []
  const isLong = ({ start, end }: Span) => end - start >= LONGEST_ROW && end - start <= MOST_LETTERS
  return lines.filter(isLong).flatMap((line) => endsIn(text, line))
}

function endsIn(text: string, { start, end }: Span): number[] {
  const row = text.slice(start, end)
  const headings = headingsIn(row)
  if (headings.length === 0) return []
  const posts = headings.map(({ until, kind }, index): PostRows => {
    const section = { start: until, end: headings[index + 1]?.from ?? row.length }
    if (kind === 'education') return { cuts: courseRows(row, section), heads: [] }
    return kind === 'employment' ? postRows(row, section) : { cuts: [], heads: [] }
  })
  const told = outside(
    [...signsIn(row, headings)],
    posts.flatMap(({ heads }) => heads),
  )
  const ends = [
    ...told,
    ...headings.flatMap(({ from, until }) => [from, until]),
    ...posts.flatMap(({ cuts }) => cuts),
    ...cutsOfHead(row, headings[0]!.from),
  ]
  const blanks = ends.map((at) => (row[at - 1] === ' ' ? at - 1 : at)).filter((at) => at > 0 && row[at] === ' ')
  return [...new Set(blanks)].toSorted((a, b) => a - b).map((at) => start + at)
}

/** Offsets at which a sign says that a row begins: a bullet, a dash, a sentence's end in front of a post and its dates. */
function* signsIn(row: string, headings: Heading[]): Generator<number> {
  const first = headings[0]!.from
  for (const { index } of row.matchAll(BULLET)) yield index
  for (const { index, 0: sign } of row.matchAll(DASH)) {
    const next = index + sign.length
    if (!isMonthAt(row, next) && !isPresentAt(row, next)) yield index
  }
  for (const { index, 0: stop } of row.matchAll(SENTENCE)) {
    const next = index + stop.length
    // "BA (Hons) English Literature": no sentence ends here.
    const isOfDegree = stop.startsWith(')') && headings.findLast(({ from }) => from < index)?.kind === 'education'
    if (next > first && !isOfDegree && opensPost(row, next)) yield next
  }
}

/** The offsets that stand in none of these spans, which are in order. */
function outside(offsets: number[], spans: Span[]): number[] {
  let next = 0
  return offsets
    .toSorted((a, b) => a - b)
    .filter((at) => {
      while (next < spans.length && spans[next]!.end <= at) next++
      return next === spans.length || at <= spans[next]!.start
    })
}

/** Where the title begins and ends that stands behind the name, above all headings, and the town in front of its country. */
function cutsOfHead(row: string, until: number): number[] {
  const head = row.slice(0, Math.min(until, LONGEST_HEAD))
  const title = matchTerms(head).find(({ kind, start }) => kind === 'title' && start > 0)
  const cuts = title === undefined ? [] : [title.start, title.end]
  const words = wordsIn(foldPhrase(head), 0, head.length)
  for (const [at, { end }] of words.entries()) {
    if (head[end] !== ',') continue
    const from = [at - 1, at].find((first) => first > 0 && isMadeOf(words.slice(first, at + 1), TOWNS))
    if (from !== undefined) cuts.push(words[from]!.start)
  }
  return cuts
}

type Heading = { from: number; until: number; kind: SectionKind }

/** Headings between the words of a line. */
function headingsIn(row: string): Heading[] {
  const found: (Heading & { sure: boolean })[] = []
  for (const { index, 0: first } of row.matchAll(CAPITALISED)) {
    if (index < (found.at(-1)?.until ?? 0)) continue
    const heading = headingAt(row, index, index + first.length)
    if (heading === undefined) continue
    BEHIND.lastIndex = heading.until
    const isShouted = SHOUTED.test(row.slice(index, heading.until)) && heading.until - index >= SHORTEST_SHOUTED
    // "SKILLS baking, milling": behind a heading in capitals what it lists may be in small letters.
    const sign = BEHIND.exec(row)?.[0] ?? (isShouted && /^\s\p{Ll}/u.test(row.slice(heading.until)) ? '  ' : undefined)
    if (sign === undefined) continue
    const before = row.slice(Math.max(0, index - LONGEST_LINK), index)
    const sure = SHOUTED.test(row.slice(index, heading.until)) || /[.!?;:)\p{Nd}]\s+$/u.test(before)
    const isPlain =
      !IN_NAMES.has(heading.kind) || (heading.kind === 'employment' && row.indexOf(' ', index) < heading.until)
    if (sure || (isPlain && !/(?:^|\s)\p{Ll}{1,3}\s$/u.test(before)))
      found.push({ from: index, until: heading.until + sign.length - 1, kind: heading.kind, sure })
  }
  const sure = found.filter((heading) => heading.sure)
  const shouted = sure.filter(({ from, until }) => SHOUTED.test(row.slice(from, until)))
  if (sure.length < FEWEST) return []
  return shouted.length >= FEWEST_SHOUTED && shouted.length > sure.length * MOST_SHOUTED ? shouted : found
}

/** The longest heading that begins with a word. */
function headingAt(row: string, from: number, first: number): { until: number; kind: SectionKind } | undefined {
  const kind = headingKind(row, { from, at: first, several: false })
  let longest = kind === undefined ? undefined : { until: first, kind }
  let until = first
  for (let count = 1; count < LONGEST_HEADING; count++) {
    WORD.lastIndex = until
    const word = WORD.exec(row)?.[0]
    if (word === undefined) break
    until += word.length
    const longer = /^\s[\p{Lu}&]/u.test(word) ? headingKind(row, { from, at: until, several: true }) : undefined
    if (longer !== undefined) longest = { until, kind: longer }
  }
  return longest
}

/** Whether dates from one year to another follow before the next sentence or item. */
function opensPost(row: string, at: number): boolean {
  const head = row.slice(at, at + LONGEST_HEAD)
  const dates = SPAN.exec(head)
  if (dates === null) return false
  return !/[.!?;]\s+\p{Lu}\p{Ll}+\s\p{Ll}|[•▪●➢]/u.test(head.slice(0, dates.index))
}
