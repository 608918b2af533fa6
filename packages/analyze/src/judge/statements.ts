import type { Line, Profile, ResumeText, Span } from '@evenhand/model'
import { WITHOUT_BLANKS } from '../knowledge/tokenize.ts'
import { headingEnds } from './line-sections.ts'
import { lineAt } from './line-at.ts'
import { ownWordsAt } from './own-words.ts'

/** Lines that say one thing: a paragraph, or an item of a list, put together again where the margin broke it. */
export type Statement = Span & {
  /** Numbers of its lines. */
  first: number
  last: number
  /** Where its own words begin: behind the title and dates that stand in the same line; nowhere in a heading or head. */
  own?: number
  /** A heading by itself. */
  heading: boolean
}

/** No statement is longer: what seems to be is a page of running text. */
const MOST_LINES = 12
/** Letters looked at, of each line. */
const LINE_LONGEST = 400
/** A shorter line that does not end in a comma is a line of its own, not the first half of a sentence. */
const WRAPPED_LEAST = 40
/** A line this near to the longest around it was broken by the margin; lines around it that are looked at. */
const FULL = 0.9
const FULL_LEAST = 60
const AROUND = 8
/** A narrower line, in points, is none of running text. */
const NARROWEST = 70
/** Lines of a column begin no further to the left than this, in points: a list stands in from its paragraph. */
const INDENT = 40
/** Points from a bullet to the words behind it, at least. */
const HANGS = 3
/** So many heights of a line below it the next line of a paragraph stands at most. */
const SPACING = 2.5
/** Lines farther apart than this part of the smallest distance around them are of two items of a list. */
const APART = 1.25
/** Nearer than this part of their height no two lines of a paragraph stand. */
const CLOSEST = 0.8
/** What is left of a line beside title, employer and dates must be this long to be work told in the same line. */
const REST_LEAST = 30

