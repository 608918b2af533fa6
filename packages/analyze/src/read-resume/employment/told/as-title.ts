import type { Span } from '@evenhand/model'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { phraseKeys, type Word } from '../../text/phrase-set.ts'
import { titleFrom } from './find-prose-posts.ts'
import { behindRange } from './own-words.ts'

const AS = phraseListOf(OWN_WORK.asTitle)
const NO_TITLE = new Set(phraseKeys(OWN_WORK.noTitle))
const LONGEST = 5

type Hints = { titles: TermMatch[]; ranges: DateRange[] }

/** What stands behind "as" where a sentence says that somebody works in a house: the title, though its words are not known. */
export function asTitle(doc: Doc, words: Word[], { titles, ranges }: Hints): Span | undefined {
  for (let at = 0; at < words.length - 1; at++) {
    const as = listedAt(words, at, AS)
    if (as === 0) continue
    const hints = { titles, ranges, announced: true, least: 0 }
    const title =
      titleFrom(doc, words, { ...hints, from: at + as }) ??
      titleFrom(doc, words, { ...hints, from: behindRange(words, { from: at + as, ranges }) })
    const own = words.filter(({ start, end }) => title !== undefined && start >= title.start && end <= title.end)
    const [first] = own
    if (first === undefined || own.length > LONGEST || NO_TITLE.has(first.key)) continue
    if (!own.some(({ key }) => /\d/.test(key))) return title
  }
  return undefined
}
