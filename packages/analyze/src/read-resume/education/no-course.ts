import {
  AWARD_WORDS,
  BODY_WORDS,
  CAME_TO,
  EXAM_PARTS,
  GRANT_POSTS,
  HONORARY_POSTS,
  LICENCE_WORDS,
  MEMBERSHIP_RANKS,
  REACHED_VERBS,
  SHORT_COURSES,
} from '../../knowledge/reading/course-words.ts'
import type { Doc, Row } from '../text/document.ts'
import { DIGIT } from '../text/fold-text.ts'
import { isSmall } from '../text/letter-case.ts'
import { bitOf, compilePhrases, endsWithPhrase, isPhrase, lastWordsOf, type Word } from '../text/phrase-set.ts'
import { findCourseDegree, findDegree } from './degree-shape.ts'
import { isShortCourse } from './short-course.ts'

const AWARDS = bitOf(AWARD_WORDS.split('|'))
const POSTS = bitOf(HONORARY_POSTS.split('|'))
const RANKS = bitOf(MEMBERSHIP_RANKS.split('|'))
const BODIES = bitOf(BODY_WORDS.split('|'))
const LICENCES = new Set(LICENCE_WORDS.split('|'))
const GRANTS = bitOf(GRANT_POSTS.split('|'))
const PARTS = new Set(EXAM_PARTS.split('|'))
const SHORT = compilePhrases(SHORT_COURSES)
const SHORT_ENDS = lastWordsOf(SHORT)
/** Words of a date that opens a row. */
const LONGEST_DATE = 6
const LONGEST_OPENING = 12
/** What tells of an award behind its name: "... Award for excellence". */
const OF_AWARD = /^(?:for|from|of|to|at|by|awarded|given|held|recipient|winner)$/
/** What stands in a date: "2001", "Sep", "present". */
const DATED = /^(?:\d.*|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|present|now|to|since)$/

/**
 * Whether a row of an education section opens with what is no course of study, and names none behind: an award with the
 * school that gave it, a post or an office at one, a membership, a licence, a part of an examination, a course of some
 * days.
 */
export function isNoCourse(doc: Doc, row: Row): boolean {
  const words = opening(doc, row)
  const last = words.at(-1)
  if (last === undefined) return false
  if (endsWithPhrase(words, SHORT, SHORT_ENDS) || isShortCourse(doc, row, words[0]!))
    return findDegree(doc, row.words) === undefined
  if (
    isPartOfCourse(words, row) ||
    isOfReferees(row) ||
    isOfPresence(words) ||
    isTicked(doc, row) ||
    isReached(doc, row, words)
  )
    return true
  const no = isAward(doc, words) || isPost(words) || isRank(words, row) || isLicence(words) || isExamPart(words)
  return (no || isGrant(row)) && findCourseDegree(doc, row.words) === undefined
}

/** "... and academic<line end>excellence, Fell University": what goes on in small letters below such a row. */
export function goesOnBelow(doc: Doc, { words, bullet, gap }: Row): boolean {
  const first = words[0]
  return (
    !bullet &&
    !gap &&
    first !== undefined &&
    isSmall(doc.text[first.start]!) &&
    findCourseDegree(doc, words) === undefined
  )
}

/** The words that open a row behind its date, up to the first sign that divides. */
function opening(doc: Doc, { words }: Row): Word[] {
  const first = words.findIndex(({ key }, at) => at > LONGEST_DATE || !DATED.test(key))
  if (first < 0) return []
  const rest = words.slice(first, first + LONGEST_OPENING + 1)
  const stop = rest.findIndex(
    ({ end }, at) => !isPlainBlank(doc, end) && STOP.test(doc.fold.slice(end, (rest[at + 1]?.start ?? end + 2) + 1)),
  )
  return stop < 0 ? rest : rest.slice(0, stop + 1)
}

