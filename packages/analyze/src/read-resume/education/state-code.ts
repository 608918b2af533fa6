import { isRegion, isStateCode, isTown } from '../contact/home/find-place.ts'
import type { Doc } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { type Word, wordsIn } from '../text/phrase-set.ts'
import { isSchool, isStudied } from './school-shape.ts'

/** Letters before a code in which its town and its school may stand. */
const BEFORE = 120
const LONGEST_TOWN = 3
const LONGEST_SCHOOL = 12
/** Codes of Canada that behind a name in English are no degree. */
const PROVINCES = new Set(['bc', 'ab'])
/** In so few letters capitals are another short form: "BA, MA". */
const LONGEST_SHORT = 4

/**
 * "Fell College, Cambridge, MA", "Burnaby, BC": a state behind its town, and no degree. "History, MA" is one: its field
 * stands before it.
 */
export function isStateBehindTown(doc: Doc, word: Word): boolean {
  if (word.end - word.start !== 2 || (doc.resume.language ?? 'en') !== 'en' || !isStateCode(doc, [word])) return false
  if (/^ \p{L}/u.test(doc.fold.slice(word.end, word.end + 2))) return false
  const from = Math.max(0, word.start - BEFORE)
  const line = doc.text
    .slice(from, word.start)
    .split(/[\n\t|]/)
    .at(-1)!
  const start = word.start - line.length
  const comma = /,\s?$/.test(line)
  const cut = Math.max(...[',', ';', ' - ', ' – ', ' — ', ':', '(', '{'].map((sign) => cutAt(line, sign, comma)))
  const town = wordsIn(doc, start + cut, word.start)
  if (comma && isSchoolAndTown(doc, town)) return true
  if (!isTownLike(doc, town)) return false
  const before = wordsIn(doc, start, start + cut)
  // "Ada Merrow, MS": what opens a row may be a person.
  const alone = comma && PROVINCES.has(word.key)
  return isTown(town) || (before.length === 0 ? alone : isSchool(doc, before.slice(-LONGEST_SCHOOL)))
}

/** "Weir College Boston, MA": a known town behind its school, with nothing between them. */
function isSchoolAndTown(doc: Doc, words: Word[]): boolean {
  for (let count = 1; count <= LONGEST_TOWN && count < words.length; count++) {
    if (isTown(words.slice(-count)) && isSchool(doc, words.slice(-LONGEST_SCHOOL, -count))) return true
  }
  return false
}

/** "Sun Fell WI": a town and its state with nothing between them. */
export function isTownAndState(doc: Doc, words: Word[]): boolean {
  const last = words.at(-1)
  if (words.length < 2 || (doc.resume.language ?? 'en') !== 'en' || !isStateCode(doc, [last!])) return false
  return isTownLike(doc, words.slice(0, -1))
}

/** Where the words behind a sign begin; the comma that ends the line divides the town from its state. */
function cutAt(line: string, sign: string, comma: boolean): number {
  const at = line.lastIndexOf(sign, comma && sign === ',' ? line.lastIndexOf(',') - 1 : undefined)
  return at < 0 ? 0 : at + sign.length
}

/** A name of a few words with capitals that is no field of study and no short form. */
function isTownLike(doc: Doc, words: Word[]): boolean {
  const last = words.at(-1)
  if (last === undefined || words.length > LONGEST_TOWN || isStudied(last.key)) return false
  const written = doc.text.slice(words[0]!.start, last.end)
  if (written.length <= LONGEST_SHORT && written === written.toUpperCase()) return false
  return words.every(({ start, key }) => !isSmall(doc.text[start]!) && !/\d/.test(key)) && !isSchool(doc, words)
}

/** "Merrow University - Morbi, Gujarat": whether the name of a state follows behind a comma, and ends the row. */
export function isBeforeState(doc: Doc, end: number): boolean {
  if (doc.fold[end] !== ',') return false
  const [line = ''] = doc.fold.slice(end, end + LONGEST_STATE).split('\n', 1)
  const words = wordsIn(doc, end, end + line.length)
  return words.length > 0 && words.length <= LONGEST_REGION && isRegion(doc, words)
}

const LONGEST_REGION = 3
/** Letters of the name of a state. */
const LONGEST_STATE = 30
