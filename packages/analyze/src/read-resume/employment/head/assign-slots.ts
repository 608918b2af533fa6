import { SMALL_IN_NAMES } from '../../../knowledge/reading/small-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import { findDegree } from '../../education/degree-shape.ts'
import type { Doc, Row } from '../../text/document.ts'
import { opensSmall } from '../../text/letter-case.ts'
import { UNIT_WORDS } from '../../../knowledge/reading/employer-words.ts'
import { HEAD_NOISE } from '../../../knowledge/reading/list-noise.ts'
import { POST_TERMS } from '../../../knowledge/reading/title-words.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'
import { rowAround } from '../../text/row-around.ts'
import { isContract } from '../words/before-contract.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { extendPlace } from './extend-place.ts'
import { hasLetters } from '../../text/has-letters.ts'
import { isGrade, isLevel } from '../words/is-level.ts'
import { isSection } from '../words/is-section.ts'
import { isTownOfState } from '../words/known-towns.ts'
import { joinsUnit } from './join-units.ts'
import { arePartners } from '../words/partners.ts'
import type { Head } from './read-head.ts'
import { takeRest, takeTail, takeTraining } from './rest-of-title.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, LEAST_TITLE, SURE_TITLE, titleScore, WHOLE_TITLE } from '../words/title-shape.ts'
import { isWorkplace, WORKPLACE } from '../words/workplace.ts'
import { flatMap } from '../../text/flat-map.ts'

/** A part that is no title; `organisation`: how sure it is that its words name one. */
type Other = { segment: Segment; organisation: number }

/**
 * Says of each part of a row whether it is the title, the employer, the place, or loose words. Fills `head`. `segments`:
 * what stands between the row's signs, of which the parts are made.
 */
export function assignSlots(
  doc: Doc,
  head: Head,
  { segments, parts, titles }: { segments: Segment[]; parts: Segment[]; titles: TermMatch[] },
): void {
  const rest: Other[] = []
  const whole = joined(doc, segments)
  // "Parts, Service & Motorcraft Sales Specialist": one title with a comma inside.
  const wholeScore = whole === undefined ? 0 : titleScore(whole.words, titles)
  if (
    whole !== undefined &&
    wholeScore >= 0.8 &&
    titleScore(segments[0]!.words, titles) < LEAST_TITLE &&
    /^(?:&|and)\b/.test(doc.fold.slice(segments[0]!.end + 1).trimStart())
  ) {
    head.title = whole
    head.titleScore = wholeScore
    return
  }
  for (const [at, segment] of parts.entries()) {
    if (!hasLetters(segment.words) || isNoName(doc, head, { segment, titles })) continue
    if (joinsTitle(doc, head, segment) || isSecondTitle(doc, head, { segment, titles })) continue
    const isWhere = isPlace(doc, segment.words) || (segment.sign === 'comma' && isStateCode(doc, segment.words))
    if (isWhere || isTownOfState(doc, parts, at)) {
      head.place ??= segment
      continue
    }
    const score = isNoTitle(doc, segment, {
      titles,
      dated: head.ranges.length > 0,
      isRow: isAboveName(doc, head, segment),
      isBehindName: isBehindName(doc, head, { parts, segment }),
    })
      ? 0
      : titleScore(segment.words, titles)
    const organisation = isWorkplace(doc, segment) ? WORKPLACE : employerScore(doc, segment.words)
    if (score >= LEAST_TITLE && score > head.titleScore && !(organisation >= 0.9 && score < 0.9)) {
      if (head.title !== undefined)
        rest.push({ segment: head.title, organisation: employerScore(doc, head.title.words) })
      head.title = segment
      head.titleScore = score
    } else rest.push({ segment, organisation })
  }
  if (goesOn(doc, head, rest)) {
    head.employer = rest[0]!.segment
    head.employerScore = Math.max(DASHED, rest[0]!.organisation)
    return
  }
  for (const other of withoutOwners(doc, parts, rest))
    if (!joinsUnit(head, other.segment)) pickEmployer(doc, head, other)
  takeTraining(head)
  takeRest(doc, head, segments)
  const behind = head.title && segments[segments.indexOf(head.title) + 1]
  // "Area Manager - Retail at Merrow": before "at", a dash parts no more than a comma.
  const isTail = behind?.sign === 'comma' || (behind?.sign === 'dash' && head.employer?.sign === 'at')
  if (isTail && head.loose.includes(behind)) takeTail(doc, head, { behind, segments })
  extendPlace(doc, head, segments)
}

