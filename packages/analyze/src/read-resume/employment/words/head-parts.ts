import { BEHIND_BRACKETS } from '../../../knowledge/reading/small-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import { isSchool } from '../../education/school-shape.ts'
import { opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall, opensSmall } from '../../text/letter-case.ts'
import { compilePhrases, hasPhrase, phraseAt, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { DEPARTMENT_WORDS, MORE_UNITS, UNIT_WORDS } from '../../../knowledge/reading/employer-words.ts'
import { POST_TERMS } from '../../../knowledge/reading/title-words.ts'
import { employerScore, KNOWN_EMPLOYER } from './employer-shape.ts'
import { isShortForm } from './short-form.ts'
import { isDitto } from './slot-likeness.ts'
import type { Segment } from './segment.ts'
import { titleScore } from './title-shape.ts'
import { flatMap } from '../../text/flat-map.ts'

const TERMS = compilePhrases(POST_TERMS)
const DEPARTMENTS = compilePhrases(DEPARTMENT_WORDS)
const UNITS = compilePhrases(UNIT_WORDS, MORE_UNITS)
/** "City of Industry" behind a comma is where the employer is. */
const REGIONS = compilePhrases('city|city of|town of|county|district|state of|municipality')
const LONGEST_TITLE = 12
const LONGEST_BRACKET = 5

const [BLANK, STOP] = [32, 46]

/** What a row says before the first full stop: behind it the duties begin. */
export function untilStop(doc: Doc, segments: Segment[]): Segment[] {
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]!
    for (let index = 0; index < segment.words.length; index++) {
      const word = segment.words[index]!
      const stops = doc.codes[word.end] === STOP && doc.codes[word.end + 1] === BLANK
      if (!stops || isShortForm(word.key)) continue
      if (isSmall(doc.text[word.end + 2] ?? ' ')) continue
      // "Lecturer. Department of Owls. Merrow University. 2016 - 2020": divided there, it goes on.
      if (index === segment.words.length - 1 && segments[at + 1]?.start === word.end + 2) continue
      const words = segment.words.slice(0, index + 1)
      return [...segments.slice(0, at), { ...segment, end: word.end, words }]
    }
  }
  return segments
}

/** Several neighbouring parts of a row as one. */
export function joinedSegments(doc: Doc, parts: Segment[]): Segment {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const closed = doc.fold[last.end] === ')' && parts.length > 1
  return {
    start: first.start,
    end: closed ? last.end + 1 : last.end,
    words: parts.length === 1 ? first.words : flatMap(parts, (part) => part.words),
    sign: first.sign,
  }
}

/**
 * The title that opens these parts of a row: with the specialty behind its comma and the terms in its
 * bracket. `alone`: the employer stands in another row. `dashed`: a dash ends the title, as in the
 * other posts.
 */
export function titleOf(
  doc: Doc,
  parts: Segment[],
  { titles, alone = false, dashed = false }: { titles: TermMatch[]; alone?: boolean; dashed?: boolean },
): Segment | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  const taken = [first]
  for (const part of parts.slice(1)) {
    const words = taken.reduce((sum, { words: own }) => sum + own.length, 0) + part.words.length
    if (words > LONGEST_TITLE || !goesOn(doc, part, { before: taken.at(-1)!, titles, alone, dashed })) break
    taken.push(part)
  }
  return joinedSegments(doc, taken)
}

/** Words with which a title goes on behind its bracket. */
const REACH = new Set(phraseKeys(BEHIND_BRACKETS))

type Before = { before: Segment; titles: TermMatch[]; alone: boolean; dashed: boolean }

function goesOn(doc: Doc, part: Segment, { before, titles, alone, dashed }: Before): boolean {
  if (
    part.turned === true ||
    part.start - before.end > 4 ||
    /(?<!\p{L})\d{3}|[$€£]/u.test(doc.fold.slice(part.start, part.end))
  )
    return false
  if (part.sign === 'bracket') {
    // "Personal Assistant (PA) to the Director"
    if (doc.fold.slice(before.end, part.start) === ') ')
      return REACH.has(part.words[0]!.key) && opensSmall(doc, part.words)
    // "(2006 - 2012)" and what else stands in a bracket with dates is no part of the name.
    const close = doc.fold.slice(part.start, part.start + 60).indexOf(')')
    if (close < 0 || isPlace(doc, part.words)) return false
    const told = doc.fold.slice(part.start, part.start + close)
    return part.words.length <= LONGEST_BRACKET && !/\d{2}|\d\s\p{L}+\s/u.test(told)
  }
  // "Clerk: kept the books": what was done.
  if (doc.fold.slice(before.end, part.start).startsWith(':')) return false
  if (part.sign === 'bar') {
    const known = titleScore(part.words, titles) >= 0.5
    // "Server / Host" in a row of its own.
    const other = alone && employerScore(doc, part.words) < KNOWN_EMPLOYER && !isPlace(doc, part.words)
    return doc.fold.slice(before.end, part.start).includes('/') && (known || other)
  }
  if (part.sign !== 'comma' && (part.sign !== 'dash' || dashed)) return false
  const place = isPlace(doc, part.words) || isStateCode(doc, part.words)
  return !place && employerScore(doc, part.words) < (alone ? 0.9 : KNOWN_EMPLOYER) && !isSchool(doc, part.words)
}

