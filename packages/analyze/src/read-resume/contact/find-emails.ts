import type { Field, Span } from '@evenhand/model'
import type { Doc } from '../text/document.ts'
import { overlapping } from '../text/overlapping.ts'
import { gluedFamily } from './glued-mail.ts'
import { spelledEmails } from './spelled-emails.ts'

const LOCAL = /[\p{L}\p{N}._%+'-]/u
const DOMAIN = /[\p{L}\p{N}.-]/u
const IN_LOCAL = 1
const IN_DOMAIN = 2
/** By code, in which parts of an address a letter of ASCII may stand. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => partsOf(String.fromCharCode(code)))
const LONGEST_LOCAL = 64
const LONGEST_DOMAIN = 120

/**
 * Every e-mail address, in order, each once; where there is none, those in words. Looks only around the signs:
 * linear.
 */
export function findEmails(doc: Doc): Field[] {
  const found = new Map<string, Field>()
  const { text } = doc
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const address = addressAround(doc, at)
    if (address === undefined) continue
    const [{ start }] = address
    const local = start === at ? localAbove(doc, at) : undefined
    if (start === at && local === undefined) continue
    const spans = [...(local === undefined ? [] : [local]), ...address]
    const value = spans.map((span) => text.slice(span.start, span.end)).join('')
    const known = found.get(value.toLowerCase())
    if (known === undefined) found.set(value.toLowerCase(), { value, spans, confidence: 0.98 })
    else known.spans.push(...spans)
  }
  return found.size > 0 ? [...found.values()] : spelledEmails(doc)
}

/** "anna.miller" above "@example.org": where a narrow column has broken an address before its sign. */
function localAbove({ rows, text }: Doc, at: number): Span | undefined {
  const [above] = text[at - 1] === '\n' ? overlapping(rows, at - 2, at - 1) : []
  if (above === undefined || above.end - above.start > LONGEST_LOCAL) return undefined
  const { start, end } = above
  return /^[\p{L}\p{N}][\p{L}\p{N}._%+-]*$/u.test(text.slice(start, end)) ? { start, end } : undefined
}

/** Where the address stands: in two pieces where a narrow column has broken its domain. */
function addressAround(doc: Doc, at: number): [Span, ...Span[]] | undefined {
  const { text } = doc
  let start = at
  while (start > 0 && at - start < LONGEST_LOCAL && mayStand(text, start - 1, IN_LOCAL)) start--
  while (start < at && ".-'+%".includes(text[start]!)) start++
  start += GLUED_NUMBER.exec(text.slice(start, at))?.[0].length ?? 0
  start += gluedFamily(doc, start, at)
  let end = at + 1
  while (end < text.length && end - at < LONGEST_DOMAIN && mayStand(text, end, IN_DOMAIN)) end++
  const rest = domainBelow(doc, at, end)
  while (rest === undefined && end > at + 1 && '.-'.includes(text[end - 1]!)) end--
  const domain = text.slice(at + 1, end) + (rest === undefined ? '' : text.slice(rest.start, rest.end))
  const dot = domain.lastIndexOf('.')
  if (dot < 1 || domain.length - dot < 3 || domain.includes('..')) return undefined
  // "mail:a@b.com" glued to its label has a colon; a label glued without one cannot be told.
  return /^[\p{L}\p{N}-]+$/u.test(domain.slice(dot + 1)) && !/^\d+$/.test(domain.slice(dot + 1))
    ? [{ start, end }, ...(rest === undefined ? [] : [rest])]
    : undefined
}

/** "ada.merrow@quarn." above "example", "ada@" above "quarn.example": a domain that a narrow column has broken at a sign. */
function domainBelow({ rows, text }: Doc, at: number, end: number): Span | undefined {
  if (text[end] !== '\n' || !'@.-'.includes(text[end - 1]!)) return undefined
  const [below] = overlapping(rows, end + 1, end + 2)
  if (below === undefined || below.start !== end + 1 || below.end - below.start > LONGEST_DOMAIN) return undefined
  const rest = text.slice(below.start, below.end)
  const whole = text[end - 1] === '.' ? (text.slice(at, end - 1).includes('.') ? LAST_PIECE : LAST_PIECES) : DOMAIN_END
  return whole.test(rest) ? { start: below.start, end: below.end } : undefined
}

/** What may follow the sign at which a domain is broken: behind a domain that has a dot already only something short. */
const LAST_PIECE = /^[a-z]{2,3}$/
const LAST_PIECES = /^[a-z]{2,24}(?:\.[a-z]{2,3})?$/
const DOMAIN_END = /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,24}$/

/** "614-555-0148ada.merrow@...": a telephone number that a copy has glued to the address. */
const GLUED_NUMBER = /^(?:\+?\d{1,3}[-.])?\d{3}[-.]\d{3,4}[-.]\d{4}(?=\p{L}{3})/u

/** In which parts of an address a letter may stand, as bits. */
function partsOf(letter: string): number {
  return (LOCAL.test(letter) ? IN_LOCAL : 0) | (DOMAIN.test(letter) ? IN_DOMAIN : 0)
}

function mayStand(text: string, at: number, part: number): boolean {
  const code = text.charCodeAt(at)
  return ((code < ASCII.length ? ASCII[code]! : partsOf(text[at]!)) & part) !== 0
}
