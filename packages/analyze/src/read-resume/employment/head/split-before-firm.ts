import { BEFORE_FIRMS } from '../../../knowledge/reading/employer-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { endsWithBlank } from '../words/blank-employer.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const FIRMS = phraseListOf(BEFORE_FIRMS)

/** "Maurer Fa. Merrow", "Helper M/s Quarn Pumps", "Helper Company Name": a title, and behind the word for a firm its name. */
export function splitBeforeFirm(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  if (words.length > LENGTH_OF_BLANK && endsWithBlank(doc, words))
    return parted(doc, segment, words.length - LENGTH_OF_BLANK)
  for (let at = 1; at < words.length - 1; at++) {
    const length = listedAt(words, at, FIRMS)
    const name = words[at + length]
    if (length === 0 || name === undefined || !isCapital(doc, name.start)) continue
    const title = words.slice(0, at)
    if (titleScore(title, titles) < KNOWN_TITLE) return [segment]
    return parted(doc, segment, at)
  }
  return [segment]
}

const LENGTH_OF_BLANK = 2

function parted(doc: Doc, segment: Segment, at: number): Segment[] {
  const { words } = segment
  return [partOf(doc, segment, words.slice(0, at)), { ...partOf(doc, segment, words.slice(at)), sign: 'at' }]
}
