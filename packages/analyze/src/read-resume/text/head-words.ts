import type { Doc } from './document.ts'
import { isShortNumber } from './is-short-number.ts'
import type { Word } from './phrase-set.ts'

/** "28. Position title (Write in full)": the words of a column's head, without its number on a form and without a bracket at its end. */
export function headWords(doc: Doc, words: Word[]): Word[] {
  const [first, second] = words
  const numbered = second !== undefined && isShortNumber(first!) && doc.fold.slice(first!.end, second.start) === '. '
  const own = numbered ? words.slice(1) : words
  const open = own.findIndex(({ start }, at) => at > 0 && doc.fold.slice(own[at - 1]!.end, start).includes('('))
  const last = own.at(-1)
  return open > 0 && doc.fold[last!.end] === ')' ? own.slice(0, open) : own
}
