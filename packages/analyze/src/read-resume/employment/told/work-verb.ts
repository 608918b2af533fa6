import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import { FOUNDED, THIRD_PERSON } from '../../../knowledge/reading/third-person-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { listedAt, type PhraseList, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { WORKS } from './own-words.ts'
import { isInRange } from './prose-names.ts'

type Verbs = Record<'works' | 'is' | 'begins' | 'hired' | 'taken' | 'promoted' | 'founded', PhraseList>

const FIRST = { ...verbsOf({ ...OWN_WORK, founded: FOUNDED.own }), works: WORKS }
const THIRD = verbsOf({ ...THIRD_PERSON, founded: FOUNDED.other }, { ...OWN_WORK, founded: FOUNDED.own })

function verbsOf(...lists: Record<keyof Verbs, string>[]): Verbs {
  const verbs = (kind: keyof Verbs) => phraseListOf(lists.map((list) => list[kind]).join('|'))
  return {
    works: verbs('works'),
    is: verbs('is'),
    begins: verbs('begins'),
    hired: verbs('hired'),
    taken: verbs('taken'),
    promoted: verbs('promoted'),
    founded: verbs('founded'),
  }
}

/**
 * `hired`: the house stands before it, in "Merrow Hospital hired me"; `taken`: behind "by", in "I was hired by"; `founded`: right
 * behind it; `promoted`: it is that told last.
 */
export type WorkVerb = {
  from: number
  until: number
  kind: 'begins' | 'works' | 'is'
  how?: 'hired' | 'taken' | 'promoted' | 'founded'
}

const WAYS = ['taken', 'promoted', 'founded'] as const

type Hints = { ranges: DateRange[]; third: boolean }

/** The verb with which a statement tells that somebody works, began to work or was something; `third`: in the third person, too. */
export function workVerbIn(words: Word[], { ranges, third }: Hints): WorkVerb | undefined {
  const verbs = third ? THIRD : FIRST
  let is: WorkVerb | undefined
  for (let at = 0; at < words.length; at++) {
    if (isInRange(words[at]!, ranges)) continue
    const hired = listedAt(words, at, verbs.hired)
    if (hired > 0 && at > 0) return { from: at, until: at + hired, kind: 'begins', how: 'hired' }
    const how = WAYS.find((way) => listedAt(words, at, verbs[way]) > 0)
    if (how !== undefined) return { from: at, until: at + listedAt(words, at, verbs[how]), kind: 'begins', how }
    const works = listedAt(words, at, verbs.works)
    const begins = listedAt(words, at, verbs.begins)
    if (begins > works) return { from: at, until: at + begins, kind: 'begins' }
    if (works > 0) return { from: at, until: at + works, kind: 'works' }
    const being = listedAt(words, at, verbs.is)
    if (being > 0) is ??= { from: at, until: at + being, kind: 'is' }
  }
  return is
}
