import type { DegreeLevel } from '@evenhand/model'
import {
  DEGREE_WORDS,
  EXPECTED_BEFORE,
  EXPECTED_BEHIND_DEGREES,
  MICROSOFT_PROGRAMS,
  OTHER_MASTERS,
} from '../../knowledge/reading/degree-words.ts'
import { COURSE_WORDS } from '../../knowledge/reading/course-words.ts'
import type { Doc } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'
import { isSmall } from '../text/letter-case.ts'
import type { PhraseBit } from '../text/phrase-table.ts'
import { bitOf, isUnspaced, keyOf, phraseKey, phrasesAt, type Word } from '../text/phrase-set.ts'
import { isWritten } from './is-written.ts'
import { isRestOfShort } from './is-rest-of-short.ts'
import { levelOfCompound } from './level-of-compound.ts'
import { isSchool } from './school-shape.ts'
import { isStateBehindTown } from './state-code.ts'

/** A phrase of a script without blanks; of two that stand in one word, the one of the lower rank counts. */
type Inside = { phrase: string; level: DegreeLevel; rank: number }
/** `inside`: phrases that stand within words, by their first letter. */
type Degrees = PhraseBit & { levels: Map<string, DegreeLevel>; inside: Map<number, Inside[]> }

function compileDegrees(...tables: Partial<Record<DegreeLevel, string>>[]): Degrees {
  const levels = new Map<string, DegreeLevel>()
  const unspaced: [string, DegreeLevel][] = []
  for (const [level, list] of tables.flatMap((table) => Object.entries(table) as [DegreeLevel, string][])) {
    for (const phrase of list.split('|')) {
      const key = phraseKey(phrase)
      if (levels.has(key)) continue
      levels.set(key, level)
      if (isUnspaced(key)) unspaced.push([key, level])
    }
  }
  // Of two that stand in one word, the longer says more.
  unspaced.sort((a, b) => b[0].length - a[0].length)
  const inside = new Map<number, Inside[]>()
  for (const [rank, [phrase, level]] of unspaced.entries()) {
    const letter = phrase.charCodeAt(0)
    inside.set(letter, [...(inside.get(letter) ?? []), { phrase, level, rank }])
  }
  return { ...bitOf(levels.keys()), levels, inside }
}

/** "S.L.C.", "K.C.S.E.", "M.P.H.": short forms with full stops, a word for each letter. */
function withStops(list: string, longest: number): string {
  return list
    .split('|')
    .filter((phrase) => phrase.length >= 3 && phrase.length <= longest && /^[a-z]+$/.test(phrase))
    .map((short) => [...short].join(' '))
    .join('|')
}

/** Letters of the short form of a degree with a full stop each; longer ones are words. */
const LONGEST_STOPPED = 4

const DEGREES = compileDegrees(DEGREE_WORDS)
const COURSES = compileDegrees(DEGREE_WORDS, COURSE_WORDS, {
  doctorate: withStops(DEGREE_WORDS.doctorate, LONGEST_STOPPED),
  master: withStops(DEGREE_WORDS.master, LONGEST_STOPPED),
  bachelor: withStops(DEGREE_WORDS.bachelor, LONGEST_STOPPED),
  school: withStops(`${DEGREE_WORDS.school}|${COURSE_WORDS.school}`, 6),
})
/** Letters of a short form with its full stops. */
const LONGEST_SHORT = 6

/** What stands behind the short form of their maker. */
const PROGRAMS = new Set(MICROSOFT_PROGRAMS.split('|'))

const NO_DEGREE = new Set([
  'held',
  'date',
  'year',
  'project',
  'projects',
  'thesis',
  'theses',
  'dissertation',
  'dissertations',
  'module',
  'modules',
  'curriculum',
  'examiner',
  'examiners',
  'supervisor',
  'supervision',
  'committee',
  'committees',
  'candidates',
  'yearbook',
  'students',
  'student',
  'teacher',
  'level',
  'grade',
  // "CAPE TOWN"
  'town',
  'coast',
])

/** "Anticipated graduation May 2011" tells when, not what. */
const EXPECTED = new Set(EXPECTED_BEFORE.split('|'))

/** The same behind it: "diploma verwacht juni 2027". */
const EXPECTED_BEHIND = new Set(EXPECTED_BEHIND_DEGREES.split('|').map((word) => foldText(word)))

/** A degree's own words in a row. */
export type DegreeMatch = { level: DegreeLevel; start: number; end: number; first: number; count: number }

/** The first degree among the words; short forms like BE or MA count in capitals or with dots only. */
export function findDegree(doc: Doc, words: Word[]): DegreeMatch | undefined {
  return firstDegree(doc, words, DEGREES)
}

/** The same where courses of study are listed: trades, leaving certificates and short forms count, too. */
export function findCourseDegree(doc: Doc, words: Word[]): DegreeMatch | undefined {
  return firstDegree(doc, words, COURSES)
}

/** The course whose words stand at a word, if any do. */
export function courseDegreeAt(doc: Doc, words: Word[], at = 0): DegreeMatch | undefined {
  return at < words.length ? degreeAt(doc, { words, at }, COURSES) : undefined
}

function firstDegree(doc: Doc, words: Word[], degrees: Degrees): DegreeMatch | undefined {
  for (let at = 0; at < words.length; at++) {
    const match = degreeAt(doc, { words, at }, degrees)
    if (match !== undefined) return match
  }
  return undefined
}

