import { type JobSection, TASKS_OR_OFFER } from '../knowledge/judging/job-headings.ts'
import { ASKED_OPENINGS, HIRING_CUES } from '../knowledge/judging/job-cues.ts'
import { ABBREVIATIONS, MONTHS_BEHIND_DAYS, SHORT_BEFORE_FIGURES } from '../knowledge/judging/abbreviations.ts'
import { BEFORE_CLASS } from '../knowledge/judging/driving-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { languageOfText } from '../knowledge/language-of-text.ts'
import { type Block, headingByWords, leadFrom } from './heading-by-words.ts'
import { type Heading, headingOf } from './known-heading.ts'
import { linesOfJob } from './lines-of-job.ts'

/**
 * A sentence or bullet of a job text, with the section it stands in. `plain`: below no heading; `behind`: nor does it, but it
 * follows the list of a section.
 */
export type JobUnit = {
  text: string
  start: number
  end: number
  section: JobSection | 'plain' | 'names'
  behind: boolean
  bullet: boolean
  /** Number of the line it stands in, soft-wrapped ones joined. */
  block: number
  /** Of the whole text, ISO 639-1. */
  language: string
  /** Years that it asks for where it names none: "two of them with cranes". */
  years?: number
}

/** A part of a unit, by offsets into its text. */
export function pieceOf(unit: JobUnit, start: number, end: number): JobUnit {
  return { ...unit, text: unit.text.slice(start, end), start: unit.start + start, end: unit.start + end }
}

const BULLET =
  /^[\s]{0,20}(?:(?:[-*•·▪●○◦‣–—►✓✔→§➢■o\uf0b7\uf0a7\uf0d8]|\(?\d{1,2}[.)]|[a-z]\))\s{1,8}|(?:[・•●■◆※]|\d{1,2}[、．.](?=\p{Script=Han}|\P{ASCII})|[（(]\d{1,2}[）)])\s{0,8})/u
