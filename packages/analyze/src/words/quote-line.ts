import type { Span } from '@evenhand/model'
import { WITHOUT_BLANKS } from '../knowledge/tokenize.ts'
import type { Passages } from './passage-at.ts'
import { pieceAround } from './pieces-of.ts'

const QUOTE_LONGEST = 160
const CLAUSE_LEAST = 60
/** Fewer letters say nothing. */
const QUOTE_LEAST = 8
const WORDS_LEAST = 3

/** The sentences of a resume, and what is not quoted of them. */
export type Quotable = { passages: Passages; personal: Span[] }

/** Words of the resume to put between quotation marks, and where they stand. */
export type Quote = { quote: string; span: Span }

/**
 * The sentence a span stands in, as a quotation, with the span's own words if they fit; undefined for a heading, a head of a
 * post, too few words, and where nothing but age, family or belief is said.
 */
export function quoteAt(text: string, span: Span, { passages, personal }: Quotable): Quote | undefined {
  const whole = passages.at(span)
  const passage = whole === undefined ? undefined : pieceAround(text, whole, { span, personal })
  if (passage === undefined) return undefined
  const from = passage.end - passage.start > QUOTE_LONGEST ? nearStart(text, passage, span) : passage.start
  const quote = quoteLine(text, { start: from, end: passage.end }, Math.min(span.end, passage.end) - from)
  if (quote.length < QUOTE_LEAST) return undefined
  if (!WITHOUT_BLANKS.test(quote) && quote.split(' ').length < WORDS_LEAST) return undefined
  return { quote: from > passage.start ? `…${quote}` : quote, span: { start: from, end: passage.end } }
}

/** In a long sentence the clause a span begins in, where that lies too far behind. */
function nearStart(text: string, passage: Span, span: Span): number {
  if (Math.min(span.end, passage.end) - passage.start <= QUOTE_LONGEST || span.start <= passage.start)
    return passage.start
  const before = text.slice(passage.start, span.start)
  const clause = Math.max(before.lastIndexOf('; '), before.lastIndexOf(', '), before.lastIndexOf(': '))
  return clause < 0 ? span.start : passage.start + clause + 2
}

/** A span of the resume as a quotation: on one line, without its bullet, cut at a clause or a word; `least`: letters that prove it. */
export function quoteLine(text: string, span: Span, least = 0): string {
  const line = tidy(text.slice(span.start, Math.min(span.end, span.start + 600))).replace(
    /^[^\p{L}\p{N}(+$€£¥“‘]+|^l (?=\p{Lu})/u,
    '',
  )
  return paired(cut(line.replace(/(?:[.;]\sl)?[.;,:\s]{0,3}$/u, ''), QUOTE_LONGEST, least))
}

/** Brackets without their pair are left out. */
export function paired(text: string): string {
  const open: number[] = []
  const lone: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open.push(at)
    else if (text[at] === ')' && open.pop() === undefined) lone.push(at)
  }
  const without = new Set([...lone, ...open])
  return without.size === 0
    ? text
    : tidy(
        Array.from({ length: text.length }, (_, at) => text[at]!)
          .map((char, at) => (without.has(at) ? ' ' : char))
          .join(''),
      )
}

const UNTIDY = /[^\S ]|[\u00ad\u200b\ufeff\ufffd"“”„«»‟]| [ ,;:)/]|\p{Ll}- /u

/** Words without what a sentence around them cannot bear: line breaks, doubled blanks, quotation marks of their own. */
export function tidy(text: string): string {
  if (!UNTIDY.test(text)) return text.trim()
  const isInch = text.split('"').length % 2 === 0
  return text
    .replaceAll(/[\s\u00ad\u200b\ufeff\ufffd]+/gu, ' ')
    .replaceAll(/(\p{Ll})- (?!(?:und|oder|bzw|sowie|and|or|to|en|of|och|og|i|lub)[\s.])(?=\p{Ll})/gu, '$1-')
    .replaceAll(/(?<=\d)"/gu, isInch ? '″' : '"')
    .replaceAll(/["“”„«»‟](?=[\p{L}\p{N}])/gu, '‘')
    .replaceAll(/["“”„«»‟]/gu, '’')
    .replaceAll(/ {1,4}(?=[,;:)])/gu, '')
    .replaceAll(/(?<=\p{L}) \/(?=\p{L})/gu, '/')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}

/** The beginning of a text, ended at a clause, else at a word, with a sign that more follows. */
export function cut(text: string, longest: number, least = 0): string {
  if (text.length <= longest) return text
  const part = text.slice(0, longest)
  const clause = Math.max(
    part.lastIndexOf('; '),
    part.lastIndexOf(', '),
    part.lastIndexOf(': '),
    part.lastIndexOf('、'),
  )
  const word = text.lastIndexOf(' ', longest)
  const at =
    clause > CLAUSE_LEAST && (clause >= least || least > longest) ? clause : word > longest / 2 ? word : longest
  return `${text.slice(0, at).replace(/[\s,;:([\uD800-\uDBFF]{1,3}$/u, '')}…`
}
