import type { Profile, ResumeText, Span } from '@evenhand/model'
import { linesBack } from './divide-lines.ts'
import type { Parted } from './part-glued.ts'

/** What was read from a resume whose glued words were parted, with the offsets and the words of the resume itself. */
export function backToText(profile: Profile, { text }: ResumeText, parted: Parted): Profile {
  const back = (offset: number) => offset - passedBefore(parted, offset)
  return linesBack(moved(profile, { text, back }) as Profile, parted.lineOf)
}

type Move = { text: string; back: (offset: number) => number }

/** A part of what was read, with every span in it moved back, and what is quoted over a joint as the text has it. */
function moved(read: unknown, move: Move): unknown {
  if (Array.isArray(read)) return read.map((part) => moved(part, move))
  if (typeof read !== 'object' || read === null) return read
  if (isSpan(read)) return { start: move.back(read.start), end: move.back(read.end) }
  const entries = Object.entries(read).map(([name, part]) => [name, moved(part, move)] as const)
  const whole = Object.fromEntries(entries) as Record<string, unknown>
  const [before, after] = [spansOf(read), spansOf(whole)]
  if (before?.length !== 1 || after === undefined || lengthOf(before[0]!) === lengthOf(after[0]!)) return whole
  return { ...whole, value: move.text.slice(after[0]!.start, after[0]!.end).replaceAll(/\s+/g, ' ').trim() }
}

function isSpan(read: object): read is Span {
  return 'start' in read && 'end' in read && typeof read.start === 'number' && typeof read.end === 'number'
}

/** The spans of a field. */
function spansOf(read: object): Span[] | undefined {
  return 'value' in read && 'spans' in read ? (read.spans as Span[]) : undefined
}

function lengthOf({ start, end }: Span): number {
  return end - start
}

/** How many signs were put into the text before an offset of it. */
function passedBefore({ joints }: Parted, offset: number): number {
  let low = 0
  let high = joints.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (joints[middle]!.at + middle < offset) low = middle + 1
    else high = middle
  }
  return low
}
