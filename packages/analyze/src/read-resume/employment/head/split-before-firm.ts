import { BEFORE_FIRMS } from '../../../knowledge/reading/employer-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { isBlankAt, LENGTH_OF_BLANK } from '../words/blank-employer.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const FIRMS = phraseListOf(BEFORE_FIRMS)

/** "Maurer Fa. Merrow", "Helper M/s Quarn Pumps", "Helper Company Name": a title, and behind the word for a firm its name. */
export function splitBeforeFirm(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  const blank = blankIn(doc, words)
  if (blank !== undefined) return parted(doc, segment, blank)
  for (let at = 1; at < words.length - 1; at++) {
    const length = listedAt(words, at, FIRMS)
    const name = words[at + length]
    if (length === 0 || name === undefined || !isCapital(doc, name.start)) continue
    const title = words.slice(0, at)
    if (titleScore(title, titles) < KNOWN_TITLE) return [segment]
    return parted(doc, segment, { at, sign: 'at' })
  }
  return [segment]
}

type Parting = { at: number; sign: 'at' | 'tab' }

/** Where a blank that ends or opens a part stands, beside the title. */
function blankIn(doc: Doc, words: Word[]): Parting | undefined {
  const at = words.length - LENGTH_OF_BLANK
  if (at <= 0) return undefined
  if (isBlankAt(doc, words, at)) return { at, sign: 'at' }
  return isBlankAt(doc, words, 0) ? { at: LENGTH_OF_BLANK, sign: 'tab' } : undefined
}

function parted(doc: Doc, segment: Segment, { at, sign }: Parting): Segment[] {
  const { words } = segment
  return [partOf(doc, segment, words.slice(0, at)), { ...partOf(doc, segment, words.slice(at)), sign }]
}
