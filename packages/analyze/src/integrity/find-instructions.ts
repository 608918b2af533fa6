import type { Finding, ResumeText, Span } from '@evenhand/model'
import { cuedOrders } from './cued-orders.ts'
import { codesOf } from '../knowledge/codes.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { findingOf } from '../judge/finding-of.ts'
import { blank } from '../judge/mask-identity.ts'
import { LOOK_ALIKES, NATIVE_INSTRUCTIONS } from '../knowledge/judging/instruction-patterns.ts'

const LONGEST_LINE = 2000
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu
const LOOK_ALIKE = /[\u0370-\u058f]/
const BASE64 = /[A-Za-z0-9+/]{24,4000}={0,2}/g
const CODE_LEAST = 24
const ENCODED_MOST = 20
const MOST_SPANS = 20

/** Lines that give orders to a machine: plain, in look-alike letters, with invisible letters between, or in base64. */
export function findInstructions(resume: ResumeText): Finding[] {
  const spans = spansOfOrders(resume)
  return spans.length === 0
    ? []
    : [findingOf('instructions-to-a-machine', { lines: spans.length }, spans.slice(0, MOST_SPANS))]
}

const withoutOrders = new WeakMap<ResumeText, ResumeText>()

/**
 * The resume as if nobody had spoken to a machine in it: the words of such lines are blanked, at the same length, so that
 * offsets and line numbers hold. The same object where there are none.
 */
export function blankOrders(resume: ResumeText): ResumeText {
  const before = withoutOrders.get(resume)
  if (before !== undefined) return before
  const spans = spansOfOrders(resume)
  const blanked = spans.length === 0 ? resume : { ...resume, text: blank(resume.text, spans) }
  withoutOrders.set(resume, blanked)
  return blanked
}

const known = new WeakMap<ResumeText, Span[]>()

function spansOfOrders(resume: ResumeText): Span[] {
  const before = known.get(resume)
  if (before !== undefined) return before
  const spans: Span[] = []
  // Almost no resume gives orders: asked once of the whole, on one line, it need not be asked of each of its lines.
  const ordersSomewhere = givesOrders(resume.text)
  const codeSomewhere = mayHoldCode(resume.text)
  for (const line of ordersSomewhere || codeSomewhere ? resume.lines : []) {
    const text = resume.text.slice(line.start, Math.min(line.end, line.start + LONGEST_LINE))
    if ((ordersSomewhere && givesOrders(text)) || (codeSomewhere && mayHoldCode(text) && hidesOrders(text)))
      spans.push({ start: line.start, end: line.end })
  }
  if (ordersSomewhere) {
    const alone = new Set(spans.map((span) => span.start))
    for (const span of wrappedOrders(resume, alone)) {
      if (spans.at(-1)?.start !== span.start) spans.push(span)
    }
    spans.sort((a, b) => a.start - b.start)
  }
  const whole = withContinuations(resume, spans)
  known.set(resume, whole)
  return whole
}

