import { NAME_PARTICLES } from '../../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, isPhrase, wordsIn } from '../../text/phrase-set.ts'
import { bareName } from './bare-name.ts'
import { saysWho } from '../../../judge/says-who.ts'
import { isTown } from '../home/find-place.ts'
import { agreement, mayAgree, type NameEvidence } from './name-evidence.ts'
import type { NameCandidate } from './labelled-names.ts'
import { MOST_FORM, type NameShape, nameShape } from './name-shape.ts'
import { firstStretch } from './name-stretches.ts'
import { isLabels } from './no-name.ts'

/** "de", "van der": small words within a name. */
const PARTICLES = compilePhrases(NAME_PARTICLES)
const MOST_WORDS = 5
const LEAST = 0.2
/** Given names of which an address may have the first letter. */
const MOST_GIVEN = 3
const WHOLE = 0.6
/** The most that a name gains by being broken over two rows. */
export const MOST_SPLIT = 0.25

type Hints = {
  evidence: NameEvidence
  isTerm: (start: number, end: number) => number
  isTitle: (row: Row) => boolean
}

/** Share of the large row's height that a row has which opens in the same type. */
const LEAST_HEIGHT = 0.9

/**
 * "Merrow<tab>12 Mill Lane": whether smaller type, by which a row is told, stands behind words as large as those
 * above.
 */
function opensLarge({ resume, fold }: Doc, row: Row, next: Row): boolean {
  const [above, below] = [resume.lines[row.index]!.box, resume.lines[next.index]!.box]
  if (above === undefined || below === undefined || next.size >= row.size) return false
  const isTall = below[3] - below[1] >= LEAST_HEIGHT * (above[3] - above[1])
  return isTall && fold.slice(next.start, next.end).includes('\t')
}

/** How much larger than most of the text a name's type is, and how much of its size the type of its other half may differ. */
const LARGE = 1.6
const LEAST_ALIKE = 0.65
/** Rows beside the first half that may stand between it and the second. */
const MOST_BETWEEN = 4
/** Part of the type's size by which the halves may lie apart, or begin farther in. */
const MOST_APART = 0.7

/**
 * "Ada" / "Merrow" in two weights or sizes, maybe with how to reach the person set beside them: the row right below a short one
 * in large type, in such type, too.
 */
function largeBelow(doc: Doc, row: Row, { isTitle, evidence }: Hints): Row | undefined {
  // Plain text tells no sizes.
  if (row.size === 0 || row.words.length === 0 || row.words.length > MOST_WORDS || row.bullet) return undefined
  const from = doc.rows.indexOf(row) + 1
  const size = LARGE * usualSize(doc)
  if (row.size < size || bareName(doc, row.words).words.length > 2) return undefined
  return doc.rows.slice(from, from + MOST_BETWEEN + 1).find((next, between) => {
    const [box, below] = [row, next].map(({ index }) => doc.resume.lines[index]!.box)
    if (next.size < size || next.words.length > 3) return false
    if (isTitle(next) && !mayAgree(next.words, evidence)) return false
    // Word tells no places.
    if (box === undefined || below === undefined) return between === 0 && next.size === row.size
    if (Math.min(row.size, next.size) < LEAST_ALIKE * Math.max(row.size, next.size)) return false
    const [most, middle, middleBelow] = [MOST_APART * row.size, (box[0] + box[2]) / 2, (below[0] + below[2]) / 2]
    const isUnder = Math.abs(below[0] - box[0]) < most || Math.abs(middleBelow - middle) < most
    return isUnder && below[1] > box[1] && below[1] - box[3] < most
  })
}

/** The size of type that most rows have at most. */
function usualSize({ rows }: Doc): number {
  const sizes = rows.slice(0, SIZED_ROWS).map(({ size }) => size)
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1]!
}

const SIZED_ROWS = 80

/** The document's large type in the row below, which goes on with a name broken over the two above. */
function goesOnLarge(
  doc: Doc,
  { row, words }: { row: Row; words: number },
  third: Row | undefined,
): NameShape | undefined {
  if (third?.level !== 'title' || third.size !== row.size || third.bold !== row.bold) return undefined
  const shape = nameShape(doc, ...firstStretch(doc, third))
  return shape !== undefined && words + shape.words.length <= MOST_WORDS && shape.score >= LEAST ? shape : undefined
}

/** A way to reach somebody. */
const CONTACT = /@|\d{3}[ )./-]{0,3}\d{3}|\+\d/

/**
 * "ADA" or "ADA T." / "MERROW" / "ada@..." or "Nurse": the first two rows, of one word each written alike or the second in
 * capitals, which may have two surnames, above a row of how to reach the person, or of what they are; the first may have two given names, or end in a particle.
 */
