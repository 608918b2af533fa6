import { JOB_ENDINGS, JOB_NOUNS } from '../../../knowledge/reading/job-nouns.ts'
import {
  ENGLISH_OTHERWISE,
  NAME_TRADES,
  SHARED_NOUNS,
  THAI_TITLE_STARTS,
  TITLE_ENDINGS,
  TITLE_NOUNS,
} from '../../../knowledge/reading/title-words.ts'
import { BETWEEN_PARTNERS } from '../../../knowledge/reading/small-words.ts'
import { findTerm } from '../../../knowledge/lexicon.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { byLastLetter, Endings } from '../../text/endings.ts'
import { classAt, foldText, IDEOGRAPH } from '../../text/fold-text.ts'
import { compilePhrases, endsWithPhrase, lastWordsOf, phraseAt, type Word } from '../../text/phrase-set.ts'

/** "cajero" and "cajera", "trabajador" and "trabajadora": languages in which a woman's post has an ending of its own. */
function withFeminine(nouns: string): string {
  const others = nouns.split('|').flatMap((noun) => {
    if (/^[a-zà-ÿ]{4,}[^aeiou ]o$/.test(noun)) return [`${noun.slice(0, -1)}a`]
    return /^[a-zà-ÿ]{4,}[dt]or$/.test(noun) ? [`${noun}a`] : []
  })
  return [nouns, ...others].join('|')
}

const NOUNS = compilePhrases(withFeminine(TITLE_NOUNS), ...Object.values(JOB_NOUNS))
const ENDINGS = [...new Set(`${TITLE_ENDINGS}|${JOB_ENDINGS}`.split('|'))].map((ending) => foldText(ending))
/** Words that end a phrase of them. */
const LAST_NOUNS = lastWordsOf(NOUNS)
const TAIL = 3
const endingsLike = byLastLetter(ENDINGS)
const LONG_ENDINGS = new Endings(ENDINGS.filter((ending) => ending.length > TAIL))
const STARTS = THAI_TITLE_STARTS.split('|').map((start) => foldText(start))
const OF = new Set([
  'of',
  'de',
  'for',
  'für',
  'fur',
  'des',
  'di',
  'del',
  'en',
  'in',
  'du',
  'd',
  'do',
  'da',
  'to',
  'am',
  'im',
  'der',
  'van',
  'por',
  'per',
  'с',
  'по',
  'отдела',
  'al',
  'pro',
  'dla',
  'voor',
  'ds',
  'of the',
])
const LONGEST = 9

/** The least score of words that are a title at all. */
export const LEAST_TITLE = 0.55
/** The least of a title that its words tell. */
export const KNOWN_TITLE = 0.75
/** The least of a title that ends with a job noun. */
export const SURE_TITLE = 0.85
/** The least of a title that the knowledge has as a whole. */
export const WHOLE_TITLE = 0.95

/**
 * How sure it is that these words are a job title: 1 for one the knowledge has as a whole, less for one that
 * only ends ("Regional Widget Manager") or begins ("Director of Widgets") with a job noun; 0 for other words.
 */
export function titleScore(words: Word[], titles: TermMatch[]): number {
  if (isWithTerm(words)) return titleScore(words.slice(0, -2), titles)
  if (words.length === 0 || words.length > LONGEST) return 0
  const first = words[0]!
  const last = words.at(-1)!
  // "The Tarn Courier": no post has an article, and none is somebody's: "Trader Quill's".
  if ((first.key === 'the' && words.length > 1) || last.key.endsWith("'s")) return 0
  let covered = 0
  let isNameOfTool = false
  for (const match of titles) {
    if (match.start < first.start || match.end > last.end) continue
    if (match.kind !== 'title') {
      isNameOfTool ||= match.start === first.start && match.end === last.end && isTool(match)
      continue
    }
    covered = Math.max(covered, words.filter((word) => word.start >= match.start && word.end <= match.end).length)
  }
  const known = covered / words.length
  if (known > 0.99) return 1
  if (isNameOfTool) return 0
  return Math.max(known * 0.9, nounScore(words))
}

/** "Windows Server", "HP Service Manager": products, though their last word is a job elsewhere. */
function isTool({ term }: TermMatch): boolean {
  return TOOLS.has(findTerm(term)?.category ?? '')
}

const TOOLS = new Set(['tool', 'software'])

/** "Professor w/ Tenure": with what a post is held says nothing of what it is. */
function isWithTerm(words: Word[]): boolean {
  const [link, term] = [words.at(-2), words.at(-1)]
  // Short for "with" by its stroke; "w" alone is Polish for "in".
  return words.length > 2 && link!.key === 'w' && term!.start === link!.end + 2
}