/** Signs, or the letter that stands for a round one in a font without it. */
const BULLET = /^(?:[\s\-*•·▪●○◦‣–—►✓✔→✦■□➢❖]{1,6}(?=\S)|o\s{1,6}(?=[\p{Lu}\p{Nd}]))/u
/** The label of a list's line. */
const LABEL = /^[^:]{2,30}:\s/u
const ENDED = /[.!?:;。！？।؟]["”’)]?$/u
/** What stands between the items of a list that fills its lines. */
const ITEMS = /[,،、，;|·•] ?\S/u
const HANGING =
  /(?:[,/&(–-]|\s(?:and|or|of|the|a|an|in|on|at|to|for|with|by|from|as|und|oder|der|die|das|mit|von|für|im|et|ou|de|du|des|la|le|les|en|y|o|del|con|por|para|e|da|do|i|z|w|na))$/iu
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff]/u
const THAI = /\p{Script=Thai}/u
/** Letters of a long Thai word, its marks counted. */
const THAI_WORD = 12
const LOWER_FIRST = /^[\p{Ll}\d(]/u

/** The statements of a resume, from the first to the last; every line is of one, but for a heading before other words. */
export function statementsOf(profile: Profile, resume: ResumeText): Statement[] {
  const { lines } = resume
  const headings = headingEnds(profile, resume)
  const own = ownWords(profile, resume, headings)
  const contact = contactLines(profile, resume)
  const statements: Statement[] = []
  for (const [number, { start: from, end }] of lines.entries()) {
    const heading = headings.get(number)
    const start = heading === undefined || heading === end ? from : heading
    const open = statements.at(-1)
    const isMore =
      open?.own !== undefined &&
      number - open.first < MOST_LINES &&
      own[number] === from &&
      !contact.has(number) &&
      goesOn(resume, { first: open.first, number: number - 1, from: own[number - 1]! })
    if (isMore) {
      open.last = number
      open.end = end
    } else statements.push({ first: number, last: number, start, end, own: own[number], heading: heading === end })
  }
  return statements
}

/** Lines with an e-mail, a telephone or a home: no words above them go on there. */
function contactLines({ emails, phones, place }: Profile, { lines }: ResumeText): Set<number> {
  const spans = [...emails, ...phones, ...(place === undefined ? [] : [place])].flatMap((field) => field.spans)
  return new Set(spans.map(({ start }) => lineAt(lines, start)))
}

/** A text whose statements stand on a line each: "Siemens" / "S7" is one term, wherever the page breaks it. */
export function onOneLine(text: string, { lines }: ResumeText, statements: Statement[]): string {
  let joined = ''
  let from = 0
  for (const { first, last } of statements) {
    for (let line = first; line < last; line++) {
      const [end, next] = [lines[line]!.end, lines[line + 1]!.start]
      joined += text.slice(from, end) + ' '.repeat(next - end)
      from = next
    }
  }
  return joined + text.slice(from)
}

/** For each line where its own words begin; nowhere in headings, labels, and heads of posts and studies with no more to say. */
function ownWords(
  profile: Profile,
  { text, lines }: ResumeText,
  headings: ReadonlyMap<number, number>,
): (number | undefined)[] {
  const heads = headsOf(profile)
  let next = 0
  return lines.map(({ start, end, level }, number) => {
    let head: Span | undefined
    while (next < heads.length && heads[next]!.start < end) {
      if (heads[next]!.start >= start) head = heads[next]
      next++
    }
    const heading = headings.get(number)
    if (heading === end || (heading === undefined && level !== 'body')) return undefined
    if (head === undefined && heading === undefined) {
      const before = lines[number - 1]
      const isOpen = before !== undefined && HANGING.test(text.slice(before.start, before.end).trim())
      const at = ownWordsAt(text.slice(start, end), isOpen)
      return at === undefined ? undefined : start + at
    }
    if (head === undefined) return heading
    return end - head.end < REST_LEAST ? undefined : Math.min(end, head.end)
  })
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

/** Whether what a line says from an offset on goes on in the next; `first`: the line its statement began in. */
function goesOn({ lines, text }: ResumeText, { first, number, from }: { first: number; number: number; from: number }) {
  const [line, next] = [lines[number]!, lines[number + 1]!]
  if (next.apart === true || next.page > line.page + 1 || !isBelow(line, next) || isApart(lines, number)) return false
  const here = text.slice(Math.max(from, line.end - LINE_LONGEST), line.end).trim()
  const there = text.slice(next.start, Math.min(next.end, next.start + LINE_LONGEST))
  if (here === '' || there.trim() === '' || BULLET.test(there)) return false
  const isItem = BULLET.test(text.slice(lines[first]!.start, line.end))
  if (isItem && standsIn(lines[first]!, next, there)) return true
  if (LABEL.test(there)) return false
  const isSmall = LOWER_FIRST.test(there)
  if (HANGING.test(here) || (isItem && isSmall)) return true
  const isList = ITEMS.test(here) && ITEMS.test(there)
  const wrapped = isFull({ lines, text }, { number, alone: isSmall || isList })
  if (wrapped || line.box !== undefined) return wrapped && (isSmall || !ENDED.test(here))
  return isSmall && here.length >= WRAPPED_LEAST
}

/** Below the words of an item, and not below its bullet. */
function standsIn({ box: item }: Line, { box: next }: Line, words: string): boolean {
  if (item === undefined || next === undefined) return false
  return RIGHT_TO_LEFT.test(words)
    ? next[2] < item[2] - HANGS && next[2] > item[0]
    : next[0] > item[0] + HANGS && next[0] < item[2]
}

/** Right below, in the same column; on the next page anywhere, and where the format tells no places. */
function isBelow(line: Line, next: Line): boolean {
  if (line.box === undefined || next.box === undefined || next.page > line.page) return true
  const [left, top, right, bottom] = line.box
  const height = bottom - top
  return next.box[1] > top && next.box[1] - top < SPACING * height && next.box[0] < right && next.box[2] > left - INDENT
}

/** Whether more space than between the lines of one paragraph in the same type stands above the next line. */
function isApart(lines: Line[], number: number): boolean {
  const own = distance(lines, number)
  if (own === undefined) return false
  for (let other = Math.max(0, number - AROUND); other < number + AROUND; other++) {
    const least = lines[other]?.size === lines[number]!.size ? distance(lines, other) : undefined
    if (least !== undefined && own > APART * least) return true
  }
  return false
}

/** From the top of a line to that of the next, where it stands right below in the same type; else undefined. */
function distance(lines: Line[], number: number): number | undefined {
  const [line, next] = [lines[number], lines[number + 1]]
  if (line?.box === undefined || next?.box === undefined || next.page > line.page || line.size !== next.size)
    return undefined
  const down = next.box[1] - line.box[1]
  const height = line.box[3] - line.box[1]
  // Words level with each other, or set above each other, are no lines of a paragraph.
  return down > height * CLOSEST && down < height * SPACING ? down : undefined
}

/**
 * Whether the margin broke a line: by its box, where the next word would not have fitted, else by its letters. `alone`: also
 * where no other line comes near the margin.
 */
function isFull(
  { lines, text }: Pick<ResumeText, 'lines' | 'text'>,
  { number, alone }: { number: number; alone: boolean },
): boolean {
  const line = lines[number]!
  const around = lines.slice(Math.max(0, number - AROUND), number + AROUND + 1).filter(({ page }) => page === line.page)
  if (line.box !== undefined) {
    const [left, , right] = line.box
    const column = around.flatMap(({ box }) =>
      box !== undefined && box[0] > left - INDENT && box[0] < right ? [box] : [],
    )
    if (column.length < 2 || right - left <= NARROWEST) return false
    const word = widthOfNext(lines[number + 1], text)
    const isRight = RIGHT_TO_LEFT.test(text.slice(line.start, line.end))
    const rooms = column.map((box) => (isRight ? left - box[0] : box[2] - right))
    return Math.max(...rooms) < word && (alone || rooms.filter((room) => room > -word).length > 1)
  }
  const length = line.end - line.start
  return length >= FULL_LEAST && length >= FULL * Math.max(...around.map(({ start, end }) => end - start))
}

/** How much room a blank and the first word of a line take, by the letters of the line. */
function widthOfNext(next: Line | undefined, text: string): number {
  if (next?.box === undefined) return Infinity
  const words = text.slice(next.start, next.end)
  const first = /^\s*\S+/u.exec(words.slice(0, LINE_LONGEST))?.[0].trim() ?? words
  // Where no blanks part words, a line may break behind any letter but a sign; Thai ones behind a word.
  const letters = THAI.test(first) ? THAI_WORD : WITHOUT_BLANKS.test(first) ? 2 : first.length + 1
  return ((next.box[2] - next.box[0]) / Math.max(1, words.length)) * letters
}
