import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { JOB_NOUNS } from '../../../knowledge/reading/job-nouns.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

const SERVICES = compilePhrases(JOB_NOUNS.service!)

/** Military service and the like: names a kind of post where a title follows. */
function isService({ words }: Segment): boolean {
  return phraseAt(words, 0, SERVICES) === words.length
}

/** "Civilian service: Larch Care Home, orderly": a head without the remark before its colon, where both names follow. */
export function withoutRemark(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  const [first, ...names] = segments
  if (first === undefined || names.length < 2 || !/^\s?:/.test(doc.fold.slice(first.end, first.end + 2)))
    return segments
  const isTitle = (part: Segment) => titleScore(part.words, titles) >= LEAST_TITLE
  const isOther = (part: Segment, at: number) =>
    part.sign !== 'bracket' && !isTitle(part) && !isPlace(doc, part.words) && !isInState(doc, names, at)
  const whole =
    names.some(isTitle) && names.some(isOther) && (isService(first) || titleScore(first.words, titles) < KNOWN_TITLE)
  return whole ? names : segments
}

/** "Seattle, WA": a part that is a town, known or not, or the state behind it. */
function isInState(doc: Doc, parts: Segment[], at: number): boolean {
  const isState = (part: Segment | undefined) => part?.sign === 'comma' && isStateCode(doc, part.words)
  return isState(parts[at]) || isState(parts[at + 1])
}
