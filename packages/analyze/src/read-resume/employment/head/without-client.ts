import { CONTRACTOR_ENDINGS, POSTED_WORDS, THROUGH_AGENCY } from '../../../knowledge/reading/employer-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, opensLarge } from '../../text/letter-case.ts'
import { keyOf, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'
import { endsWithLegalForm } from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { LEAST_TITLE, titleScore } from '../words/title-shape.ts'

const POSTED = setOf(POSTED_WORDS)
const THROUGH = setOf(THROUGH_AGENCY)
const LAST_THROUGH = new WordSet([...THROUGH].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)))
const CONTRACTORS = setOf(CONTRACTOR_ENDINGS)
const OPENINGS = new Set([...POSTED].map((phrase) => phrase.split(' ', 1)[0]!))
const LONGEST = 4
/** Words of a name, "for" and another name. */
const FEWEST_FOR = 4

function setOf(list: string): Set<string> {
  return new Set(phraseKeys(list))
}

/**
 * "Auditor, Merrow LLP, seconded to Quarn Energy", "Inspector at Merrow Services for Quarn Energy": without the client to
 * whom an employer sent somebody. Where no other is named, "on assignment with Quarn Energy", the client is the employer.
 */
export function withoutClient(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  const kept: Segment[] = []
  let skipped = false
  for (const [at, told] of segments.entries()) {
    const segment = withoutThrough(doc, beforeFor(doc, told))
    const led = at === 0 ? 0 : postedWords(doc, segment)
    // "..., on assignment" and "at Quarn Energy", which divides the row.
    const isLink = led > 0 && led === segment.words.length && segments[at + 1]?.sign === 'at'
    const isNamed = led > 0 && kept.some((other) => isName(doc, other, titles))
    if (skipped || (led > 0 && (isNamed || isLink))) {
      skipped = isLink && isNamed
      continue
    }
    kept.push(led === 0 ? segment : { ...partOf(doc, segment, segment.words.slice(led)), sign: 'at' })
  }
  return kept
}

/** How many words say that somebody was sent where the next ones name: "seconded to Quarn", and "(for Quarn)" in a bracket. */
function postedWords(doc: Doc, { sign, words }: Segment): number {
  const first = words[0]!
  if (opensLarge(doc, first)) return 0
  if (sign === 'bracket' && first.key === 'for' && words.length > 1 && isCapital(doc, words[1]!.start)) return 1
  if (!OPENINGS.has(first.key)) return 0
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    if (!POSTED.has(keyOf(words.slice(0, length)))) continue
    const name = words[length]
    return name === undefined || isCapital(doc, name.start) ? length : 0
  }
  return 0
}

/** "..., on assignment at Quarn", "(for Quarn)": whether a word leads to a client, and not to the employer. */
export function leadsToClient(doc: Doc, words: Word[], at: number): boolean {
  if (words[at]!.key === 'for' && doc.fold[words[at]!.start - 1] === '(') return true
  return [at - 1, at - 2].some((from) => from >= 1 && POSTED.has(keyOf(words.slice(from, at))))
}

/** Whether a part may be an employer's name. */
function isName(doc: Doc, { words }: Segment, titles: TermMatch[]): boolean {
  return isCapital(doc, words[0]!.start) && titleScore(words, titles) < LEAST_TITLE
}

/** "Merrow Inspection Services for Quarn Energy": the contractor; "Department for Transport" is one name. */
function beforeFor(doc: Doc, segment: Segment): Segment {
  const { words } = segment
  if (words.length < FEWEST_FOR) return segment
  const at = words.findIndex(({ key }, index) => index > 1 && key === 'for')
  const name = words[at + 1]
  if (at < 0 || name === undefined || !isCapital(doc, name.start) || opensLarge(doc, words[at]!)) return segment
  const own: Word[] = words.slice(0, at)
  const isFirm = endsWithLegalForm(own) || CONTRACTORS.has(own.at(-1)!.key)
  return isFirm && own.every((word) => isCapital(doc, word.start)) ? partOf(doc, segment, own) : segment
}

/** "Merrow Mills through an agency": the words behind the name. */
function withoutThrough(doc: Doc, segment: Segment): Segment {
  const { words } = segment
  const last = words.at(-1)
  if (last === undefined || !LAST_THROUGH.has(last)) return segment
  for (let length = Math.min(LONGEST, words.length - 1); length > 1; length--)
    if (THROUGH.has(keyOf(words.slice(-length)))) return partOf(doc, segment, words.slice(0, -length))
  return segment
}
