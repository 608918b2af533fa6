import type { Doc, Row } from '../text/document.ts'
import { DIGIT } from '../text/fold-text.ts'
import type { DateToken } from './date-tokens.ts'
import type { DateRange } from './find-ranges.ts'
import { number, shortYear } from './named-month.ts'
import type { DateHints } from './read-point.ts'
import { isRecent } from './two-numbers.ts'

/** "16-19 bricklayer": two short years that open a row, before words; "labourer for my uncle 96-99": the same at its end. */
const OPENS = /^(\d\d) ?[-/] ?(\d\d)(?=[ \t]*[:,]?[ \t]\p{L})/u
const CLOSES = /(?<=[\p{L}),][ \t]\(?)(\d\d) ?[-/] ?(\d\d)\)?$/u
const WHOLE = /^\(?(?:19|20)\d\d ?[-/] ?(?:(?:19|20)\d\d|[a-z])/
const LONGEST = 9
/** Fewer are hours, ages or marks. */
const FEWEST = 2
const LONGEST_SPAN = 40

type Short = { at: number; from: number; until: number }

/**
 * Where spans of short years stand in a list of posts that somebody wrote on a phone: they follow each other, upwards or downwards,
 * as nothing else of two numbers does, and few rows open with whole years.
 */
export function shortSpans(doc: Doc): Set<number> {
  const { fold, rows } = doc
  const found: Short[] = []
  let whole = 0
  for (const row of rows) {
    if (!mayHoldSpan(doc, row)) continue
    const span = shortIn(fold, row)
    if (span !== undefined) found.push(span)
    else if (WHOLE.test(fold.slice(row.start, row.start + LONGEST + 1))) whole++
  }
  const pairs = found.slice(1).map((next, at) => [found[at]!, next] as const)
  const follow =
    pairs.every(([one, next]) => next.from >= one.until) || pairs.every(([one, next]) => next.until <= one.from)
  return new Set(found.length >= FEWEST && found.length >= whole && follow ? found.map(({ at }) => at) : [])
}

/** Whether a digit, or a bracket around one, opens or ends a row: most rows hold none there. */
function mayHoldSpan({ fold, kinds }: Doc, { start, end }: Row): boolean {
  return kinds[start] === DIGIT || kinds[end - 1] === DIGIT || fold[start] === '(' || fold[end - 1] === ')'
}

function shortIn(fold: string, { start, end }: Row): Short | undefined {
  const opens = OPENS.exec(fold.slice(start, start + LONGEST + 3))
  const from = Math.max(start, end - LONGEST - 3)
  const told = opens ?? CLOSES.exec(fold.slice(from, end))
  if (told === null) return undefined
  const [one, two] = [Number(told[1]), Number(told[2])]
  if (!isRecent(one) || !isRecent(two)) return undefined
  const years = shortYear(two) - shortYear(one)
  if (years < 0 || years > LONGEST_SPAN) return undefined
  return { at: (opens === null ? from : start) + told.index, from: shortYear(one), until: shortYear(two) }
}

/** The span of short years at a token, where the text has a list of them. */
export function shortSpan(
  tokens: DateToken[],
  at: number,
  hints: DateHints,
): { range: DateRange; next: number } | undefined {
  const [first, sign, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first?.text.length !== 2 || second?.text.length !== 2 || (sign?.text !== '-' && sign?.text !== '/'))
    return undefined
  const [begin, end] = [number(first, 2), number(second, 2)]
  if (begin === undefined || end === undefined || hints.shortSpans?.().has(first.start) !== true) return undefined
  const years = { begin: { year: shortYear(begin) }, end: { year: shortYear(end) } }
  const range = {
    ...years,
    current: false,
    single: false,
    bare: false,
    rest: undefined,
    start: first.start,
    stop: second.end,
  }
  return { range, next: at + 3 }
}
