import type { Field } from '@evenhand/model'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc } from '../../text/document.ts'
import { fieldOf, trimRange } from '../../text/field-of.ts'
import type { Word } from '../../text/phrase-set.ts'
import { headNames, type NameHints } from './head-names.ts'
import { HEAD_ROWS, isReached } from './head-rows.ts'
import { labelledNames, type NameCandidate } from './labelled-names.ts'
import { declaredNames } from './declared-names.ts'
import { footName } from './foot-name.ts'
import { letteredName } from './lettered-name.ts'
import { nameBelowLists } from './below-lists.ts'
import { findLetter } from './letter-rows.ts'
import { headBelowBar } from '../../sections/head-below-bar.ts'
import { agreement, evidenceOf, mayAgreeWhole } from './name-evidence.ts'
import { namedParts } from './name-parts.ts'
import { type NameShape, nameShape } from './name-shape.ts'
import { pagedNames } from './paged-names.ts'
import { signatures } from './signatures.ts'
import { spellName, spellPart } from './spell-name.ts'
import { toldNames } from './told-names.ts'
import { weigher } from './weigh-name.ts'

/** How much a stretch of two or three names must score: such are firms, towns and skills, too. */
const LEAST = 0.66
/** The same of names of other forms, for which the form says nothing. */
const LEAST_OTHER = 0.59
/** The same of longer names where nothing tells how to reach anybody, for which every stretch loses. */
const LEAST_LONG = 0.5
const SHORT = 2
/** How sure a name is that only the foot of the resume tells. */
const FOOT = 0.7
/** How sure the name is that a network writes below the bar beside its page. */
const BELOW_BAR = 0.95
/** Rows in which a name may stand that the address confirms. */
const SEARCHED_ROWS = 120

/**
 * The candidate's name: the best of all stretches that could be one, by shape, place, look, repetition and
 * agreement with the e-mail address and profile links. Undefined rather than a guess.
 */
export function findName(doc: Doc, hints: NameHints): Field | undefined {
  const pieces = namedParts(doc, hints.parts)
  if (pieces.length > 0) return nameOf(doc, pieces, 0.9)
  const lettered = letteredName(doc, hints.evidence)
  if (lettered !== undefined) return lettered
  const below = headBelowBar(doc, hints.parts)?.name
  if (below !== undefined) return nameOf(doc, [[below.start, below.end]], BELOW_BAR)
  const letter = findLetter(doc)
  const weigh = weigher(hints)
  const told = [...labelledNames(doc), ...toldNames(doc), ...declaredNames(doc)].flatMap(weigh)
  const head = headNames(doc, hints, { letter, weigh, least: mostAmong(told) })
  const others = (least: number) =>
    [...confirmed(doc, hints), ...pagedNames(doc), ...signatures(doc, hints, { letter, least })].flatMap(weigh)
  const best = bestOf([...told, ...head, ...others(mostAmong([...told, ...head]))])
  if (best === undefined || best.score < leastOf(doc, best, hints.parts)) {
    const foot = footName(doc) ?? nameBelowLists(doc, hints)
    return foot && nameOf(doc, [[foot.start, foot.end]], FOOT)
  }
  const all = () => [...told, ...headNames(doc, hints, { letter, weigh, least: -Infinity }), ...others(-Infinity)]
  const whole = isInitials(best)
    ? inFull(best, all())
    : isMonogram(doc, best)
      ? behindMonogram(best, all())
      : withGiven(best, told)
  // "DQ" alone tells no name; "WU" does.
  if (whole === best && isMonogram(doc, best) && /^[b-df-hj-np-tv-xz]+$/.test(best.shape.words[0]!.key))
    return undefined
  return nameOf(doc, whole.pieces ?? [[whole.shape.start, whole.shape.end]], Math.min(0.99, 0.4 + best.score / 2))
}

function leastOf(doc: Doc, { shape: { form, words } }: NameCandidate, parts: Part[]): number {
  if (words.length > SHORT && !isReached(doc, parts)) return LEAST_LONG
  return form > 0 ? LEAST : LEAST_OTHER
}

function mostAmong(candidates: NameCandidate[]): number {
  return Math.max(...candidates.map(({ score }) => score))
}

/** The first of those that score most. */
function bestOf(candidates: NameCandidate[]): NameCandidate | undefined {
  let best: NameCandidate | undefined
  for (const candidate of candidates) if (best === undefined || candidate.score > best.score + 1e-9) best = candidate
  return best
}