type Place = { words: Word[]; at: number }

function degreeAt(doc: Doc, { words, at }: Place, degrees: Degrees): DegreeMatch | undefined {
  const own = longestDegree(doc, { words, at }, degrees)
  if (own !== undefined)
    return isTime(words, own) ||
      isOther(words, own) ||
      isRestOfShort(doc, words, own) ||
      (own.count === 1 && isStateBehindTown(doc, words[at]!))
      ? undefined
      : own
  const word = words[at]!
  if (degrees === COURSES && at === 0 && isTenth(doc, words))
    return { level: 'school', start: word.start, end: word.end, first: at, count: 1 }
  const level = degrees === COURSES && !isEnglish(doc) ? levelOfCompound(word) : undefined
  if (level !== undefined) return { level, start: word.start, end: word.end, first: at, count: 1 }
  if (!word.unspaced) return undefined
  const within = degreeWithin(word.key, degrees)
  return within && { level: within, start: word.start, end: word.end, first: at, count: 1 }
}

/** "X St Mary's School": the tenth class of India, before a school; "XII" is known by itself. */
function isTenth(doc: Doc, words: Word[]): boolean {
  return words.length > 1 && doc.text.slice(words[0]!.start, words[1]!.start) === 'X ' && isSchool(doc, words.slice(1))
}

function degreeWithin(key: string, { inside }: Degrees): DegreeLevel | undefined {
  let best: Inside | undefined
  for (let at = 0; at < key.length; at++) {
    const own = inside.get(key.charCodeAt(at))?.find(({ phrase }) => key.startsWith(phrase, at))
    if (own !== undefined && (best === undefined || own.rank < best.rank)) best = own
  }
  return best?.level
}

/** The longest degree whose words stand here and are written as a degree is. */
function longestDegree(doc: Doc, { words, at }: Place, degrees: Degrees): DegreeMatch | undefined {
  const counts = phrasesAt(words, at, degrees)
  if (counts.length === 0) return undefined
  let best: DegreeMatch | undefined
  // "MS Office"
  if (words[at]!.key === 'ms' && PROGRAMS.has(words[at + 1]?.key ?? '')) return undefined
  // "BS 7671": a standard.
  if (words[at]!.key === 'bs' && /^(?!19|20)\d{4,5}$/.test(words[at + 1]?.key ?? '')) return undefined
  for (const count of counts) {
    const [start, last] = [words[at]!.start, words[at + count - 1]!]
    const key = count === 1 ? words[at]!.key : keyOf(words.slice(at, at + count))
    const closes = at + count === words.length
    if (
      isWritten(doc.text.slice(start, last.end), key) ||
      (degrees === COURSES &&
        (opensSmall(doc, words, at) || isDotted(doc, last) || (closes && followsName(doc, words, at))))
    )
      best = { level: degrees.levels.get(key)!, start, end: last.end, first: at, count }
  }
  return best
}

const MASTERS = new Set(OTHER_MASTERS.split('|'))

/** "Dive Master" is none; "Preparation for a PhD" has none yet. */
function isOther(words: Word[], { first, count }: DegreeMatch): boolean {
  if (first === 0) return false
  if (count === 1 && words[first]!.key === 'master' && first + 1 === words.length)
    return MASTERS.has(words[first - 1]!.key)
  return (
    first > 1 &&
    words[0]!.key.startsWith('prepar') &&
    words.slice(1, first).every(({ key }) => /^(?:for|to|an?)$/.test(key))
  )
}

/** "Graduation date" and "expected degree" name none. */
function isTime(words: Word[], { first, count }: DegreeMatch): boolean {
  if (first > 0 && EXPECTED.has(words[first - 1]!.key)) return true
  const [next, number] = [words[first + count]?.key ?? '', words[first + count + 1]?.key ?? '']
  // "Juris Doctor expected, May 2026" names one, "diploma expected in June" only tells when.
  if (EXPECTED_BEHIND.has(next)) return count === 1 && !isShort(words[first]!)
  return NO_DEGREE.has(next) && !(next === 'level' && /^\d$/.test(number))
}

/** "BSc", "M.B.A.". */
function isShort({ start, end }: Word): boolean {
  return end - start <= LONGEST_SHORT
}

function isEnglish(doc: Doc): boolean {
  return (doc.resume.language ?? 'en') === 'en'
}

/** "matura", "mgr": in most languages a course may open its stretch in small letters. */
function opensSmall(doc: Doc, words: Word[], at: number): boolean {
  return at === 0 && words[0]!.key.length > 2 && !isEnglish(doc)
}

/** "Ing.", "Mgr.", "Bc.": a short form with its full stop. */
function isDotted(doc: Doc, { key, start, end }: Word): boolean {
  const short = key.length === 3 || (key.length === 2 && !isEnglish(doc))
  return short && doc.fold[end] === '.' && /^\p{Lu}/u.test(doc.text.slice(start, end))
}

/** "Heavy Equipment Operator certificate": the course's name stands before it, and it may be written small. */
function followsName(doc: Doc, words: Word[], at: number): boolean {
  return at > 0 && words[at]!.key.length > 5 && !isSmall(doc.text[words[at - 1]!.start]!)
}
