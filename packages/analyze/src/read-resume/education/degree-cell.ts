import { TABLE_HEADS } from '../../knowledge/reading/table-heads.ts'
import type { Doc } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'
import { courseDegreeAt, type DegreeMatch } from './degree-shape.ts'
import { isSchool, isSchoolWord, isStudied } from './school-shape.ts'

const LEVELS = compilePhrases(TABLE_HEADS.levels)
/** Unknown words before the last of a field: "Power Systems Engineering". */
const MOST_UNKNOWN = 2
const LONGEST_FIELD = 8
const LONGEST_BRACKET = 8

/** The degree with which the words of a table's cells open, and how many of them it is with its field; 0 where none is. */
export function degreeCell(doc: Doc, words: Word[]): { degree: DegreeMatch | undefined; count: number } {
  const degree = courseDegreeAt(doc, words)
  const level = phraseAt(words, 0, LEVELS)
  const own = Math.max(degree?.count ?? 0, level)
  // "P.G. (M. Tech)": of another name, what its bracket says.
  const opened = own > 0 ? own : isBracketed(doc, words) ? 2 : 0
  return { degree, count: withField(doc, words, opened) }
}

/** Whether words open with a degree, and not with a field alone. */
export function opensWithDegree(doc: Doc, words: Word[]): boolean {
  return courseDegreeAt(doc, words) !== undefined || phraseAt(words, 0, LEVELS) > 0
}

/** Index of the degree behind a school's name in one run of words; 0 where none is. */
export function degreeBehind(doc: Doc, words: Word[]): number {
  for (const isKnown of [true, false]) {
    for (let at = 1; at < words.length; at++) {
      const known = courseDegreeAt(doc, words, at) !== undefined || phraseAt(words, at, LEVELS) > 0
      if (known && (!isKnown || isSchool(doc, words.slice(0, at))) && !isSchoolWord([words[at]!]))
        return /^\d{1,2}$/.test(words[at - 1]!.key) ? at - 1 : at
    }
  }
  return 0
}

function isBracketed(doc: Doc, words: Word[]): boolean {
  for (let at = 1; at < Math.min(words.length, 3); at++) {
    if (between(doc, words, at).includes('(')) return courseDegreeAt(doc, words, at) !== undefined
  }
  return false
}

/** How many words a degree of so many is with what its bracket holds and its field. */
function withField(doc: Doc, words: Word[], own: number): number {
  // "Diploma in": what of, stands behind.
  const bare = own > 1 && /^(?:in|of)$/.test(words[own - 1]!.key) ? own - 1 : own
  const named = bare > 0 ? withBracket(doc, words, bare) : 0
  const opener =
    /^(?:in|of)$/.test(words[named]?.key ?? '') && named > 0 && isSmall(doc.text[words[named]!.start]!) ? 1 : 0
  const field = fieldFrom(doc, words, { from: named + opener, forced: opener > 0 })
  if (field <= named + opener) return opener > 0 && named + 2 < words.length ? named + 2 : named
  return withBracket(doc, words, field)
}

/** Behind a word: with all that a bracket holds which opens there. */
function withBracket(doc: Doc, words: Word[], count: number): number {
  if (count >= words.length || !/[([]/.test(between(doc, words, count))) return count
  for (let at = count; at < Math.min(words.length, count + LONGEST_BRACKET); at++) {
    if (/^\.?[)\]]/.test(doc.fold.slice(words[at]!.end, words[at]!.end + 2))) return at + 1
  }
  return count
}

/** The end of the field of study that opens at a word, or where none does, that word. `forced`: "in" stands before it. */
function fieldFrom(doc: Doc, words: Word[], { from, forced }: { from: number; forced: boolean }): number {
  let [end, before] = [from, from]
  for (let at = from; at < Math.min(words.length, from + LONGEST_FIELD); at++) {
    const word = words[at]!
    // "Weir Engineering College": what it teaches is in the school's name.
    if (isSchoolWord([word])) return end === at && !forced && isOfTaught(words, at) ? before : end
    if (at > from && /[,(]|\s[-\u2013]\s/.test(between(doc, words, at))) break
    if (isStudied(word.key)) {
      if (end !== at) before = end
      end = at + 1
    } else if (!/^(?:and|of|in)$/.test(word.key) && at - end >= MOST_UNKNOWN) break
  }
  return end
}

/** Whether a kind of school has what it teaches before it: not so "Board of ...", "College of ...". */
function isOfTaught(words: Word[], at: number): boolean {
  return words[at + 1]?.key !== 'of'
}

function between(doc: Doc, words: Word[], at: number): string {
  return doc.fold.slice(words[at - 1]!.end, words[at]!.start)
}