const SENTENCE_END =
  /[.!?]\s{1,8}(?=[\p{Lu}\p{Lo}\d"'“(])|[。！？।؟]|;\s(?=\S)|[;；](?=\p{Script=Han})|(?<=[\u0e00-\u0e7f]) (?=[\u0e00-\u0e7f])/gu
const LONGEST_TEXT = 60_000
/** No advert has more sentences. */
const MOST_UNITS = 2000
/** Thai has no full stops: a blank ends a sentence in lines this long. */
const PROSE = 100
/** Letters of a paragraph in which somebody is said to be wanted. */
const HIRING_REACH = 40
/** Letters of the line that tells a fact. */
const LONGEST_FACT = 80
const EITHER = new RegExp(`^(?:${TASKS_OR_OFFER})`, 'u')
const ENDS_WITH_OR = /\s(?:or|oder|ou|o|of|lub|eller|или|або|veya)\s*$/u

/** Splits a job text into its sentences and bullets, each with offsets into the text. Reads its first 60,000 characters. */
export function splitJobText(text: string): JobUnit[] {
  const units: JobUnit[] = []
  let section: JobUnit['section'] = 'plain'
  // Whether the section is a list: a text that stands apart behind it is none of it.
  let isList = false
  let behind = false
  // Whether the line above names a fact, which this one tells.
  let isFact = false
  // Whether the section of what is asked for has begun.
  let asked = false
  const blocks = blocksOf(text.slice(0, LONGEST_TEXT))
  const language = languageOfText(text)
  for (const [number, block] of blocks.entries()) {
    if (units.length >= MOST_UNITS) break
    const whole = { text, start: block.start, end: block.end, behind: false, bullet: false, block: number, language }
    const heading: Heading | undefined = headingOf(block.text) ?? headingByWords(blocks, number, section)
    const tells = isFact && block.text.length <= LONGEST_FACT
    isFact = heading?.kind === 'fact' && heading.length >= block.text.trimEnd().length
    if (heading === undefined) {
      if (block.bullet) isList = true
      else if (isList && block.isApart && !tells) [section, isList, behind] = ['plain', false, true]
      // Behind what is offered, a paragraph may say who is wanted.
      if ((section === 'skip' || behind) && block.isApart && !tells && seeks(block.text))
        [section, behind] = ['plain', false]
      const own = tells ? 'skip' : section
      const lead = leadFrom(blocks, number) ?? block.end
      const isBehind = behind && own === 'plain'
      pushSentences(units, { ...whole, end: lead, section: own, bullet: block.bullet, behind: isBehind })
      pushSentences(units, { ...whole, start: lead, section: 'skip' })
      continue
    }
    if (heading.kind === 'fact') {
      pushSentences(units, { ...whole, start: block.start + heading.length, section: 'skip' })
      continue
    }
    isList = false
    behind = heading.kind === 'notes'
    const isOffer: boolean = asked && EITHER.test(lowerSameLength(block.text))
    const opened: JobUnit['section'] = heading.kind === 'notes' ? 'plain' : isOffer ? 'skip' : heading.kind
    asked ||= opened === 'must'
    // A heading with words after its colon belongs to those words; "Also known as" to them alone.
    // So does "Benefits: ..."; what follows it is none yet.
    const isInline = heading.length < block.text.trimEnd().length
    if (opened !== 'names' && !(opened === 'skip' && isInline) && heading.isCell !== true) section = opened
    if (isInline)
      pushSentences(units, {
        ...whole,
        start: block.start + heading.length,
        section: opened,
        behind: behind && opened === 'plain',
      })
  }
  return units
}

/** Whether a paragraph behind what is offered says who is wanted or what is asked for. */
function seeks(paragraph: string): boolean {
  const folded = lowerSameLength(paragraph.trimStart())
  return ASKED_OPENINGS.test(folded) || HIRING_CUES.some((cue) => folded.slice(0, HIRING_REACH).includes(cue))
}

/** Lines, with soft-wrapped ones joined: a line that starts in lower case goes on from the one above. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const isHeading = (line: string) => headingOf(line)?.length === line.length
  const lines = linesOfJob(text, isHeading)
  const source = { text, width: Math.max(NARROWEST, ...lines.map(({ start, end }) => end - start)) }
  for (const line of lines) addLine(blocks, source, line)
  return blocks
    .map((block, at) => {
      const isApart = at === 0 || blocks[at - 1]!.start === blocks[at - 1]!.end
      return { ...block, text: text.slice(block.start, block.end), isApart }
    })
    .filter((b) => b.text.trim() !== '')
}

function addLine(blocks: Block[], source: Source, { start, end }: { start: number; end: number }): void {
  const { text } = source
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
  const isOwn = goesOn && isItem(source, last, line)
  // "... as a nurse or": the next bullet is the other way in.
  const isChoice = mark !== null && last?.bullet === true && ENDS_WITH_OR.test(text.slice(last.start, last.end))
  if (isChoice) last.end = end
  else if (isOwn) blocks.push({ text: '', start: from, end, bullet: true, mark: UNMARKED, isApart: false })
  else if (goesOn && headingOf(text.slice(last.start, last.end)) === undefined) last.end = end
  else if (line.trim() === '') blocks.push({ text: '', start: end, end, bullet: false, mark: '', isApart: false })
  else blocks.push({ text: '', start: from, end, bullet: mark !== null, mark: mark?.[0].trim() ?? '', isApart: false })
}

/** The mark of an item that has none. */
const UNMARKED = ':'
/** No text is broken at fewer letters. */
const NARROWEST = 50

/** A job text and the letters of its longest line. */
type Source = { text: string; width: number }

/** What no item ends with. */
const OPEN_ITEM = /(?:[,–—-]|\s(?:\p{Ll}{1,3}|with|mit|avec|para|oder|und|from|your))\s*$/u

/** "You will:", "be able to ...", "hold a licence": lines in lower case below a heading that were not broken at their width. */
function isItem({ text, width }: Source, last: Block, line: string): boolean {
  const above = text.slice(last.start, last.end)
  const isBroken = above.length + 1 + line.trim().split(' ', 1)[0]!.length > width
  if (isBroken || line.trim() === '') return false
  if (last.mark === UNMARKED) return !OPEN_ITEM.test(above)
  return /[:：]\s*$/u.test(above) || headingOf(above)?.length === above.length
}

function pushSentences(units: JobUnit[], part: JobUnit): void {
  const whole = part.text
  let from = part.start
  const push = (to: number) => {
    let [start, end] = [from, to]
    while (start < end && /\s/u.test(whole[start]!)) start++
    while (end > start && /[\s;,；，]/u.test(whole[end - 1]!)) end--
    if (end > start) units.push(ofOwnKind({ ...part, text: whole.slice(start, end), start, end }))
  }
  for (const match of whole.slice(part.start, part.end).matchAll(SENTENCE_END)) {
    const at = part.start + match.index
    if (match[0] === ' ' && part.end - part.start < PROSE) continue
    if (
      match[0].startsWith('.') &&
      isAbbreviation(whole.slice(Math.max(0, at - SHORT_REACH), at), behind(whole, at + match[0].length))
    )
      continue
    push(at + 1)
    from = at + match[0].length
  }
  push(part.end)
}

/** "Experience with payroll" among duties is asked for, not done. */
function ofOwnKind(unit: JobUnit): JobUnit {
  const isAsked = unit.section === 'duties' && ASKED_OPENINGS.test(lowerSameLength(unit.text))
  return isAsked ? { ...unit, section: 'must' } : unit
}

/** Letters before a full stop in which it is told whether it ends a sentence. */
const SHORT_REACH = 16
/** "Dr", "z. B"; not "rijbewijs B". */
const SHORT = new RegExp(`(?:^|[\\s(.])(?:${ABBREVIATIONS}|(?<!(?:${BEFORE_CLASS})\\s)\\p{Lu})$`, 'iu')
const SHORT_FIGURE = new RegExp(`(?:^|[\\s(.])(?:${SHORT_BEFORE_FIGURES})$`, 'iu')

/** Letters behind a full stop in which it is told whether a month stands there. */
const behind = (text: string, at: number) => text.slice(at, at + SHORT_REACH)

const MONTH = new RegExp(`^(?:${MONTHS_BEHIND_DAYS})`, 'u')
const DAY = /(?<![\d.,])[0-3]?\d$/u

/** "mind. 2 Jahre", "z. B. Excel", "3. Mai": a full stop that ends no sentence. */
function isAbbreviation(before: string, after: string): boolean {
  const folded = lowerSameLength(before)
  if (DAY.test(folded)) return MONTH.test(lowerSameLength(after))
  return SHORT.test(folded) || (/^\d/u.test(after) && SHORT_FIGURE.test(folded))
}