/** The employer that opens these parts of a row: without its unit and its town. */
export function employerOf(doc: Doc, parts: Segment[]): Segment | undefined {
  const [first] = parts
  if (first !== undefined && isUnitOf(doc, first, parts[1])) return employerOf(doc, parts.slice(1))
  if (first === undefined || isDitto(first)) return first
  if (parts.length === 1) return joinedSegments(doc, parts)
  const taken = [first]
  for (const part of parts.slice(1)) {
    const near = part.start - taken.at(-1)!.end <= 3
    const known = employerScore(doc, part.words) >= KNOWN_EMPLOYER && !hasPhrase(part.words, REGIONS)
    // "Unit 4" is where the employer is.
    const numbered = part.words.some(({ key }) => /^\d/.test(key)) && part.words.length <= 3
    if (
      !near ||
      part.sign !== 'comma' ||
      !(known || isPartner(doc, part, first)) ||
      numbered ||
      isPlace(doc, part.words)
    )
      break
    taken.push(part)
  }
  return joinedSegments(doc, taken)
}

/** "Ward 7", "Department of Hydrology": a part of an organisation by its words. */
export function opensUnit(words: Word[]): boolean {
  return hasPhrase(words, UNITS) || hasPhrase(words, DEPARTMENTS)
}

/** "Department of Hydrology, Tarn State University": a unit before the organisation that it belongs to. */
function isUnitOf(doc: Doc, { words }: Segment, next: Segment | undefined): boolean {
  if (next?.sign !== 'comma' || phraseAt(words, 0, DEPARTMENTS) === 0 || isPlace(doc, next.words)) return false
  return employerScore(doc, next.words) >= KNOWN_EMPLOYER && !hasPhrase(next.words, DEPARTMENTS)
}

/** "Moss and Dunn" behind "Bone," */
const TWO_NAMES = /^\p{Lu}[\p{L}'\u2019-]+ and \p{Lu}[\p{L}'\u2019-]+$/u

/** "Crabtree, Moss & Dunn", "Voborník, Štěrba a spol.": the last of the names that make one firm's. */
function isPartner(doc: Doc, { start, end }: Segment, first: Segment): boolean {
  const isBare = first.words.length === 1 && employerScore(doc, first.words) < KNOWN_EMPLOYER
  if (isBare && TWO_NAMES.test(doc.text.slice(start, end))) return true
  return /[^\s,] ?& ?[^\s,]|\s(?:a spol|i wspolnicy|y asociados|e associados|et associes|e associati|en partners|und partner|(?:i|a|og|och|ja|si|in) partner\p{L}{0,3}|и партнеры|та партнери|ve ortaklari|es tarsai|& partners?)(?!\p{L})|(?:^|\s)ושות/u.test(
    doc.fold.slice(start, end),
  )
}

/** "Parkin & Sons (Fencing)": what an employer does, or is short for; not where it is, nor how much one worked. */
export function isNameBracket(doc: Doc, { start, end, words }: Segment): boolean {
  if (doc.fold[start - 1] !== '(' || doc.fold[end] !== ')' || words.length > LONGEST_BRACKET) return false
  if (words.some(({ key }) => /\d/.test(key)) || isPlace(doc, words)) return false
  return doc.text[start] !== doc.fold[start] && !hasPhrase(words, TERMS)
}

/** "2014 - 2020<tab>Team Leader, Merrow Tyres (formerly Wye Tyres)": a span of time that a sign parts from what follows. */
export function opensWithDate(doc: Doc, row: Row, spans: DateRange[]): boolean {
  return spans.some(
    (range) =>
      !range.single && opensRow(row, range) && /^\s{0,2}[\t:|,-]/.test(doc.fold.slice(range.stop, range.stop + 3)),
  )
}

/** Words of all parts. */
export function wordsIn(segments: Segment[]): number {
  return segments.reduce((sum, { words }) => sum + words.length, 0)
}

/** Words outside brackets: what is remarked of a name makes its row no sentence. */
export function wordsOutside(segments: Segment[]): number {
  return wordsIn(segments.filter(({ sign }) => sign !== 'bracket'))
}
