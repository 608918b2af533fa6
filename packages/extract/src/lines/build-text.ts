import {
  ExtractError,
  type ExtractWarning,
  type HiddenText,
  type Line,
  MAX_DOCUMENT_BYTES,
  type ResumeText,
} from '@evenhand/model'
import { cleanLine } from './clean-line.ts'
import { beyondAscii, count, countLetters } from './count-letters.ts'
import { dropDoubled } from './drop-doubled.ts'
import { guessLanguage } from './guess-language.ts'
import { mendHyphens } from './mend-hyphens.ts'
import type { RawLine, ReadDocument } from './raw-line.ts'
import { weightTurns } from './weight-turns.ts'

/** Fewer letters than this are hardly a resume; an ideograph counts as three. */
const LITTLE_TEXT = 200

/** Characters of a line that is longer than any paragraph of a resume, and the part of a text that makes it one line. */
const LONGEST_LINE = 1500
const ONE_LINE = 0.6

/**
 * Makes the ResumeText of any format: cleans every line, mends cut words, drops empty lines and computes offsets.
 * Throws ExtractError: 'no-text' when no letter is left, 'too-large' above 10 MB of text. Linear in the text's length.
 */
export function buildResumeText(document: ReadDocument & { fileName: string }): ResumeText {
  const hidden: HiddenText[] = []
  const lines = dropDoubled(cleanLines(document.lines, hidden))
  mendHyphens(lines)
  const text = joinLines(lines)
  const amount = amountOf(text.text)
  if (amount === 0) throw new ExtractError('no-text')
  if (tooLarge(text.text)) throw new ExtractError('too-large')
  for (const item of document.hidden ?? []) {
    const shown = cleanLine(item.text).text
    if (shown !== '') hidden.push({ ...item, text: shown })
  }
  const warnings: ExtractWarning[] = [...(document.warnings ?? [])]
  if (amount < LITTLE_TEXT) warnings.push({ code: 'little-text', args: { letters: countLetters(text.text) } })
  if (isOneLine(text)) warnings.push({ code: 'one-line', args: {} })
  const language = guessLanguage(text.text)
  return {
    fileName: document.fileName,
    mediaType: document.mediaType,
    text: text.text,
    lines: text.lines,
    pages: Math.max(1, document.pages ?? 1),
    ...(language === undefined ? {} : { language }),
    warnings,
    hidden,
  }
}

function cleanLines(raw: RawLine[], hidden: HiddenText[]): RawLine[] {
  const lines: RawLine[] = []
  let size = 0
  for (const line of raw) {
    // A hyphen that a program put at a line end is written as a soft one.
    const cut = line.text.replace(/\u00AD[\t ]?$/u, '-')
    for (const part of cut.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/u)) {
      const { text, found } = cleanLine(part)
      for (const item of found) hidden.push({ ...item, page: line.page })
      size += text.length + 1
      if (size > MAX_DOCUMENT_BYTES + 1) throw new ExtractError('too-large')
      if (text !== '') lines.push({ ...line, text })
    }
  }
  return lines
}

function joinLines(raw: RawLine[]): { text: string; lines: Line[] } {
  const lines: Line[] = []
  const texts: string[] = []
  let start = 0
  for (const { text, page, level, bold, depth, apart, indent, runs, size, box } of raw) {
    if (text === '') continue
    const line: Line = { start, end: start + text.length, page, level: level ?? 'body', bold: bold ?? false }
    if (apart === true) line.apart = true
    if (indent !== undefined) line.indent = indent
    if (depth !== undefined) line.depth = depth
    const turns = runs === undefined ? [] : weightTurns(text, runs).map((at) => start + at)
    if (turns.length > 0) line.turns = turns
    if (size !== undefined) line.size = round(size)
    if (box) line.box = [round(box[0]), round(box[1]), round(box[2]), round(box[3])]
    lines.push(line)
    texts.push(text)
    start = line.end + 1
  }
  return { text: texts.join('\n'), lines }
}

/** One decimal: the same in every runtime. */
function round(points: number): number {
  return Math.round(points * 10) / 10
}

/** Most of the text stands in lines that no page would hold: its line ends are lost, or never were. */
function isOneLine({ text, lines }: { text: string; lines: Line[] }): boolean {
  const long = lines.reduce((sum, { start, end }) => (end - start > LONGEST_LINE ? sum + end - start : sum), 0)
  return long > ONE_LINE * text.length
}

/** Letters of a text's first part, an ideograph for three. */
function amountOf(text: string): number {
  const sample = text.slice(0, 20_000)
  const letters = countLetters(sample)
  const ideographs = count(
    beyondAscii(sample),
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  )
  if (letters === 0 && text.length > sample.length && /\p{L}/u.test(text)) return LITTLE_TEXT
  return letters + 2 * ideographs
}

function tooLarge(text: string): boolean {
  return text.length * 3 > MAX_DOCUMENT_BYTES && new TextEncoder().encode(text).length > MAX_DOCUMENT_BYTES
}
