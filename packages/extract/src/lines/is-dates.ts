import type { Segment } from './piece.ts'

/** Letters of "September 2016 – heute" and the like. */
export const LONGEST_DATES = 30
/** "2016 – 2019", "05/19": "7th Avenue" and "Grade 3" are none. */
export const DATE = /\p{Nd}{4}|\p{Nd}[./]\p{Nd}/u

/** Whether a level text is so short that its date is most of it. */
export function isDates({ text, turn, rows }: Segment): boolean {
  return turn === 0 && !rows && text.length <= LONGEST_DATES && DATE.test(text) && !/[@+]/u.test(text)
}
