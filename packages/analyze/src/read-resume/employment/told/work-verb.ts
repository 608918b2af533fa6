import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { WORKS } from './own-words.ts'
import { isInRange } from './prose-names.ts'

const IS = phraseListOf(OWN_WORK.is)
const BEGINS = phraseListOf(OWN_WORK.begins)
const TAKEN = phraseListOf(OWN_WORK.taken)
const HIRED = phraseListOf(OWN_WORK.hired)

/** `hired`: the house stands before it, in "Merrow Hospital hired me"; `taken`: behind "by", in "I was hired by". */
export type WorkVerb = { from: number; until: number; kind: 'begins' | 'works' | 'is'; how?: 'hired' | 'taken' }

/** The verb with which a statement tells that somebody works, began to work or was something. */
export function workVerbIn(words: Word[], ranges: DateRange[]): WorkVerb | undefined {
  let is: WorkVerb | undefined
  for (let at = 0; at < words.length; at++) {
    if (isInRange(words[at]!, ranges)) continue
    const hired = listedAt(words, at, HIRED)
    if (hired > 0 && at > 0) return { from: at, until: at + hired, kind: 'begins', how: 'hired' }
    const taken = listedAt(words, at, TAKEN)
    if (taken > 0) return { from: at, until: at + taken, kind: 'begins', how: 'taken' }
    const works = listedAt(words, at, WORKS)
    const begins = listedAt(words, at, BEGINS)
    if (begins > works) return { from: at, until: at + begins, kind: 'begins' }
    if (works > 0) return { from: at, until: at + works, kind: 'works' }
    const being = listedAt(words, at, IS)
    if (being > 0) is ??= { from: at, until: at + being, kind: 'is' }
  }
  return is
}