const NOISE = compilePhrases(HEAD_NOISE)

/** Labels, headings and page numbers that stand where a title or an employer might. */
function isNoName(doc: Doc, head: Head, { segment, titles }: Named): boolean {
  const { words, end } = segment
  if (phraseAt(words, 0, NOISE) === words.length) return true
  const label = end >= head.row.end - 2 && /^\s?:/.test(doc.fold.slice(end, head.row.end))
  if (!label && (words.length < 2 || knownHeading(words) === undefined)) return false
  return titleScore(words, titles) < WHOLE_TITLE && employerScore(doc, words) < KNOWN_EMPLOYER
}

/** "Project Manager / Technology Lead": the second of two titles that a stroke divides; the title takes it in. */
function isSecondTitle(doc: Doc, head: Head, { segment, titles }: Named): boolean {
  const { title } = head
  if (title === undefined || segment.sign !== 'bar' || !/^\s?\/\s?$/.test(doc.fold.slice(title.end, segment.start)))
    return false
  if (titleScore(segment.words, titles) < KNOWN_TITLE || title.words.length + segment.words.length > 9) return false
  head.title = Object.assign(title, { end: segment.end, words: [...title.words, ...segment.words] })
  return true
}

/** A row of its own above "merrow systems -", as in a widespread export. */
function isAboveName(doc: Doc, { row }: Head, { start, end }: Segment): boolean {
  if (row.bullet || row.start !== start || row.end !== end) return false
  const [, below = ''] = doc.fold.slice(end, end + LONGEST_BELOW).split('\n', 2)
  return /\S -$/.test(below.trimEnd())
}

const LONGEST_BELOW = 120

/** "The Merrow Post, reporting intern" at the top of a block: the title in small letters, nothing behind it. */
function isBehindName(
  doc: Doc,
  { row, ranges }: Head,
  { parts, segment }: { parts: Segment[]; segment: Segment },
): boolean {
  const [name, other] = parts
  if (parts.length !== 2 || name === undefined || other !== segment || segment.sign !== 'comma') return false
  if (row.bullet || !beginsPart(doc, row) || ranges.length > 0 || segment.end < row.end - 1) return false
  return titleScore(segment.words, []) >= SURE_TITLE && employerScore(doc, name.words) >= LEAST_NAME
}

/** Whether an empty row or a heading stands above a row. */
function beginsPart(doc: Doc, { gap, apart, start }: Row): boolean {
  return gap || apart || doc.rows[rowAround(doc, start) - 1]?.level !== 'body'
}

/** Evidence of a name with an article. */
const LEAST_NAME = 0.6

type Named = { segment: Segment; titles: TermMatch[] }

const TERMS = compilePhrases(POST_TERMS)

/** "Sales Associate (part-time)": terms of the post in brackets are the title's. */
function joinsTitle(doc: Doc, head: Head, segment: Segment): boolean {
  const { title } = head
  if (title === undefined || segment.sign !== 'bracket' || segment.start - title.end > 3) return false
  if (
    phraseAt(segment.words, 0, TERMS) !== segment.words.length &&
    !isContract(segment.words) &&
    !isLevel(segment.words) &&
    !(isGrade(doc, segment) && employerScore(doc, segment.words) < KNOWN_EMPLOYER)
  )
    return false
  head.title = Object.assign(title, { end: doc.fold[segment.end] === ')' ? segment.end + 1 : segment.end })
  return true
}

const SMALL = new WordSet(SMALL_IN_NAMES.split('|'))

/** Most words begin with a capital, as those of a name do; scripts without capitals pass. */
function isCapitalised(doc: Doc, words: Word[]): boolean {
  let large = 0
  let small = 0
  for (const word of words) {
    const letter = doc.text[word.start]!
    const lower = letter.toLowerCase()
    if (lower === letter.toUpperCase() || SMALL.has(word)) continue
    if (letter === lower) small++
    else large++
  }
  return small === 0 || large >= small * 2 || (words.length <= 2 && large + small <= 2)
}

