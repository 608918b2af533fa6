import { AFFILIATED_WORDS, GOT_WORDS } from '../../knowledge/reading/degree-words.ts'
import { SCHOOL_ARTICLES } from '../../knowledge/reading/small-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { opensLarge } from '../text/letter-case.ts'
import { isShortNumber } from '../text/is-short-number.ts'
import { phraseAt, type Word } from '../text/phrase-set.ts'
import { WordSet } from '../text/word-set.ts'
import { isNote } from './course-notes.ts'
import { findCourseDegree } from './degree-shape.ts'
import { GRADES } from './grade-of.ts'
import { LONGEST_FIELD } from './is-field-of.ts'
import { tellsOfStudy } from './rank-start.ts'
import { isSchool, isStudied } from './school-shape.ts'

const ARTICLES = new Set(SCHOOL_ARTICLES.split('|'))
const AFFILIATED = new Set(AFFILIATED_WORDS.split('|'))
const GOT = new Set(GOT_WORDS.split('|'))
/** What any of this is told with. */
const SIGNS = new WordSet(['from', 'under', ...AFFILIATED])
/** "78%", "71.20", "8.2/10", "8.2 CGPA": how well, between a degree and its school. */
const MARK = / (?:\d{1,2}(?:\.\d{1,2})? ?%|\d{1,2}\.\d{1,2}(?: ?\/ ?\d{1,2})?(?: c?gpa)?)(?= )/

/**
 * The stretches of a course's row, parted where small words or a mark tell the one from the other: "..., Botany from Fell
 * College", "B.Com with 78% from ...", "... under the State Board".
 */
export function partTold(doc: Doc, row: Row, segments: Segment[]): Segment[] {
  const told = row.words.some((word) => SIGNS.has(word))
  if (!told && !row.words.some(isShortNumber)) return segments
  let named = false
  return segments.flatMap((segment) => {
    const known = named
    named ||= findCourseDegree(doc, segment.words) !== undefined
    const whole = told ? withoutAffiliation(doc, segment) : segment
    if (whole === undefined) return []
    return (told ? atFrom(doc, whole, known) : undefined) ?? atMark(doc, whole, known) ?? [whole]
  })
}

/** "Fell College under Weir University", "(Affiliated to Weir University)": without who examines there. */
function withoutAffiliation(doc: Doc, segment: Segment): Segment | undefined {
  const { words } = segment
  if (words.length > 2 && AFFILIATED.has(words[0]!.key) && /^(?:to|by|with|under)$/.test(words[1]!.key))
    return undefined
  const at = words.findIndex(({ key }, index) => index > 0 && key === 'under' && isName(doc, words, index))
  const from = words[0]!.key === 'from' ? 1 : 0
  return at > from && isSchool(doc, words.slice(from, at)) ? upTo(doc, segment, at) : segment
}

/** A degree, or the field behind one, and the school it is from. `known`: a degree stands before it. */
function atFrom(doc: Doc, segment: Segment, known: boolean): Segment[] | undefined {
  const { words } = segment
  const from = words.findIndex(
    ({ key }, at) => key === 'from' && (isName(doc, words, at) || isBehindTold(doc, words, at)),
  )
  if (from < 0) return undefined
  const article = opensLarge(doc, words[from + 1]!) ? 0 : 1
  const rest = withoutGot(words.slice(from + 1 + article))
  const school = { ...segment, start: rest[0]!.start, end: endOf(segment, rest), words: rest, sign: 'at' }
  if (from === 0) return known ? [school] : undefined
  const before = words.slice(0, from)
  const got = before.findIndex((_, at) => tellsGot(before, at))
  // "B.Tech (CSE) passed from Fell College"
  if (got === 0 || before.every((word) => tellsOfStudy([word]))) return known ? [school] : undefined
  const own = withoutTold(got < 0 ? before : before.slice(0, got))
  // "10th<tab>passed out from Fell College"
  if (own.length === 0) return known ? [school] : undefined
  const isOwn =
    findCourseDegree(doc, own) !== undefined ? isSchool(doc, rest) : known && isField(doc, own, isSchool(doc, rest))
  return isOwn ? [upTo(doc, segment, own.length), school] : undefined
}

/** "B.Com Passed From Fell College", where all words have capitals. */
function isBehindTold(doc: Doc, words: Word[], at: number): boolean {
  const next = words[at + 1]
  return at > 0 && next !== undefined && withoutTold(words.slice(0, at)).length < at && opensLarge(doc, next)
}

/** "10th Passed", "HSC passed out": the degree without how it was come by. */
function withoutTold(words: Word[]): Word[] {
  const last = words.length - (words.at(-1)!.key === 'out' ? 1 : 0)
  const until = words.findLastIndex((word, at) => at < last && !tellsOfStudy([word])) + 1
  return until < last ? words.slice(0, until) : words
}

/** Whether words behind a degree are its field: known, or in capitals before a known school. */
function isField(doc: Doc, words: Word[], surely: boolean): boolean {
  if (words.length > LONGEST_FIELD || isNote(words) || isSchool(doc, words) || !opensLarge(doc, words[0]!)) return false
  return surely || isStudied(words.at(-1)!.key)
}

/** "B.Com 78% Fell College": the mark between a degree and its school. */
function atMark(doc: Doc, segment: Segment, known: boolean): Segment[] | undefined {
  const { words, start, end } = segment
  if (words.length < 3 || end - start > LONGEST_TEXT) return undefined
  const mark = MARK.exec(` ${doc.fold.slice(start, end)}`)
  if (mark === null) return undefined
  const [from, until] = [start + mark.index, start + mark.index + mark[0].length - 1]
  const before = words.filter((word) => word.end <= from)
  const rest = words.filter((word) => word.start >= until)
  if (rest.length === 0 || !opensLarge(doc, rest[0]!) || !isSchool(doc, rest)) return undefined
  const school = { ...segment, start: rest[0]!.start, words: rest, sign: 'stop' }
  if (before.length === 0) return [school]
  const isOwn = findCourseDegree(doc, before) !== undefined || (known && isField(doc, before, true))
  return !isOwn ? undefined : [upTo(doc, segment, before.length), school]
}

const LONGEST_TEXT = 160

/** "... with 7.9/10", "... with First Class": what one got there. */
function tellsGot(words: Word[], at: number): boolean {
  return GOT.has(words[at]!.key) && (/^\d/.test(words[at + 1]?.key ?? '') || phraseAt(words, at + 1, GRADES) > 1)
}

/** "Fell College with 7.9/10": without what one got. */
function withoutGot(words: Word[]): Word[] {
  const at = words.findIndex((_, index) => index > 0 && tellsGot(words, index))
  return at < 0 ? words : words.slice(0, at)
}

/** Whether a small word stands before a capital, or before the article of one. */
function isName(doc: Doc, words: Word[], at: number): boolean {
  const next = words[at + 1]
  if (next === undefined || opensLarge(doc, words[at]!)) return false
  const behind = words[at + 2]
  return opensLarge(doc, next) || (ARTICLES.has(next.key) && behind !== undefined && opensLarge(doc, behind))
}

function upTo(doc: Doc, segment: Segment, count: number): Segment {
  const words = segment.words.slice(0, count)
  const { end } = words.at(-1)!
  return { ...segment, end: ')]'.includes(doc.fold[end]!) ? end + 1 : end, words }
}

function endOf({ words, end }: Segment, kept: Word[]): number {
  return words.at(-1) === kept.at(-1) ? end : kept.at(-1)!.end
}
