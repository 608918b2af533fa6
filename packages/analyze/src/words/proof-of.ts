import type { Span } from '@evenhand/model'
import { drivingLicences, namesLicence } from '../judge/driving-licence.ts'
import { sentencesIn } from '../judge/sentences.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { itemsOf, overlaps, runOf } from './pieces-of.ts'
import { type Quote, quoteLine } from './quote-line.ts'
import { saidBy } from './said-by.ts'
import type { Judged, Telling } from './telling.ts'

/** Letters of the longest row without items that is quoted although no word of it is the job's own. */
const ROW_LONGEST = 80

/**
 * The words that name a certificate: of a row that names several, or says something else as well, its own item alone;
 * undefined where none of it can be told to be the one.
 */
export function certificateProof(judged: Judged, telling: Telling): Quote | undefined {
  for (const span of judged.verdict.reason.evidence) {
    const proof = itemWith(span, judged, telling)
    if (proof === undefined) continue
    const quote = quoteLine(telling.resume.text, proof)
    if (/[\p{L}\p{N}]{2}/u.test(quote)) return { quote, span: proof }
  }
  return undefined
}

function itemWith(span: Span, judged: Judged, telling: Telling): Span | undefined {
  const { text } = telling.resume
  const row = sentenceAround(text, span, judged.requirement.label)
  const items = itemsOf(text, row)
  const run = runOf(items, span)
  if (run === undefined) return undefined
  const [first, last] = [items[0]!, items.at(-1)!]
  const isPersonal = telling.personal.some((each) => overlaps(each, row))
  const isShort = row.end - row.start <= ROW_LONGEST && !isPersonal
  if (items.length === 1) return isPersonal || run.end - run.start > 2 * ROW_LONGEST ? undefined : run
  // Several things were asked for, and stand side by side.
  const beside = items.filter((item) => !APART.test(between(text, item, run)))
  if (isShort && /[,/]/u.test(judged.requirement.label)) return { start: beside[0]!.start, end: beside.at(-1)!.end }
  const isExact = (run.start > first.start || run.end < last.end) && span.end - span.start < row.end - row.start
  const item = isExact ? run : bestOf(items, judged, telling)
  if (item !== undefined) return withRest(item, { items, text, label: judged.requirement.label })
  return isShort ? run : undefined
}

/** What parts the cells of a row. */
const APART = /[\t\n|·•]/u

function between(text: string, one: Span, other: Span): string {
  return one.end <= other.start
    ? text.slice(one.end, other.start)
    : text.slice(other.end, Math.max(other.end, one.start))
}

/** The item that names what was asked for: by the class of a licence, by a known term, by words they share. */
function bestOf(items: Span[], judged: Judged, telling: Telling): Span | undefined {
  const { terms = [], label } = judged.requirement
  const wordsOf = ({ start, end }: Span) => telling.resume.text.slice(start, end)
  const isLicence = namesLicence(label)
  const named = items.find(
    (item) =>
      (isLicence && drivingLicences(wordsOf(item)).length > 0) ||
      matchTerms(wordsOf(item)).some(({ term }) => terms.includes(term)),
  )
  const said = items.map((item) => ({ item, weight: saidBy(wordsOf(item), judged, telling).weight }))
  const best = said.toSorted((a, b) => b.weight - a.weight)[0]
  return named ?? (best === undefined || best.weight === 0 ? undefined : best.item)
}

/** "2024", "refreshed April 2026": of the item before it. */
const DATE_BEHIND = /^(?:\p{L}+ ){0,2}(?:\p{L}+\.? |\d{1,2}[./])?(?:19|20)\d\d\)?$/u

/** "B", "B och BE", "Automobile: B": the class that a heading above it is of. */
const CLASS_FIRST = /^(?:\p{L}{3,}: )?[A-E][1E]?(?![\p{L}\p{N}])/u

/** An item with what follows it and says nothing by itself: the class of a licence in the cell behind, until when it holds. */
function withRest(item: Span, { items, text, label }: { items: Span[]; text: string; label: string }): Span {
  const next = items.find(({ start }) => start >= item.end)
  if (next === undefined) return item
  const isApart = APART.test(text.slice(item.end, next.start))
  const isLabel = isApart && namesLicence(label) && CLASS_FIRST.test(text.slice(next.start, next.end))
  const isDate = DATE_BEHIND.test(text.slice(next.start, next.end).trim())
  return isLabel || isDate ? { start: item.start, end: next.end } : item
}

/** The words that name a language with its level, of the row they stand in; undefined where they only name it. */
export function languageProof({ verdict }: Judged, { resume: { text } }: Telling): Quote | undefined {
  const [span] = verdict.reason.evidence
  if (span === undefined) return undefined
  const proof = runOf(itemsOf(text, sentenceAround(text, span)), span)
  if (proof === undefined) return undefined
  const quote = quoteLine(text, proof)
  const name = quoteLine(text, span)
  return quote.length > name.length + 1 && quote.length <= ROW_LONGEST ? { quote, span: proof } : undefined
}

/** Of the rows that hold a span, its own sentences; of several the one that names the licence asked for. */
function sentenceAround(text: string, span: Span, label = ''): Span {
  const sentences = sentencesIn(text, rowAround(text, span)).filter((each) => overlaps(each, span))
  const isNaming = ({ start, end }: Span) => drivingLicences(text.slice(start, end)).length > 0
  const naming = sentences.length > 1 && namesLicence(label) ? sentences.find(isNaming) : undefined
  return naming ?? runOf(sentences, span) ?? span
}

/** The rows of a text that hold a span. */
function rowAround(text: string, { start, end }: Span): Span {
  const after = text.indexOf('\n', end - 1)
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: after < 0 ? text.length : after }
}
