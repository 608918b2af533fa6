import type { JobSection } from '../knowledge/judging/job-headings.ts'
import { HEADING_CUES } from '../knowledge/judging/talk-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { UNSPACED } from './reading.ts'

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
/** Bullets that also stand before headings: then what follows has another, or none. */
const HEADING_MARKS = /^[■◆●◇▼▶]$/u
const MOST_WORDS = 8
/** Words of a heading that stands on one line with what it opens. */
const INLINE_WORDS = 6
/** A line that this much longer text follows is its heading. */
const LONGER = 1.5

/** What a heading that no list knows opens, by its words ("What would make us smile"); `plain` where they say nothing. */
export function headingByWords(
  blocks: Block[],
  number: number,
): { kind: JobSection | 'plain'; length: number } | undefined {
  const { text, bullet, mark } = blocks[number]!
  if (bullet && (!HEADING_MARKS.test(mark) || mark === blocks[number + 1]?.mark)) return undefined
  const colon = text.slice(0, LONGEST).search(/[:：]/u)
  const isInline = colon !== -1 && text.slice(colon + 1).trim() !== ''
  const head = (colon === -1 ? text : text.slice(0, colon)).trim()
  const words = head.split(/\s+/u).length
  if (head.length > LONGEST || /[\d.;。]/u.test(head)) return undefined
  const kind = kindOf(head)
  if (isInline) return kind === undefined || words > INLINE_WORDS ? undefined : { kind, length: colon + 1 }
  return words <= MOST_WORDS && opens(blocks, number) && (kind !== undefined || !head.includes(','))
    ? { kind: kind ?? 'plain', length: text.length }
    : undefined
}

/** Whether what follows a line is its list or its text. */
function opens(blocks: Block[], number: number): boolean {
  const { text, isApart } = blocks[number]!
  const next = blocks[number + 1]
  if (next === undefined || number === 0) return false
  if (next.bullet) return true
  return isApart && !next.isApart && next.text.length > LONGER * text.length && /[.!?。！？।]\s?$/u.test(next.text)
}

const CUES = HEADING_CUES.map(([kind, list]): [JobSection, RegExp] => {
  const beginnings = list.split('|')
  const spaced = beginnings.filter((word) => !UNSPACED.test(word))
  const unspaced = beginnings.filter((word) => UNSPACED.test(word))
  return [kind, new RegExp(`(?<!\\p{L})(?:${spaced.join('|')})|${unspaced.join('|')}`, 'u')]
})

function kindOf(head: string): JobSection | undefined {
  const folded = lowerSameLength(head)
  return CUES.find(([, pattern]) => pattern.test(folded))?.[0]
}
