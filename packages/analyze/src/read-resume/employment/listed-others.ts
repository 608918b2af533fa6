import { COMMITTEE_WORDS, JOURNAL_WORDS, REVIEWER_TITLES, SEAT_TITLES } from '../../knowledge/reading/listed-words.ts'
import type { Doc } from '../text/document.ts'
import { compilePhrases, endsWithPhrase, hasPhrase, isPhrase, phraseAt, type Word } from '../text/phrase-set.ts'
import { rowAround } from '../text/row-around.ts'
import type { Segment } from './split-head.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

const SEATS = compilePhrases(SEAT_TITLES)
const REVIEWERS = compilePhrases(REVIEWER_TITLES)
const COMMITTEES = compilePhrases(COMMITTEE_WORDS)
const JOURNALS = compilePhrases(JOURNAL_WORDS)

/**
 * What the lists of long resumes have, whatever heads them, and what is no post: a seat on a committee, the review of papers for a
 * journal, a course that one taught.
 */
export function isListedOther(doc: Doc, title: Segment, employer: Segment | undefined): boolean {
  return isSeat(doc, title, employer) || isReview(title, employer) || isCourseTaught(doc, title)
}

/** "Chair, Library Committee, 2009-2012", "Member, Faculty Senate, Merrow College". */
function isSeat(doc: Doc, title: Segment, employer: Segment | undefined): boolean {
  if (employer === undefined || !isWhole(title.words, SEATS)) return false
  if (endsWithPhrase(employer.words, COMMITTEES) || phraseAt(employer.words, 0, COMMITTEES) > 0) return true
  // What stands between the two: "Faculty Senate".
  const row = doc.rows[rowAround(doc, title.start)]
  return row !== undefined && employer.end <= row.end && hasPhrase(between(row.words, title, employer), COMMITTEES)
}

/** "Reviewer, Journal of Owls, 2010-2014", "Referee for Quarnian Mining Review". */
function isReview({ words }: Segment, employer: Segment | undefined): boolean {
  if (employer === undefined || !isWhole(words, REVIEWERS)) return false
  return isPhrase(employer.words[0], JOURNALS) || isPhrase(employer.words.at(-1), JOURNALS)
}

/** "HIST 210: Modern Owls", "Owls of Merrow (undergraduate)": no title, with its number or with who attends it. */
function isCourseTaught(doc: Doc, { start, end, words }: Segment): boolean {
  const from = Math.max(start, end - LONGEST_LEVEL)
  const level = LEVEL.exec(doc.fold.slice(from, end + LONGEST_LEVEL))
  const isLevelled = level !== null && from + level.index <= end + 1
  const isNumbered = COURSE_NUMBER.test(doc.text.slice(start, start + LONGEST_NUMBER))
  return (isNumbered || isLevelled) && !isTitle(words)
}

const COURSE_NUMBER = /^[A-Z]{3,4}[ -]?\d{3}[A-Z]?\b/
const LONGEST_NUMBER = 12
const LEVEL = /\((?:under)?grad(?:uate)?(?: level| course| seminar)?\)/
const LONGEST_LEVEL = 24

const isTitle = (words: Word[]) => titleScore(words, []) >= KNOWN_TITLE
const isWhole = (words: Word[], set: typeof SEATS) => phraseAt(words, 0, set) === words.length

/** The words of a row between two names in it. */
function between(words: Word[], one: Segment, other: Segment): Word[] {
  const [from, until] = [Math.min(one.end, other.end), Math.max(one.start, other.start)]
  return words.filter(({ start, end }) => start >= from && end <= until)
}
