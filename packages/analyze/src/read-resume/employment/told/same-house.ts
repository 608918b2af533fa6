import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { Doc } from '../../text/document.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { createWord, type Word } from '../../text/phrase-set.ts'
import { FIRMS, isHouse } from './house-in.ts'

const SAME = phraseListOf(OWN_WORK.same)
const SAME_BEHIND = phraseListOf(OWN_WORK.sameBehind)
/** "aynı okulda" */
const LOCATIVE = /^(.{3,})[dt][ae]$/

/** "in the same hospital", "المستشفى نفسه": the house told last. */
export function isSameHouse(doc: Doc, words: Word[]): boolean {
  return words.some((_, at) => {
    const same = listedAt(words, at, SAME)
    const kind = same > 0 ? words[at + same] : listedAt(words, at, SAME_BEHIND) > 0 ? words[at - 1] : undefined
    if (kind === undefined) return false
    const [, stem] = LOCATIVE.exec(kind.key) ?? []
    const bare = same > 0 && stem !== undefined ? createWord(stem, kind.start, kind.end) : kind
    return FIRMS.has(kind.key) || isHouse(doc, [kind]) || isHouse(doc, [bare])
  })
}