const STOP = /^(?:[,;:|\t(\n\u2013\u2014]|\s[-\u2013\u2014|(]|\.\s)/

/** Whether a blank alone stands behind a word, as behind most. */
function isPlainBlank({ codes, kinds }: Doc, end: number): boolean {
  return codes[end] === BLANK && kinds[end + 1]! >= DIGIT
}

const BLANK = 32

/** "CW Fell Award for excellence in baking", "Fell Scholarship": the last word of its name, in capitals. */
function isAward(doc: Doc, words: Word[]): boolean {
  const at = words.findIndex((word) => isPhrase(word, AWARDS) && !isSmall(doc.text[word.start]!))
  return at >= 0 && (at + 1 === words.length || OF_AWARD.test(words[at + 1]!.key))
}

/** "Visiting Fellow", "Board member". */
function isPost(words: Word[]): boolean {
  return isPhrase(words.at(-1), POSTS)
}

/** "HS/GED [ ] Associate [ ] Bachelor [X]": the boxes of a form, one of which is ticked. */
function isTicked({ fold }: Doc, { start, end }: Row): boolean {
  const boxes = fold.slice(start, Math.min(end, start + LONGEST_BOXES)).match(BOX)
  return boxes !== null && boxes.length >= FEWEST_BOXES
}

const BOX = /\[ ?[xv✓✔]? ?\]|[☐☑☒□▢]/g
const FEWEST_BOXES = 3
const LONGEST_BOXES = 300

/** "incl. a year at Fell University", in a row that no bullet and no empty row parts from its course: a part of it. */
function isPartOfCourse([first]: Word[], { bullet, gap, apart }: Row): boolean {
  return !bullet && !gap && !apart && INCLUDED.test(first!.key)
}

const INCLUDED = /^(?:incl|including|inkl|inclusief|inclusive|incluyendo|incluindo|dont)$/

/** "References available on request", below the last course. */
function isOfReferees({ words }: Row): boolean {
  return /^ref(?:erence|eree)s?$/.test(words[0]!.key) && words.at(-1)!.key === 'request'
}

/** "Certificate of Participation". */
function isOfPresence(words: Word[]): boolean {
  if (words.length !== LONGEST_PRESENCE) return false
  return words[0]!.key === 'certificate' && words[1]!.key === 'of' && CAME.has(words[2]!.key)
}

/** "Achieved 90% in 4 subjects of Class X", "Secured 2nd rank in ...": a sentence, whose verb no course follows at once. */
function isReached(doc: Doc, row: Row, [verb]: Word[]): boolean {
  if (!REACHED.has(verb!.key) || row.words.length < LEAST_SENTENCE || row.words[0] !== verb) return false
  const degree = findCourseDegree(doc, row.words)
  return degree === undefined || degree.first > MOST_BETWEEN
}

const LONGEST_PRESENCE = 3
const CAME = new Set(CAME_TO.split('|'))
const REACHED = new Set(REACHED_VERBS.split('|'))
const LEAST_SENTENCE = 5
/** Words between a verb and the course that it is told of: "Secured my first B.Tech". */
const MOST_BETWEEN = 2

/** "Models of owls, Fell University. Co-investigator (£2,500).": a grant. */
function isGrant({ words }: Row): boolean {
  return words.some((word) => isPhrase(word, GRANTS))
}

/** "Associate, Chartered Institute of Fell". */
function isRank(words: Word[], row: Row): boolean {
  return words.length <= 2 && isPhrase(words.at(-1), RANKS) && row.words.some((word) => isPhrase(word, BODIES))
}

/** "DEA Registration, current". */
function isLicence(words: Word[]): boolean {
  return words.length > 1 && LICENCES.has(words.at(-1)!.key)
}

/** "Part II, Fell College of Surveyors": a number behind the word for a part, and nothing else. */
function isExamPart(words: Word[]): boolean {
  return words.length === 2 && PARTS.has(words[0]!.key) && /^(?:\d|[ivx]{1,4}|[abc])$/.test(words[1]!.key)
}