function nounScore(words: Word[]): number {
  const length = words.length
  const { key: last, start, end } = words.at(-1)!
  const mayBeGrade = length > 1 && end - start <= LONGEST_GRADE
  // "Secretary III"
  if (mayBeGrade && ROMAN.test(last)) return nounScore(words.slice(0, -1))
  if (endsWithPhrase(words, NOUNS, LAST_NOUNS) && !(length > 1 && OTHERWISE.has(last)))
    return length <= LONGEST_NAMED || isPair(words) ? 0.85 : 0.6
  const opening = phraseAt(words, 0, NOUNS)
  const second = length > 2 ? phraseAt(words, 1, NOUNS) : 0
  const isOf = second > 0 && OF.has(words[1 + second]?.key ?? '')
  if (opening > 0) {
    if (OF.has(words[opening]?.key ?? '')) return 0.8
    // "Chef de partie viandes et sauces"
    if (opening >= WHOLE_NOUN && length <= opening + LONGEST_FIELD) return KNOWN_TITLE
    // "Lead Lecturer for Owls"
    if (isOf) return 0.7
    if (length <= (isCyrillic(words[0]!.key) ? LONGEST_CHAIN : 4) && !isEnglish(words[0]!.key)) return 0.75
    return length <= 3 ? 0.45 : 0.3
  }
  if (isOf) return 0.7
  if (length <= 4 && endsAsJob(words[0]!, TAIL + 2)) return 0.75
  if (last.length > 5 && classAt(last, 0) !== IDEOGRAPH && endsAsJob(words.at(-1)!, TAIL + 1)) return 0.8
  if (classAt(last, last.length - 1) === IDEOGRAPH) return hasJobEnding(last) ? 0.8 : 0
  if (opensAsThai(words[0]!.key)) return 0.75
  // "Software Engineer II", "Nurse (RN)".
  if (length > 2 && last === 'op' && words.at(-2)!.key === 'co') return nounScore(words.slice(0, -2))
  if (mayBeGrade && GRADE.test(last)) return nounScore(words.slice(0, -1))
  // A noun inside: "Engineer - Software", "Teacher Primary".
  return holdsNoun(words) ? 0.3 : 0
}

/** Words of a job noun that is a title by itself, and of what stands behind one. */
const WHOLE_NOUN = 3
const LONGEST_FIELD = 3
const LONGEST_NAMED = 6

/** "Library Program Coordinator & Owl Language Instructor": two titles, with a sign or "and" between them. */
function isPair(words: Word[]): boolean {
  for (let at = 2; at <= LONGEST_NAMED && at < words.length; at++) {
    const isJoint = AND.has(words[at]!.key) || words[at]!.start - words[at - 1]!.end === SIGN
    if (isJoint && endsWithPhrase(words.slice(0, at), NOUNS, LAST_NOUNS)) return true
  }
  return false
}

const AND = new Set(BETWEEN_PARTNERS.split('|'))
/** Letters of " & ". */
const SIGN = 3

/** "Учитель русского языка и литературы": what a post is of stands behind it in its own case, without a small word. */
const LONGEST_CHAIN = 6
function isCyrillic(key: string): boolean {
  return key >= '\u0400' && key < '\u0500'
}

const ROMAN = /^(?:i{2,3}|iv)$/
const GRADE = /^(?:i{1,3}|iv|v|[1-4]|a|b|ic\d|[a-z]\d)$/
/** Letters of "III" and "IC4". */
const LONGEST_GRADE = 3

/** "Associate II", "Engineer B1": how high a post is, behind its title; a bare number ends names of firms, too. */
export function isGrade({ key }: Word): boolean {
  return key.length <= LONGEST_GRADE && GRADE.test(key) && !/^\d/.test(key)
}
const FIRST_THAI = 0x0e00

function opensAsThai(key: string): boolean {
  return key.charCodeAt(0) >= FIRST_THAI && STARTS.some((start) => key.startsWith(start))
}

/** "Teamleiterin", "Industriekaufmann": a job noun of at least so many letters at the end of a longer word. */
function endsAsJob(word: Word, least: number): boolean {
  const { key } = word
  for (const ending of LONG_ENDINGS.mayEnd(word)) {
    if (ending.length >= least && key.length - ending.length > 2 && key.endsWith(ending)) return true
  }
  return false
}

function hasJobEnding(key: string): boolean {
  return endingsLike(key).some((ending) => key.endsWith(ending))
}

function holdsNoun(words: Word[]): boolean {
  for (let at = 0; at < words.length; at++) if (phraseAt(words, at, NOUNS) > 0) return true
  return false
}

/** Nouns that both English and other languages have do not open a title in English. */
const OTHERWISE = new Set(ENGLISH_OTHERWISE.split('|'))
/** "Baker Tolland", "Pilot Ridge": trades that are family names open a firm's name, and no title. */
const ENGLISH_OPENERS = new Set([...SHARED_NOUNS.split('|'), ...NAME_TRADES.split('|'), ...OTHERWISE])

function isEnglish(key: string): boolean {
  return ENGLISH_OPENERS.has(key)
}