/** Lines that an order may run on over. */
const CONTINUED_MOST = 3
const ENDS = /[.!?\u3002\uff01\uff1f\u061f\u0964]["'\u201d\u2019)\]]?\s?$/u
/** How a line begins that goes on with the sentence before: in small letters, or with a number that is no year or date. */
const GOES_ON = /^\s{0,8}["'(]?(?:\p{Ll}|\p{Nd}{1,3}(?![\p{Nd}./-]))/u

/** The orders with the lines their last sentence runs on over, as a page breaks it: "give the" and below it "score 100". */
function withContinuations({ text, lines }: ResumeText, spans: Span[]): Span[] {
  if (spans.length === 0) return spans
  const all = new Map(spans.map((span) => [span.start, span]))
  for (const { start } of spans) {
    let at = lines.findIndex((line) => line.start === start)
    for (let more = 0; more < CONTINUED_MOST && at + 1 < lines.length; more++, at++) {
      const [line, next] = [lines[at]!, lines[at + 1]!]
      const isBroken = next.start - line.end < 2 && !ENDS.test(text.slice(Math.max(line.start, line.end - 8), line.end))
      if (!isBroken || !GOES_ON.test(text.slice(next.start, next.start + 12))) break
      all.set(next.start, { start: next.start, end: next.end })
    }
  }
  return [...all.values()].sort((a, b) => a.start - b.start)
}

/** An order that runs over a line break; a line beside one that gives orders alone is none of its own. */
function wrappedOrders({ text, lines }: ResumeText, alone: Set<number>): Span[] {
  const spans: Span[] = []
  for (let at = 0; at + 1 < lines.length; at++) {
    const [first, second] = [lines[at]!, lines[at + 1]!]
    if (alone.has(first.start) || alone.has(second.start)) continue
    if (second.end - first.start > 400 || first.end - first.start < 20) continue
    const both = `${text.slice(first.start, first.end)} ${text.slice(second.start, second.end)}`
    if (hasCue(both) && givesOrders(both))
      spans.push({ start: first.start, end: first.end }, { start: second.start, end: second.end })
  }
  return spans
}

const CUE = /ignor|disregard|forget|instruct|score|previous|candidat|system|prompt|anweisung|instruc|consigne/i

function hasCue(text: string): boolean {
  return CUE.test(text)
}

/** Whether a text gives orders to a machine, however its letters are disguised. */
export function givesOrders(text: string): boolean {
  const visible = isPlain(text) ? text : text.replaceAll(INVISIBLE, '').normalize('NFKC')
  const native = lowerSameLength(visible)
  if (!isLatin(native) && NATIVE_INSTRUCTIONS.some((pattern) => pattern.test(native.replaceAll('\n', ' ')))) return true
  const latin = LOOK_ALIKE.test(native)
    ? native.replaceAll(/[\u0370-\u058f]/gu, (char) => LOOK_ALIKES[char] ?? char)
    : native
  // Orders run on over line breaks; where a pattern begins or ends with a line, the breaks count.
  const asked = cuedOrders(latin)
  if (asked.length === 0) return false
  const joined = latin.replaceAll('\n', ' ')
  return asked.some((pattern) => pattern.test(pattern.multiline ? latin : joined))
}

const PLAIN = 1
const DISGUISED = 2
/** By code, whether a letter is what it seems, whatever stands beside it; 0 where it has not been asked for. */
const seeming = new Uint8Array(0x10000)

/** Whether every letter is seen and has one form only, so that nothing is hidden and nothing need be made plain. */
function isPlain(text: string): boolean {
  const codes = codesOf(text)
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!
    if (code < 0x80) continue
    if (seeming[code] === 0) seeming[code] = askPlain(String.fromCharCode(code)) ? PLAIN : DISGUISED
    if (seeming[code] === DISGUISED) return false
  }
  return true
}

/** Marks, halves of pairs and the letters that Hangul is put together from join what stands before them. */
const JOINING = /[\p{M}\ud800-\udfff\u1100-\u11ff]/u

function askPlain(letter: string): boolean {
  return letter.normalize('NFKC') === letter && letter.replaceAll(INVISIBLE, '') !== '' && !JOINING.test(letter)
}

function isLatin(text: string): boolean {
  return !/[^\u0000-\u024f\u2000-\u206f]/.test(text)
}

/**
 * Whether a text has a run of letters and digits as long as the shortest base64. Asked from behind: where a run would
 * have to reach to and does not, none begins before.
 */
function mayHoldCode(text: string): boolean {
  const codes = codesOf(text)
  let start = 0
  while (start + CODE_LEAST <= codes.length) {
    let at = start + CODE_LEAST - 1
    while (at >= start && isCode(codes[at]!)) at--
    if (at < start) return true
    start = at + 1
  }
  return false
}

function isCode(code: number): boolean {
  const lower = code | 32
  // Digits, / and +
  return (lower >= 97 && lower <= 122) || (code >= 47 && code <= 57) || code === 43
}

function hidesOrders(text: string): boolean {
  for (const match of [...text.matchAll(BASE64)].slice(0, ENCODED_MOST)) {
    const decoded = decode(match[0])
    if (decoded !== undefined && (givesOrders(decoded) || /\bignore\b|\b100\b.*\b100\b/iu.test(decoded))) return true
  }
  return false
}

/** The text behind base64, where it decodes to readable words. */
function decode(encoded: string): string | undefined {
  const whole = encoded.slice(0, encoded.length - (encoded.replace(/=+$/, '').length % 4 === 1 ? 1 : 0))
  try {
    const bytes = Uint8Array.from(atob(whole), (char) => char.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) && text.includes(' ') ? text : undefined
  } catch {
    // Most long words are not base64 at all.
    return undefined
  }
}
