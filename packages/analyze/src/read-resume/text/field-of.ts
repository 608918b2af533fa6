import type { Field } from '@evenhand/model'
import { type Doc, valueOf } from './document.ts'

const EDGE_START = '\u200b\u00ad \t\n,;:|-•/.*"\'([{_=&~>'
const EDGE_END = '\u200b\u00ad \t\n,;:|-•/*"\'([{_=&~<'

const BRACKETS: [string, string][] = [
  ['(', ')'],
  ['[', ']'],
]

/** Narrows a range by blanks and stray punctuation at its ends; an opening bracket or quotation mark keeps its closing one. */
export function trimRange(doc: Doc, start: number, end: number): [start: number, end: number] {
  let from = start
  let until = end
  while (from < until && EDGE_START.includes(doc.fold[from]!) && !isDotNet(doc.fold, from)) from++
  while (until > from && EDGE_END.includes(doc.fold[until - 1]!)) until--
  for (const [open, close] of BRACKETS) {
    if (doc.fold[until - 1] === close && !doc.fold.slice(from, until).includes(open)) until--
  }
  return withItsQuote(doc, from, until)
}

/** A quotation mark whose other half stands inside belongs to the words: Hotel "Corona". */
function withItsQuote({ fold }: Doc, from: number, until: number): [start: number, end: number] {
  const inside = fold.slice(from, until)
  if (!inside.includes('"') || inside.split('"').length % 2 === 1) return [from, until]
  if (fold[until] === '"') return [from, until + 1]
  return fold[from - 1] === '"' ? [from - 1, until] : [from, until]
}

function isDotNet(fold: string, at: number): boolean {
  return fold.startsWith('.net', at)
}

/** The end of a name with its short form behind it: "... Institute of Technology (MIT)". */
export function withShortName(doc: Doc, end: number): number {
  const short = /^\s?\(\s?[A-Z][A-Za-z&/.-]{1,8}\s?\)/.exec(doc.text.slice(end, end + 14))
  return short !== null && /[A-Z]{2}/.test(short[0]) ? end + short[0].length : end
}

/** A value with the words it was read from. */
export function fieldOf(doc: Doc, [start, end]: readonly [number, number], confidence: number): Field {
  return { value: valueOf(doc, start, end), spans: [{ start, end }], confidence }
}
