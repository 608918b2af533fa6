import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { TITLE_ARTICLES } from '../../../knowledge/reading/small-words.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase } from '../../text/phrase-set.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const ARTICLES = compilePhrases(TITLE_ARTICLES)

/** "Jul 2010 - Mar 2014 with Merrow Remedies Ltd as Field Executive": behind "with" stands the employer, and behind "as" the title. */
export function splitAtWith(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  if (!segments.some((segment) => opensWithWith(doc, segment))) return segments
  return segments.flatMap((segment) => {
    if (!opensWithWith(doc, segment)) return [segment]
    const { words } = segment
    const as = words.findIndex(({ key, start }, at) => at > 1 && key === 'as' && isSmall(doc.text[start]!))
    const from = as + 1 + (isPhrase(words[as + 1], ARTICLES) ? 1 : 0)
    const isTitled = as > 0 && from < words.length && titleScore(words.slice(from), titles) >= KNOWN_TITLE
    if (!isTitled) return [{ ...partOf(doc, segment, words.slice(1)), sign: 'at' }]
    return [
      { ...partOf(doc, segment, words.slice(1, as)), sign: 'at' },
      { ...partOf(doc, segment, words.slice(from)), sign: 'tab' },
    ]
  })
}

/** Behind dates or at the start of a row, and before a name. */
function opensWithWith(doc: Doc, { sign, words }: Segment): boolean {
  const [link, name] = words
  if (link?.key !== 'with' || name === undefined || (sign !== '' && sign !== 'date')) return false
  return isSmall(doc.text[link.start]!) && isCapital(doc, name.start)
}
