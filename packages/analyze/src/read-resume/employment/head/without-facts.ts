import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { EASTERN_HOURS, EASTERN_TERMS, LASTING_TERMS } from '../../../knowledge/reading/contract-words.ts'
import { ENTRY_LABELS } from '../../../knowledge/reading/entry-labels.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import { isDuration } from '../../dates/is-duration.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'
import { isSection } from '../words/is-section.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { slotOf } from '../words/slot-labels.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const NOTES = compilePhrases(ENTRY_LABELS.note)
const TERMS = new Set(EASTERN_TERMS.split('|'))
const HOURS = new RegExp(`^${EASTERN_HOURS}$`)
const PLAIN_TERMS = new Set(LASTING_TERMS.split('|'))

/** The parts of a row without what tells neither the post nor whose it was: lengths of time, kinds of contract, labelled facts. */
export function withoutFacts(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  const told = withoutAsides(doc, withoutNotes(doc, segments))
  return withoutTerms(withoutSections(doc, withoutLengths(doc, told)), titles)
}

/** "人事部 / 採用担当": without the section of the firm, where a stroke stands before the post in it. */
function withoutSections(doc: Doc, segments: Segment[]): Segment[] {
  return segments.filter((section, at) => {
    const next = segments[at + 1]
    if (next === undefined || next.sign !== 'bar' || !isSection(section.words)) return true
    const isBefore =
      /^\s?\/\s?$/.test(doc.fold.slice(section.end, next.start)) && titleScore(next.words, []) >= KNOWN_TITLE
    if (isBefore) next.sign = section.sign
    return !isBefore
  })
}

/** "区域督导 运营部 汇报对象:运营总监": up to a fact behind its label, in languages that write one in a word. */
function withoutNotes(doc: Doc, segments: Segment[]): Segment[] {
  const at = segments.findIndex(
    ({ words, end }, index) =>
      index > 0 && words.length === 1 && words[0]!.unspaced && doc.fold[end] === ':' && isPhrase(words[0], NOTES),
  )
  return at < 0 ? segments : segments.slice(0, at)
}

/** Signs behind the value of a label, besides a date. */
const APART = new Set(['tab', 'bar'])

/** "Merrow Systems, Tarnford, MO  Industry: Insurance  2012 - 2014": without a labelled aside and its value. */
function withoutAsides(doc: Doc, segments: Segment[]): Segment[] {
  let length = 0
  const at = segments.findIndex((segment, index) => {
    if (doc.codes[segment.end] === COLON) length = labelAtEnd(doc, segment, index > 0)
    return length > 0
  })
  if (at < 0) return segments
  const aside = segments[at]!
  const before = aside.words.slice(0, -length)
  const behind = segments.slice(at + 1)
  const next = behind.findIndex(({ sign }, index) => sign === 'date' || (index > 0 && APART.has(sign)))
  return [
    ...segments.slice(0, at),
    ...(before.length === 0 ? [] : [partOf(doc, aside, before)]),
    ...(next < 0 ? [] : behind.slice(next)),
  ]
}

/** How many words at the end of a part are the label of an aside, behind a place or alone. `opens`: it may open its part. */
function labelAtEnd(doc: Doc, { words }: Segment, opens: boolean): number {
  for (let length = Math.min(LONGEST_LABEL, words.length); length > 0; length--) {
    const before = words.slice(0, -length)
    if (!isCapital(doc, words.at(-length)!.start) || slotOf(words.slice(-length)) !== 'aside') continue
    if (before.length === 0 ? opens : isPlace(doc, before) || isStateCode(doc, before)) return length
  }
  return 0
}

const COLON = 58
const LONGEST_LABEL = 3

/** "(2 years 6 months)<tab>Merrow Ltd", "远山面粉厂 [ 9年8个月 ]": without how long it was. */
function withoutLengths(doc: Doc, all: Segment[]): Segment[] {
  const segments = all.length < 2 ? all : all.filter(({ words }) => !isDuration(words) && !isHours(words))
  return segments.map((segment) => {
    const { words } = segment
    const isLast = words.length > 1 && words.at(-1)!.unspaced && isDuration(words.slice(-1))
    return isLast ? partOf(doc, segment, words.slice(0, -1)) : segment
  })
}

/** "製造スタッフ", "週4日": how much of the week. */
function isHours(words: Word[]): boolean {
  return words.length === 1 && words[0]!.unspaced && HOURS.test(words[0]!.key)
}

/** "正社員 | 関西支社 | 係長": without the kind of contract, which in languages that write it in one word stands before the title. */
function withoutTerms(segments: Segment[], titles: TermMatch[]): Segment[] {
  if (segments.length < 2 || !segments.some(isTerm)) return segments
  const isTitled = segments.some((part) => !isTerm(part) && titleScore(part.words, titles) >= KNOWN_TITLE)
  const others = segments.filter((part) => !isTerm(part) || (!isTitled && !PLAIN_TERMS.has(part.words[0]!.key)))
  return others.length === 0 ? segments : others
}

function isTerm({ words }: Segment): boolean {
  return words.length === 1 && words[0]!.unspaced && TERMS.has(words[0]!.key)
}