/** "M. A. Weir": one whose given names are initials. */
function isInitials({ shape: { words } }: NameCandidate): boolean {
  return words.length > 1 && words.slice(0, -1).every(({ key }) => key.length === 1)
}

/** "RP" in a badge beside the name. */
function isMonogram(doc: Doc, { shape: { words } }: NameCandidate): boolean {
  const [first] = words
  return words.length === 1 && first!.key.length <= 3 && /^\p{Lu}{2,3}$/u.test(doc.text.slice(first!.start, first!.end))
}

/** The likeliest candidate whose names begin with the letters of a monogram, if not all of them, where there is one. */
function behindMonogram(best: NameCandidate, candidates: NameCandidate[]): NameCandidate {
  const letters = best.shape.words[0]!.key
  const spelt = candidates.filter(
    ({ score, shape }) => score >= LEAST && shape.words.length > 1 && isSpelt(letters, shape.words),
  )
  return bestOf(spelt) ?? best
}

/** Whether words begin with these letters, in their order: "DQ" of "Nguyễn Thị Diễm Quỳnh". */
function isSpelt(letters: string, words: Word[]): boolean {
  let at = 0
  for (const { key } of words) if (key[0] === letters[at]) at++
  return at === letters.length
}

/** "Ada Merrow", who sends the mail or says so, for "Ms Merrow" or "Ada", who signs it. */
function withGiven(best: NameCandidate, told: NameCandidate[]): NameCandidate {
  const { words } = best.shape
  const isIn = (other: Word[]) => words.every((word, at) => word.key === other[at]?.key)
  const holds = ({ words: other }: NameShape) =>
    other.length > words.length && (isIn(other.slice(-words.length)) || (words.length === 1 && isIn(other)))
  return told.find(({ score, shape }) => score >= LEAST && holds(shape)) ?? best
}

/** The candidate that spells the initials out, where one does: "Ravi Kumaran" of "K. Ravi", too, whose initial is said last. */
function inFull(best: NameCandidate, candidates: NameCandidate[]): NameCandidate {
  const { words } = best.shape
  const spells = (given: Word[], initials: Word[]) =>
    initials.every(({ key }, at) => given[at]!.key.length > 1 && given[at]!.key.startsWith(key))
  const spelt = ({ score, shape: { words: other } }: NameCandidate) => {
    if (score < LEAST || other.length !== words.length) return false
    const last = words.at(-1)!.key
    const rest = other.at(-1)!.key === last ? other.slice(0, -1) : other[0]!.key === last ? other.slice(1) : undefined
    return rest !== undefined && spells(rest, words.slice(0, -1))
  }
  return candidates.find(spelt) ?? best
}

/** The name as it is said, from the stretches it is written in. */
function nameOf(doc: Doc, pieces: [number, number][], confidence: number): Field {
  const fields = pieces.map((piece) => fieldOf(doc, trimRange(doc, ...piece), confidence))
  const spans = fields.flatMap((field) => field.spans)
  const value = spans.map(({ start, end }, at) => {
    const hyphen = doc.fold[end] === '-' && at < spans.length - 1
    const said = spans.length > 1 ? spellPart(doc, start, end) : spellName(doc, start, end)
    return said + (hyphen ? '-' : ' ')
  })
  return { value: value.join('').trim(), spans, confidence }
}

/** A row anywhere of which each word stands in the e-mail address or a profile's. */
function confirmed(doc: Doc, { evidence }: NameHints): NameCandidate[] {
  const found: NameCandidate[] = []
  // "www.merrowdean.example" is a company's as often as a person's.
  const own = evidenceOf(
    evidence.local,
    evidence.slugs.filter((slug) => !slug.includes('.')),
  )
  for (const row of doc.rows.slice(HEAD_ROWS, SEARCHED_ROWS)) {
    if (row.words.length < 2 || row.words.length > 6 || !mayAgreeWhole(row.words, own)) continue
    const keys = row.words.filter(({ key }) => key.length > 2).map(({ key }) => key)
    const shape = keys.length > 1 && agreement(keys, own) === 1 ? nameShape(doc, row.start, row.end) : undefined
    if (shape !== undefined) found.push({ shape, score: shape.score + 0.1 })
  }
  return found
}
