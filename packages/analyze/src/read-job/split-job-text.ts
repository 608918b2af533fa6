import { ALSO_KNOWN_AS, JOB_HEADINGS, type JobSection } from '../knowledge/judging/job-headings.ts'
import { ABBREVIATIONS, SHORT_BEFORE_FIGURES } from '../knowledge/judging/abbreviations.ts'
import { fold } from '../knowledge/fold.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { languageOfText } from '../judge/language-of-text.ts'
import { type Block, headingByWords } from './heading-by-words.ts'

/** A sentence or bullet of a job text, with the section it stands in. `plain`: below no heading. */
export type JobUnit = {
  text: string
  start: number
  end: number
  section: JobSection | 'plain' | 'names'
  bullet: boolean
  /** Number of the line it stands in, soft-wrapped ones joined. */
  block: number
  /** Of the whole text, ISO 639-1. */
  language: string
}

const BULLET =
  /^[\s]{0,20}(?:(?:[-*•·▪●○◦‣–—►✓✔→o]|\(?\d{1,2}[.)]|[a-z]\))\s{1,8}|(?:[・•●■◆※]|\d{1,2}[、．.](?=\p{Script=Han}|\P{ASCII})|[（(]\d{1,2}[）)])\s{0,8})/u
const SENTENCE_END =
  /[.!?]\s{1,8}(?=[\p{Lu}\p{Lo}\d"'“(])|[。！？।؟]|;\s(?=\S)|(?<=[\u0e00-\u0e7f]) (?=[\u0e00-\u0e7f])/gu
const LONGEST_TEXT = 60_000
/** Thai has no full stops: a blank ends a sentence in lines this long. */
const PROSE = 100
const HEADING_LONGEST = 60

const headings = new Map<string, JobSection | 'names'>()

/** Splits a job text into its sentences and bullets, each with offsets into the text. Reads its first 60,000 characters. */
export function splitJobText(text: string): JobUnit[] {
  const units: JobUnit[] = []
  let section: JobUnit['section'] = 'plain'
  const blocks = blocksOf(text.slice(0, LONGEST_TEXT))
  const language = languageOfText(text)
  for (const [number, block] of blocks.entries()) {
    const heading = headingOf(block.text) ?? headingByWords(blocks, number)
    if (heading !== undefined) {
      // A heading with words after its colon belongs to those words; "Also known as" to them alone.
      // So does "Salary: ..."; what follows it is no benefit yet.
      const inline = heading.length < block.text.trimEnd().length
      if (heading.kind !== 'names' && !(heading.kind === 'skip' && inline)) section = heading.kind
      const rest = heading.length
      if (rest < block.text.trimEnd().length) {
        const kind = heading.kind
        pushSentences(units, {
          text,
          start: block.start + rest,
          end: block.end,
          section: kind,
          bullet: false,
          block: number,
          language,
        })
        if (kind === 'names') continue
      }
      continue
    }
    const { start, end, bullet } = block
    pushSentences(units, { text, start, end, section, bullet, block: number, language })
  }
  return units
}

/** Lines, with soft-wrapped ones joined: a line that starts in lower case goes on from the one above. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    addLine(blocks, text, { start, end })
    start = end + 1
  }
  return blocks
    .map((block, at) => {
      const isApart = at === 0 || blocks[at - 1]!.start === blocks[at - 1]!.end
      return { ...block, text: text.slice(block.start, block.end), isApart }
    })
    .filter((b) => b.text.trim() !== '')
}

function addLine(blocks: Block[], text: string, { start, end }: { start: number; end: number }): void {
  const line = text.slice(start, end)
  const mark = BULLET.exec(line)
  const from = start + (mark?.[0].length ?? line.length - line.trimStart().length)
  const last = blocks.at(-1)
  const first = text[from] ?? ''
  const goesOn =
    mark === null &&
    first !== first.toUpperCase() &&
    last !== undefined &&
    last.end === start - 1 &&
    last.end > last.start
  if (goesOn && headingOf(text.slice(last.start, last.end)) === undefined) last.end = end
  else if (line.trim() === '') blocks.push({ text: '', start: end, end, bullet: false, mark: '', isApart: false })
  else blocks.push({ text: '', start: from, end, bullet: mark !== null, mark: mark?.[0].trim() ?? '', isApart: false })
}

function pushSentences(units: JobUnit[], part: JobUnit): void {
  const whole = part.text
  let from = part.start
  const push = (to: number) => {
    let [start, end] = [from, to]
    while (start < end && /\s/u.test(whole[start]!)) start++
    while (end > start && /[\s;,]/u.test(whole[end - 1]!)) end--
    if (end > start) units.push({ ...part, text: whole.slice(start, end), start, end })
  }
  for (const match of whole.slice(part.start, part.end).matchAll(SENTENCE_END)) {
    const at = part.start + match.index
    if (match[0] === ' ' && part.end - part.start < PROSE) continue
    if (
      match[0].startsWith('.') &&
      isAbbreviation(whole.slice(Math.max(0, at - 8), at), whole[at + match[0].length] ?? '')
    )
      continue
    push(at + 1)
    from = at + match[0].length
  }
  push(part.end)
}

const SHORT = new RegExp(`(?:^|[\\s(.])(?:${ABBREVIATIONS}|(?<!kat\\.\\s)\\p{Lu})$`, 'iu')
const SHORT_FIGURE = new RegExp(`(?:^|[\\s(.])(?:${SHORT_BEFORE_FIGURES})$`, 'iu')

/** "mind. 2 Jahre", "z. B. Excel": a full stop that ends no sentence. */
function isAbbreviation(before: string, after: string): boolean {
  const folded = lowerSameLength(before)
  return SHORT.test(folded) || (/\d/u.test(after) && SHORT_FIGURE.test(folded))
}

/** What a line that is a heading of a job text opens, and how much of the line the heading is. */
export function headingOf(line: string): { kind: JobSection | 'names'; length: number } | undefined {
  if (headings.size === 0) compileHeadings()
  const colon = firstColon(line)
  const opening = openingHeading(line)
  if (opening !== undefined) return opening
  const head = colon === -1 ? line : line.slice(0, colon)
  if (head.length > HEADING_LONGEST) return undefined
  const kind =
    headings.get(headingKey(head)) ?? headings.get(headingKey(head.replace(/[(（][^()（）]{0,24}[)）]\s?$/u, '')))
  if (kind === undefined) return undefined
  if (colon === -1) return kind === 'names' ? undefined : { kind, length: line.length }
  return { kind, length: colon + 1 }
}

/** "About you. Five years or more ...": a heading of two words and more that ends like a sentence. */
function openingHeading(line: string): { kind: JobSection | 'names'; length: number } | undefined {
  const stop = line.indexOf('. ')
  if (stop < 3 || stop > HEADING_LONGEST || stop > 40 || !line.slice(0, stop).includes(' ')) return undefined
  const kind = headings.get(headingKey(line.slice(0, stop)))
  return kind === undefined || kind === 'names' ? undefined : { kind, length: stop + 1 }
}

function firstColon(line: string): number {
  const ascii = line.indexOf(':')
  const wide = line.indexOf('：')
  return ascii === -1 ? wide : wide === -1 ? ascii : Math.min(ascii, wide)
}

function headingKey(text: string): string {
  return fold(text)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}'& -]/gu, ' ')
    .replaceAll(/ {1,9}/g, ' ')
    .trim()
}

function compileHeadings(): void {
  for (const kind of ['nice', 'must', 'duties', 'skip'] as const) {
    for (const name of JOB_HEADINGS[kind].split(';')) add(name, kind)
  }
  for (const name of ALSO_KNOWN_AS.split(';')) add(name, 'names')
}

function add(name: string, kind: JobSection | 'names'): void {
  const key = headingKey(name.replaceAll(/\s+/g, ' '))
  if (!headings.has(key)) headings.set(key, kind)
}