type Told = { titles: TermMatch[]; dated: boolean; isRow: boolean; isBehindName: boolean }

/** A skill with a job noun's name ("SQL Server"), "Weber und Partner", a degree, or small letters in a row without dates. */
function isNoTitle(doc: Doc, segment: Segment, { titles, dated, isRow, isBehindName: isNamed }: Told): boolean {
  const { start, end, words } = segment
  const whole = (kind: TermMatch['kind']) =>
    titles.some((match) => match.kind === kind && match.start <= start && match.end >= end - 1)
  if ((whole('skill') && !whole('title')) || arePartners(doc, words)) return true
  // "computer operator" in a row of its own, as somebody writes who uses no capitals.
  if (!dated && opensSmall(doc, words) && !(whole('title') && isRow) && !isNamed) return true
  return findDegree(doc, words.slice(0, 2)) !== undefined && titleScore(words, titles) < KNOWN_TITLE
}

function pickEmployer(doc: Doc, head: Head, { segment, organisation }: Other): void {
  if (organisation < KNOWN_EMPLOYER && isSection(segment.words)) return
  const isKind = isWorkplace(doc, segment)
  const score = organisation + (segment.sign === 'at' && !isKind ? 0.4 : 0)
  const isBetter = score > head.employerScore || (score === head.employerScore && isUnitBefore(head, segment))
  if (score >= 0.6 && (score >= 0.95 || isCapitalised(doc, segment.words) || isKind) && isBetter) {
    if (head.employer !== undefined) head.loose.push(head.employer)
    head.employer = segment
    head.employerScore = score
  } else if (
    score > 0 &&
    (isCapitalised(doc, segment.words) || opensRow(doc, head, segment)) &&
    doc.fold[segment.end] !== '.'
  )
    head.loose.push(segment)
}

/** "Biedronka (Merrow Polska S.A.)": whose name opens the row or its part is the employer, not who owns it. */
function withoutOwners(doc: Doc, parts: Segment[], rest: Other[]): Other[] {
  return rest.filter(({ segment }) => {
    if (segment.sign !== 'bracket') return true
    const before = parts[parts.indexOf(segment) - 1]
    if (before === undefined || !['', 'tab', 'at', 'date'].includes(before.sign)) return true
    const named = rest.some((other) => other.segment === before)
    return !named || segment.start - before.end > 3 || opensSmall(doc, before.words)
  })
}

const UNITS = compilePhrases(UNIT_WORDS)
/** "Nurse, Acute Medical Unit - Merrow University Hospital": the unit behind the title's comma is the title's. */
function isUnitBefore({ employer }: Head, { sign, words }: Segment): boolean {
  return employer?.sign === 'comma' && sign !== 'comma' && hasPhrase(employer.words, UNITS) && !hasPhrase(words, UNITS)
}

const DASHED = 0.8

/** "Merrow Systems -", and place and dates in the rows below: the form of a widespread export. */
function goesOn(doc: Doc, { row, title, place, ranges }: Head, rest: Other[]): boolean {
  if (rest.length !== 1 || title !== undefined || place !== undefined || ranges.length > 0) return false
  return !row.bullet && rest[0]!.segment.words.length <= 8 && /[^\s-] -$/.test(doc.fold.slice(row.end - 3, row.end))
}

/** "Ajudante de caldeireiro": many languages write names of posts with one capital only. */
function opensRow(doc: Doc, head: Head, { sign, start, words }: Segment): boolean {
  const letter = doc.text[start]!
  return sign === '' && words.length <= 7 && !head.row.bullet && letter !== letter.toLowerCase()
}

function joined(doc: Doc, segments: Segment[]): Segment | undefined {
  if (segments.length < 2 || segments.some(({ sign }, at) => at > 0 && sign !== 'comma')) return undefined
  return {
    start: segments[0]!.start,
    end: segments.at(-1)!.end,
    words: flatMap(segments, (segment) => segment.words),
    sign: '',
  }
}
