import type { Line, Profile, ResumeText, Span } from '@evenhand/model'
import { lineAt } from '../judge/line-at.ts'

const MOST_LINES = 5
/** Letters looked at, of a line and around a span. */
const LINE_LONGEST = 400
const BLOCK_LONGEST = 1200
/** A shorter line that does not end in a comma is a line of its own, not the first half of a sentence. */
const WRAPPED_LEAST = 40
/** A line this near to the longest around it was broken by the margin. */
const FULL = 0.9
const FULL_LEAST = 60
/** A narrower line, in points, is none of running text. */
const NARROWEST = 120
/** Lines of a column begin no further to the left than this, in points: a list stands in from its paragraph. */
const INDENT = 40
/** What is left of a line beside title, employer and dates must be this long to be work told in the same line. */
const REST_LEAST = 30

const BULLET = /^[\s\-*•·▪●○◦‣–—►✓✔→✦■□➢❖]{1,6}(?=\S)/u
/** The label of a list's line. */
const LABEL = /^[^:]{2,30}:\s/u
const ENDED = /[.!?:;。！？।؟]["”’)]?$/u
const HANGING =
  /(?:[,/&(–-]|\s(?:and|or|of|the|a|an|in|on|at|to|for|with|by|from|as|und|oder|der|die|das|mit|von|für|im|et|ou|de|du|des|la|le|les|en|y|o|del|con|por|para|e|da|do|i|z|w|na))$/iu
const LOWER_FIRST = /^[\p{Ll}\d(]/u
const SENTENCE_END =
  /(?<=[\p{Ll}\p{Lo}\d)%][\p{Ll}\p{Lo}\d)%]{2})[.!?]["”’)]?\s{1,3}(?=["“(]?[\p{Lu}\p{N}])|[。！？।]\s{0,3}|[.!?]?\s{1,3}(?:[•▪●■➢]\s{0,3}|l\s(?=\p{Lu})|\?\s(?=\p{Lu})|(?:–¢|â€¢)\s?)/gu
const ABBREVIATION = /(?:\b(?:inc|ltd|corp|dept|approx|etc|bzw|resp|incl|inkl|ggf|evtl|bros|govt|univ))$/iu

/** Finds the sentence of a resume that a few words stand in, across the lines it was broken into. */
export type Passages = {
  /** The sentence around a span; undefined where the span stands in a heading or in the head of a post. */
  at: (span: Span) => Span | undefined
}

/** Passages of one resume; heads of posts and headings are not part of any. */
export function passagesOf(resume: ResumeText, profile: Profile): Passages {
  const heads = headsOf(profile)
  const headings = new Set(profile.sections.map(({ heading }) => heading))
  const { lines, text } = resume
  /** Where a line's own words begin, behind title and dates; undefined for a heading. */
  const begin = (number: number): number | undefined => {
    const line = lines[number]!
    if (line.level !== 'body' || headings.has(number)) return undefined
    const head = heads.findLast(({ start }) => start >= line.start && start < line.end)
    if (head === undefined) return line.start
    return line.end - head.end < REST_LEAST ? undefined : Math.min(line.end, head.end)
  }
  /** The last words of a line. */
  const wordsOf = (number: number) => {
    const { end } = lines[number]!
    return text.slice(Math.max(begin(number) ?? end, end - LINE_LONGEST), end).trim()
  }
  const goesOn = (number: number): boolean => {
    const [line, next] = [lines[number], lines[number + 1]]
    if (line === undefined || next === undefined || begin(number) === undefined) return false
    if (begin(number + 1) !== next.start || next.page > line.page + 1) return false
    const [here, there] = [wordsOf(number), text.slice(next.start, Math.min(next.end, next.start + LINE_LONGEST))]
    if (here === '' || there.trim() === '' || BULLET.test(there) || LABEL.test(there)) return false
    if (HANGING.test(here)) return true
    const isWrapped = isFull(resume, number)
    if (LOWER_FIRST.test(there)) return isWrapped || here.length >= WRAPPED_LEAST
    return isWrapped && !ENDED.test(here)
  }
  return {
    at: (span) => {
      const number = lineAt(lines, span.start)
      if (number < 0 || begin(number) === undefined || span.end <= begin(number)!) return undefined
      let [first, last] = [number, number]
      while (first > 0 && number - first < MOST_LINES && goesOn(first - 1)) first--
      while (last - number < MOST_LINES && goesOn(last)) last++
      const block = {
        start: Math.max(begin(first)!, span.start - BLOCK_LONGEST),
        end: Math.min(lines[last]!.end, span.start + BLOCK_LONGEST),
      }
      return sentenceAt(text, block, span)
    },
  }
}

function headsOf({ employment, education }: Profile): Span[] {
  const spans = [...employment, ...education].flatMap((entry) => [
    ...('title' in entry ? (entry.title?.spans ?? []) : []),
    ...('employer' in entry ? (entry.employer?.spans ?? []) : []),
    ...('dates' in entry && entry.dates !== undefined ? [entry.dates] : []),
    ...('school' in entry ? (entry.school?.spans ?? []) : []),
  ])
  return spans.toSorted((a, b) => a.start - b.start)
}

/** Whether the margin broke a line: by its box, where the next word would not have fitted, else by its letters. */
function isFull({ lines, text }: ResumeText, number: number): boolean {
  const line = lines[number]!
  const around = lines.slice(Math.max(0, number - 8), number + 9).filter(({ page }) => page === line.page)
  if (line.box !== undefined) {
    const [left, , end] = line.box
    const column = around.flatMap(({ box }) =>
      box !== undefined && box[0] > left - INDENT && box[0] < end ? [box] : [],
    )
    const right = Math.max(...column.map((box) => box[2]))
    return column.length > 1 && end - left > NARROWEST && end + widthOfNext(lines[number + 1], text) > right
  }
  const length = line.end - line.start
  return length >= FULL_LEAST && length >= FULL * Math.max(...around.map(({ start, end }) => end - start))
}

/** How much room a blank and the first word of a line take, by the letters of the line. */
function widthOfNext(next: Line | undefined, text: string): number {
  if (next?.box === undefined) return Infinity
  const words = text.slice(next.start, next.end)
  const first = /^\s*\S+/u.exec(words.slice(0, LINE_LONGEST))?.[0].trim() ?? words
  return ((next.box[2] - next.box[0]) / Math.max(1, words.length)) * (first.length + 1)
}

/** The sentence within a block that shares most with a span. */
function sentenceAt(text: string, block: Span, span: Span): Span {
  const slice = text.slice(block.start, block.end)
  const cuts = [...slice.matchAll(SENTENCE_END)]
    .filter((match) => !ABBREVIATION.test(slice.slice(0, match.index)))
    .map((match) => block.start + match.index + match[0].length)
  const bounds = [block.start, ...cuts, block.end]
  let best: Span = block
  let most = -1
  for (const [number, start] of bounds.slice(0, -1).entries()) {
    const end = bounds[number + 1]!
    const common = Math.min(end, span.end) - Math.max(start, span.start)
    if (common > most) [best, most] = [{ start, end }, common]
  }
  return best
}
