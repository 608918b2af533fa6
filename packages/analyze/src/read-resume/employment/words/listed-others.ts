import { PERSON_HONORIFICS } from '../../../knowledge/reading/employer-words.ts'
import {
  COMMITTEE_WORDS,
  GUIDE_TITLES,
  JOURNAL_WORDS,
  MEETING_WORDS,
  REVIEWER_TITLES,
  SEAT_TITLES,
  TALK_TITLES,
} from '../../../knowledge/reading/listed-words.ts'
import { findDegree } from '../../education/degree-shape.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, endsWithPhrase, hasPhrase, isPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import { rowAround } from '../../text/row-around.ts'
import { endsWithLegalForm } from './employer-shape.ts'
import type { Segment } from './segment.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

const SEATS = compilePhrases(SEAT_TITLES)
const REVIEWERS = compilePhrases(REVIEWER_TITLES)
const COMMITTEES = compilePhrases(COMMITTEE_WORDS)
const JOURNALS = compilePhrases(JOURNAL_WORDS)
const TALKERS = compilePhrases(TALK_TITLES)
const GUIDES = compilePhrases(GUIDE_TITLES)
const HONORIFICS = compilePhrases(PERSON_HONORIFICS)
const MEETINGS = compilePhrases(MEETING_WORDS, COMMITTEE_WORDS)

/**
 * What the lists of long resumes have, whatever heads them, and what is no post: a seat on a committee, the review of papers for a
 * journal, a course that one taught.
 */
export function isListedOther(doc: Doc, title: Segment, employer: Segment | undefined): boolean {
  return (
    isSeat(doc, title, employer) ||
    isSeatIn(doc, title) ||
    isTalk(title.words) ||
    isReview(title, employer) ||
    isCourseTaught(doc, title) ||
    isGuide(doc, title) ||
    isStudent(doc, title, employer)
  )
}

/** "Chair, Owls Discussion Group", "Secretary, Mining Committee": of words that tell a meeting, where no heading tells of posts. */
export function isMeeting(words: Word[]): boolean {
  return hasPhrase(words, MEETINGS)
}

/** "Library Committee member (Merrow)", "Member of the Studies Committee": the seat and the committee in one, or the committee alone. */
function isSeatIn(doc: Doc, { words }: Segment): boolean {
  if (words.length < FEWEST_OF_SEAT || !hasPhrase(words, COMMITTEES)) return false
  const open = words.findIndex(({ start }) => doc.fold[start - 1] === '(')
  const own = open < 1 ? words : words.slice(0, open)
  const seat = phraseAt(own, 0, SEATS)
  if (endsWithPhrase(own, SEATS) || (seat > 0 && OF.has(own[seat]?.key ?? ''))) return true
  return endsWithPhrase(own, COMMITTEES) && !isTitle(own)
}

/** "Panelist for the session on owls", "Keynote Speaker". */
function isTalk(words: Word[]): boolean {
  const length = phraseAt(words, 0, TALKERS)
  return length > 0 && (length === words.length || OF.has(words[length]!.key))
}

const FEWEST_OF_SEAT = 2
const OF = new Set('of|on|in|for'.split('|'))

/** "Advisor: Dr. Osgood Quarn", "Promoters: Quarn O, Merrow A": a label, and whose name it is. */
function isGuide(doc: Doc, { start, words }: Segment): boolean {
  const length = phraseAt(words, 0, GUIDES)
  const colon = words[length - 1]?.end
  if (colon === undefined || doc.fold[colon] !== ':') return false
  const named = doc.rows[rowAround(doc, start)]?.words.filter((word) => word.start > colon) ?? []
  return named.slice(0, 2).some((word) => isPhrase(word, HONORIFICS) || isInitial(doc, word))
}

/** The "O" of "O. Quarn" and of "Quarn O". */
function isInitial({ fold, text }: Doc, { start, end }: Word): boolean {
  return end === start + 1 && text[start] !== fold[start]
}

/** "Ada Quarn, MSc Public Health, Merrow University, 2016": whose studies one guided, and what they studied. */
function isStudent(doc: Doc, { words }: Segment, employer: Segment | undefined): boolean {
  const degree = employer === undefined ? undefined : findDegree(doc, employer.words)
  // "MBA Polymers", "MS Mills Ltd": a firm's letters.
  if (degree?.first !== 0 || degree.count + LEAST_OF_STUDIES > employer!.words.length) return false
  return endsWithLegalForm(employer!.words) ? false : !isTitle(words) || isWhole(words, GUIDES)
}

const LEAST_OF_STUDIES = 2

/** "Chair, Library Committee, 2009-2012", "Member, Faculty Senate, Merrow College". */
function isSeat(doc: Doc, title: Segment, employer: Segment | undefined): boolean {
  if (employer === undefined || !isWhole(title.words, SEATS)) return false
  const comma = employer.words.findIndex(({ end }) => doc.fold[end] === ',')
  const name = comma < 0 ? employer.words : employer.words.slice(0, comma + 1)
  if (endsWithPhrase(name, COMMITTEES) || phraseAt(name, 0, COMMITTEES) > 0) return true
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
