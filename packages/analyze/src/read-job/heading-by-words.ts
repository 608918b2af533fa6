import type { JobSection } from '../knowledge/judging/job-headings.ts'
import { CLOSINGS, HEADING_CUES } from '../knowledge/judging/talk-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { type Heading, isInCapitals, withoutSigns } from './known-heading.ts'
import { namesBrought, UNSPACED } from './reading.ts'
import { asksYears } from './years-in.ts'

/** A line of a job text, soft-wrapped ones joined. */
export type Block = {
  text: string
  start: number
  end: number
  bullet: boolean
  /** The bullet before it; empty where there is none. */
  mark: string
  /** A blank line, or nothing, stands before it. */
  isApart: boolean
}

const LONGEST = 60
/** A sentence that ends with a colon and opens a list: "To be successful in this role you will have:". */
const SENTENCE = { letters: 140, words: 24 }
/** Bullets that also stand before headings: then what follows has another, or none. */
const HEADING_MARKS = /^[■◆●◇▼▶]$/u
const MOST_WORDS = 8
/** Words of a heading above a paragraph, whatever that is. */
const FEW_WORDS = 4
/** Words of a heading that stands on one line with what it opens. */
const INLINE_WORDS = 6
/** A line that this much longer text follows is its heading. */
const LONGER = 1.5

/**
 * What a heading that no list knows opens, by its words ("What would make us smile"). Where they say nothing, one with a colon
 * parts the section it stands in, and another ends it.
 */
export function headingByWords(blocks: Block[], number: number, section: Heading['kind']): Heading | undefined {
  const { text, bullet, mark } = blocks[number]!
  if (bullet && (!HEADING_MARKS.test(mark) || mark === blocks[number + 1]?.mark)) return undefined
  if (!bullet && CLOSES.test(lowerSameLength(text.trimStart()))) return { kind: 'skip', length: text.length }
  const colon = text.slice(0, LONGEST).search(/[:：]/u)
  const isInline = colon !== -1 && text.slice(colon + 1).trim() !== ''
  const head = withoutSigns(colon === -1 ? text : text.slice(0, colon)).trim()
  const words = head.split(/\s+/u).length
  const opened = openedBy(blocks, number)
  if (opened !== undefined) return { kind: opened, length: text.length }
  if (head.length > LONGEST || /[\d.;。]/u.test(head)) return undefined
  const kind = kindOf(head)
  if (isInline && kind === undefined) return isInCapitals(head) ? { kind: 'plain', length: colon + 1 } : undefined
  if (isInline) return words > INLINE_WORDS ? undefined : { kind: kind!, length: colon + 1 }
  if (kind !== undefined && words <= FEW_WORDS && standsAbove(blocks, number)) return { kind, length: text.length }
  return words <= MOST_WORDS && opens(blocks, number) && (kind !== undefined || !head.includes(','))
    ? { kind: kind ?? (colon === -1 ? 'plain' : section), length: text.length }
    : undefined
}

/**
 * Where the sentence begins that leads to the bullets below ("In this role, among other things:") and itself names nothing
 * that a person brings; undefined where there is none.
 */
export function leadFrom(blocks: Block[], number: number): number | undefined {
  const { text, bullet, start } = blocks[number]!
  const said = text.trimEnd()
  if (bullet || !/[:：]$/u.test(said) || blocks[number + 1]?.bullet !== true) return undefined
  const from = said.slice(0, -1).search(/[^.!?。！？]*$/u)
  const folded = lowerSameLength(said.slice(from))
  return asksYears(folded) || namesBrought(folded) ? undefined : start + from
}

/** What a sentence says of the list that its colon opens. */
function openedBy(blocks: Block[], number: number): JobSection | undefined {
  const text = blocks[number]!.text.trim()
  const isLong = text.length > SENTENCE.letters || text.split(/\s+/u).length > SENTENCE.words
  if (isLong || !/[:：]$/u.test(text) || blocks[number + 1]?.bullet !== true) return undefined
  // Of several sentences in a line, the last one opens it.
  return kindOf(text.slice(text.slice(0, -1).search(/[^.!?。！？]*$/u)))
}

/** Whether a line without a stop begins a paragraph. */
function standsAbove(blocks: Block[], number: number): boolean {
  const { text, isApart } = blocks[number]!
  const next = blocks[number + 1]
  return number > 0 && isApart && next !== undefined && !next.isApart && !/[.!?,;。！？।]\s?$/u.test(text)
}

/** Whether what follows a line is its list or its text. */
function opens(blocks: Block[], number: number): boolean {
  const { text, isApart } = blocks[number]!
  const next = blocks[number + 1]
  if (next === undefined || number === 0) return false
  if (next.bullet || /[:：]\s?$/u.test(text)) return true
  return isApart && !next.isApart && next.text.length > LONGER * text.length && /[.!?。！？।]\s?$/u.test(next.text)
}

const CUES = HEADING_CUES.map(([kind, list]): [JobSection, RegExp] => {
  const beginnings = list.split('|')
  const spaced = beginnings.filter((word) => !UNSPACED.test(word))
  const unspaced = beginnings.filter((word) => UNSPACED.test(word))
  return [kind, new RegExp([`(?<!\\p{L})(?:${spaced.join('|')})`, ...unspaced].join('|'), 'u')]
})

const CLOSES = new RegExp(`^(?:${CLOSINGS})`, 'u')

function kindOf(head: string): JobSection | undefined {
  const folded = lowerSameLength(head)
  return CUES.find(([, pattern]) => pattern.test(folded))?.[0]
}
