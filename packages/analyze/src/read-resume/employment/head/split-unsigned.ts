import { NAME_GOES_ON, SCHOOL_ARTICLES } from '../../../knowledge/reading/small-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { itemBefore } from '../../text/item-before.ts'
import {
  employerScore,
  endsWithLegalForm,
  isKindOfEmployer,
  isLegalForm,
  KNOWN_EMPLOYER,
} from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

/** "Lom Hrabůvka s.r.o. mistr směny": behind a legal form no name goes on; what follows is the title. */
export function splitBehindForm(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  for (let at = 2; at < words.length; at++) {
    const { key, start, end } = words[at - 1]!
    // "Co-operative" is one word.
    if (doc.fold[end] === '-') continue
    // "Merrow Group Accountant", "worked as": forms that are common words end nothing.
    if (doc.fold[end] !== '.' && (key.length > 2 || doc.text[start] === doc.fold[start])) continue
    const rest = words.slice(at)
    // "Merrow Pvt. Ltd. as Clerk": the form goes on.
    if (isLegalForm(rest.slice(0, 1))) continue
    // "A/C Mechanic": a name stands before its form.
    if (!endsWithLegalForm(words.slice(1, at)) || titleScore(rest, titles) < KNOWN_TITLE) continue
    return [partOf(doc, segment, words.slice(0, at)), { ...partOf(doc, segment, rest), sign: 'tab' }]
  }
  return [segment]
}

/** "MERCHANDISING ANALYST - SHOES Merrow Apparel": a title in capitals, and behind it a name that is not. */
export function splitBehindCapitals(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  const at = segments.findIndex(({ words }) => words.some((word) => !isInCapitals(doc, word)))
  const segment = itemBefore(segments, at + 1)
  const turn = segment?.words.findIndex((word) => !isInCapitals(doc, word)) ?? 0
  if (segment === undefined || turn === 0) return segments
  const [capitals, name] = [segment.words.slice(0, turn), segment.words.slice(turn)]
  const title = at === 0 ? capitals : segments[0]!.words
  if (lettersOf(title) < FEWEST_CAPITALS || lettersOf(capitals) < FEWEST_CAPITALS) return segments
  const [first] = name
  const isName = first!.end - first!.start > 1 && isCapital(doc, first!.start) && titleScore(name, titles) < LEAST_TITLE
  if (!isName || titleScore(title, titles) < KNOWN_TITLE) return segments
  const parts = [partOf(doc, segment, capitals), { ...partOf(doc, segment, name), sign: 'look' }]
  return [...segments.slice(0, at), ...parts, ...segments.slice(at + 1)]
}

/** Fewer capitals are a short name: "IBM", "HR". */
const FEWEST_CAPITALS = 5

function lettersOf(words: Word[]): number {
  return words.reduce((sum, { start, end }) => sum + end - start, 0)
}

function isInCapitals(doc: Doc, { start, end }: Word): boolean {
  const written = doc.text.slice(start, end)
  return written === written.toUpperCase()
}

/** Scripts without capitals that divide words, and languages whose titles are written small. */
const UNCASED = new Set(['ar', 'fa', 'he', 'ur'])
const SMALL_TITLES = new Set([
  'tr',
  'ru',
  'uk',
  'pl',
  'cs',
  'sk',
  'es',
  'pt',
  'it',
  'fr',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'hu',
  'ro',
])
const LONGEST_TITLE = 3

/** "Tarn Kafe garson", "مدرسة كوارن معلمة": behind the name of a known kind of organisation, in small letters, the title. */
export function splitBehindName(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  const language = doc.resume.language ?? 'en'
  const uncased = UNCASED.has(language)
  if (words.length < 2 || !(uncased || SMALL_TITLES.has(language))) return [segment]
  const turn = words.findIndex(({ start }) => isSmall(doc.text[start]!))
  if (!uncased && (turn < 1 || words.length - turn > LONGEST_TITLE)) return [segment]
  for (let at = uncased ? Math.max(1, words.length - LONGEST_TITLE) : turn; at < words.length; at++) {
    const [name, title] = [words.slice(0, at), words.slice(at)]
    if (doc.fold.slice(name.at(-1)!.end, title[0]!.start) !== ' ') continue
    const isOne = titleScore(title, titles) >= KNOWN_TITLE && titleScore(name, titles) < KNOWN_TITLE
    if (isOne && isOrganisation(doc, name))
      return [partOf(doc, segment, name), { ...partOf(doc, segment, title), sign: 'tab' }]
    if (!uncased) break
  }
  return [segment]
}

/** A kind of organisation among its words, and more than that. */
function isOrganisation(doc: Doc, name: Word[]): boolean {
  return name.length > 1 && employerScore(doc, name) >= KNOWN_EMPLOYER && name.some((word) => isKindOfEmployer(word))
}

/**
 * "maintenance electrician Tarn Crest Hotel", "бухгалтер ТОВ «Мерроу»": a title in small letters that opens its row, and behind it a name
 * that is not. Where a word of the name is a skill or a field, "developer Java Spring", it is what the title is of.
 */
export function splitBehindSmall(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  const [segment, ...others] = segments
  const at = segment?.words.findIndex(({ start }) => isCapital(doc, start)) ?? 0
  if (segment === undefined || at < 1) return segments
  const [title, name] = [segment.words.slice(0, at), segment.words.slice(at)]
  if (name.length < FEWEST_OF_NAME || titleScore(title, titles) < KNOWN_TITLE) return segments
  if (titleScore(name, titles) >= LEAST_TITLE) return segments
  // "verzorgende IG in Merrow House": a grade behind the title.
  const isGrade = isInCapitals(doc, name[0]!) && !endsWithLegalForm([name[1]!, name[0]!])
  if (isGrade || !(isUnknownName(doc, name, titles) || isKnownName(doc, title, name))) return segments
  return [partOf(doc, segment, title), { ...partOf(doc, segment, name), sign: 'look' }, ...others]
}

/** A firm known by its kind or legal form, unless a small word leads on to it: "ouvrier pour l'Administration". */
function isKnownName(doc: Doc, title: Word[], name: Word[]): boolean {
  const { key } = title.at(-1)!
  return key.length > 1 && !GOES_ON.has(key) && employerScore(doc, name) >= KNOWN_EMPLOYER
}

/** Words with capitals of which none is a known skill or field. */
function isUnknownName(doc: Doc, name: Word[], titles: TermMatch[]): boolean {
  if (!isCapital(doc, name[1]!.start)) return false
  if (!name.every(({ start, key }) => isCapital(doc, start) || WITHIN_NAMES.has(key))) return false
  return !titles.some(({ start, end }) => start < name.at(-1)!.end && end > name[0]!.start)
}

const FEWEST_OF_NAME = 2
const GOES_ON = new Set(NAME_GOES_ON.split('|'))
const WITHIN_NAMES = new Set(
  SCHOOL_ARTICLES.split('|').concat('of', 'and', 'van', 'von', 'du', 'des', 'di', 'da', 'do'),
)