function isStacked(doc: Doc, [row, next, third]: [Row, Row, Row?], isTitle: Hints['isTitle']): boolean {
  if (row !== doc.rows[0] || third === undefined || bareName(doc, row.words).words.length > 3 || next.words.length > 3)
    return false
  if (isLabels(row.words)) return false
  // "DR. ADA" / "MERROW"
  const from = bareName(doc, row.words).words[0]?.start ?? row.start
  const above = doc.text.slice(from, Math.min(row.end, from + SEARCHED))
  const below = doc.text.slice(next.start, Math.min(next.end, next.start + SEARCHED))
  const isName = ONE_NAME.test(below) || (isLoud(next) && TWO_GIVEN.test(below) && isTitle(third))
  if (isTown(next.words) || !isName || (isLoud(row) && !isLoud(next))) return false
  if (!isLoud(row) && isLoud(next) && row.words.length > 1) return false
  if (!ONE_NAME.test(above)) {
    // "MARY BETH" is as whole as "ADA MERROW": no town in capitals stands between a name in them and what its owner is.
    const given = TWO_GIVEN.test(above) && isLoud(row) && isTitle(third)
    if (!given && !isOpen(row)) return false
  }
  const said = doc.fold.slice(third.start, Math.min(third.end, third.start + SEARCHED))
  if (CONTACT.test(said) || isLabelled(said, third)) return true
  return isTitle(third) && !isTitle(next) && !isTitle(row)
}

/** "Date of birth: ...", "Address": a label, or what it tells. */
function isLabelled(said: string, { words }: Row): boolean {
  const label = /^[^:\t]{2,30}(?=\s?[:\t])/.exec(said)
  const own = label === null ? words : words.filter(({ end }) => end <= words[0]!.start + label[0].length)
  return saysWho(said) || (own.length > 0 && isLabels(own))
}

const isLoud = ({ letters, capitals }: Row) => letters === capitals
/** A name in capitals or opening with one. */
const ONE_NAME = /^\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}\.?){0,2}$/u
/** "Rowena Dela", "Ana de": names of which the last goes on below. */
function isOpen({ words }: Row): boolean {
  return words.length > 1 && words.at(-1)!.key.length > 1 && isPhrase(words.at(-1), PARTICLES)
}

/** "MARY BETH", "J. PATRICK". */
const TWO_GIVEN = /^(?:\p{Lu}\.|\p{Lu}{2,20})[\s-]\p{Lu}{2,20}$/u
/** Letters of a row in which an address or number may open. */
const SEARCHED = 80

/** A row with those below it; `mayPass`: rows beside its other half may stand between them. */
type Rows = { row: Row; below: Row[]; mayPass: boolean }

/**
 * A name broken over two rows: at a hyphen, or in the document's large type, where it may take a third, or where the
 * e-mail address has both.
 */
export function splitName(doc: Doc, { row, below, mayPass }: Rows, hints: Hints): NameCandidate | undefined {
  const other = largeBelow(doc, row, hints)
  const [following, third] = below
  const next = (mayPass ? other : undefined) ?? following
  const stands = next !== undefined && other === next
  if (next === undefined || next.words.length === 0 || (!stands && row.index + 2 < next.index)) return undefined
  const alike = row.level === next.level && row.bold === next.bold && row.size === next.size
  const large = stands || (row.level === 'title' && (alike || opensLarge(doc, row, next)))
  // Plain text takes a surname in capitals for a heading.
  const loud = row.size === 0 && row.bold === next.bold && isLoud(next)
  const stacked = (alike || loud) && isStacked(doc, [row, next, third], hints.isTitle)
  const told = stacked || (alike && mayAgree(next.words, hints.evidence))
  if (!large && doc.fold[row.end - 1] !== '-' && !told) return undefined
  // The second row is seldom a name: it is asked first.
  const second = nameShape(doc, ...firstStretch(doc, next))
  const first = second && nameShape(doc, ...firstStretch(doc, row))
  if (first === undefined || second === undefined) return undefined
  // "K. MERROW" / "(Merrow Kumaran)": the name again.
  if (first.words.some(({ key }) => key.length > 1 && second.words.some((word) => word.key === key))) return undefined
  const words = [...first.words, ...second.words]
  // "Merrow -" above a town is no half of a name.
  const hyphen = /\p{L}-$/u.test(doc.fold.slice(row.end - 2, row.end)) && first.end >= row.end - 2
  if (words.length > MOST_WORDS || (!hyphen && second.score < LEAST)) return undefined
  const agrees = (from: number, until: number) =>
    agreement(
      wordsIn(doc, from, until).map((word) => word.key),
      hints.evidence,
    )
  const initial = hints.evidence.local.startsWith(doc.fold[first.start]!) && first.words.length <= MOST_GIVEN
  const known = agrees(second.start, second.end) === 1 && (initial || agrees(first.start, first.end) > 0)
  // "Juniper": a trade's word, too, but the address has the name.
  const isTerm = ({ start, end }: NameShape) => hints.isTerm(start, end) > 0 && agrees(start, end) < 1
  if (isTerm(first) || isTerm(second)) return undefined
  if (!hyphen && !large && !stacked && !(alike && known)) return undefined
  const last = large ? goesOnLarge(doc, { row, words: words.length }, third) : undefined
  const end: number = hyphen ? row.end : first.end
  const shape = {
    start: first.start,
    end: (last ?? second).end,
    words: [...words, ...(last?.words ?? [])],
    score: WHOLE,
    form: MOST_FORM,
  }
  return {
    shape,
    score: Math.max(WHOLE, first.score) + (hyphen || known ? MOST_SPLIT : 0.1),
    pieces: [
      [first.start, end],
      [second.start, second.end],
      ...(last === undefined ? [] : [[last.start, last.end] as [number, number]]),
    ],
  }
}
