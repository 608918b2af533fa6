import type { Field } from '@evenhand/model'
import { KIND_LETTERS } from '../../knowledge/reading/employer-words.ts'
import { type Doc, valueOf } from './document.ts'

const AT_START = 1
const AT_END = 2
/** By code, whether a sign at the start or the end of a range is none of its words. */
const edges = new Uint8Array(0x10000)
for (const edge of '\u200b\u00ad \t\n,;:|-•/*"\'([{_=&~') edges[edge.charCodeAt(0)] = AT_START | AT_END
for (const edge of '.>') edges[edge.charCodeAt(0)] = AT_START
edges['<'.charCodeAt(0)] = AT_END

const [QUOTE, APOSTROPHE] = [34, 39]
const BRACKETS = [
  { open: 40, close: 41 },
  { open: 91, close: 93 },
]

/** Narrows a range by blanks and stray punctuation at its ends; an opening bracket or quotation mark keeps its closing one. */
export function trimRange(doc: Doc, start: number, end: number): [start: number, end: number] {
  let from = start
  let until = end
  while (from < until && (edges[doc.codes[from]!]! & AT_START) !== 0 && !isDotNet(doc.fold, from)) from++
  while (until > from && (edges[doc.codes[until - 1]!]! & AT_END) !== 0) until--
  for (const { open, close } of BRACKETS) {
    if (doc.codes[until - 1] === close && countOf(doc, open, { from, until }) === 0) until--
  }
  return isGeresh(doc, from, until) ? [from, until + 1] : withItsQuote(doc, from, until)
}

function countOf({ codes }: Doc, sign: number, { from, until }: { from: number; until: number }): number {
  let count = 0
  for (let at = from; at < until; at++) if (codes[at] === sign) count++
  return count
}

/** A quotation mark whose other half stands inside belongs to the words: Hotel "Corona". */
function withItsQuote(doc: Doc, from: number, until: number): [start: number, end: number] {
  if (countOf(doc, QUOTE, { from, until }) % 2 === 0) return [from, until]
  if (doc.codes[until] === QUOTE) return [from, until + 1]
  return from > 0 && doc.codes[from - 1] === QUOTE ? [from - 1, until] : [from, until]
}

/** "ושות'": the sign of a Hebrew short form behind its last letter, which is often written as an apostrophe. */
function isGeresh({ codes, fold }: Doc, from: number, until: number): boolean {
  if (codes[until] !== APOSTROPHE || codes[from - 1] === APOSTROPHE) return false
  return /[\u05d0-\u05ea]/.test(fold[until - 1] ?? '')
}

function isDotNet(fold: string, at: number): boolean {
  return fold[at] === '.' && fold.startsWith('.net', at)
}

/** The end of a name with its short form behind it: "... Institute of Technology (MIT)". */
export function withShortName(doc: Doc, end: number): number {
  const short = /^\s?\(\s?[A-Z][A-Za-z&/.-]{1,8}\s?\)/.exec(doc.text.slice(end, end + 14))
  if (short === null || !/[A-Z]{2}/.test(short[0])) return end
  return KINDS.has(short[0].replaceAll(/[\s().]/g, '').toLowerCase()) ? end : end + short[0].length
}

const KINDS = new Set(KIND_LETTERS.split('|'))

/** A value with the words it was read from. */
export function fieldOf(doc: Doc, [start, end]: readonly [number, number], confidence: number): Field {
  return { value: valueOf(doc, start, end), spans: [{ start, end }], confidence }
}
