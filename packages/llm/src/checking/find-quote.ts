import type { Span } from '@evenhand/model'
import { type FoldedText, foldQuote } from './fold-quote.ts'

const SHORTEST = 2
const LONGEST = 1200
/** Shortest part of a quote with something left out of it. */
const PART_SHORTEST = 8
const LETTER = /[\p{L}\p{N}]/u
/** Scripts that part no words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/**
 * Where a text holds these words: folded for spaces and case, on whole words, in one piece; or in several, in their
 * order, where the quote leaves something out (…). Undefined where it does not hold them.
 */
export function findQuote(folded: FoldedText, quote: string): Span[] | undefined {
  if (quote.length > LONGEST) return undefined
  const parts = quote
    .split(/\.{3,}|…/u)
    .map(trimQuote)
    .filter((part) => part !== '')
  const several = parts.length > 1
  const spans: Span[] = []
  let from = 0
  for (const part of parts) {
    if (countLetters(part) < (several ? PART_SHORTEST : SHORTEST)) return undefined
    const at = findWords(folded.text, part, from)
    if (at < 0) return undefined
    from = at + part.length
    spans.push({ start: folded.starts[at]!, end: folded.ends[from - 1]! })
  }
  return spans.length === 0 ? undefined : spans
}

/** Folded, without what a model puts around a quotation. */
function trimQuote(text: string): string {
  return foldQuote(text)
    .text.replace(/^[\s"'([\-*•·:;,]{1,20}/u, '')
    .replace(/[\s"')\].,;:]{1,20}$/u, '')
}

function countLetters(text: string): number {
  let count = 0
  for (const char of text) if (LETTER.test(char)) count++
  return count
}

function findWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    if (isEdge(text[at - 1], words[0]!) && isEdge(text[at + words.length], words.at(-1)!)) return at
  }
  return -1
}

function isEdge(outside: string | undefined, inside: string): boolean {
  if (outside === undefined || !LETTER.test(outside) || !LETTER.test(inside)) return true
  return UNSPACED.test(outside) || UNSPACED.test(inside)
}
