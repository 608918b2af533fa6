import { GRADE_WORDS } from '../../knowledge/reading/degree-words.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word } from '../text/phrase-set.ts'

export const GRADES = compilePhrases(GRADE_WORDS)

/** "GPA 3.8/4.0", "CGPA: 8.2", "72%", "first class". */
export function gradeOf(doc: Doc, row: Row): [number, number] | undefined {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + 300))
  const mark =
    /(?:\d{1,2}(?:[.,]\d{1,2})?\s?%)|(?:\b(?:c?gpa|gpax|ipk|cpi|note|grade)\b[^a-z0-9]{0,8}\d{1,2}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,2}(?:[.,]\d{1,2})?)?)/.exec(
      text,
    )
  if (mark !== null && !isYearOrShare(mark[0], text.slice(mark.index + mark[0].length)))
    return [row.start + mark.index, row.start + mark.index + mark[0].length]
  for (let at = 0; at < row.words.length; at++) {
    const length = phraseAt(row.words, at, GRADES)
    if (length >= 2) return [row.words[at]!.start, markEnd(doc, row, row.words[at + length - 1]!.end)]
  }
  return undefined
}

/** "Grade 12", "85% of the costs". */
function isYearOrShare(mark: string, behind: string): boolean {
  return (
    /^grade\b[^a-z0-9]{0,8}(?:[7-9]|1[0-3])$/.test(mark) ||
    (mark.endsWith('%') && /^ of (?!marks|the total)/.test(behind))
  )
}

/** "Voto finale 78/100", "Second class lower division": the figure, or which half of the class, belongs to the mark. */
function markEnd({ fold }: Doc, row: Row, end: number): number {
  const behind = fold.slice(end, Math.min(row.end, end + LONGEST_FIGURE))
  const more = FIGURE.exec(behind) ?? HALF.exec(behind)
  return end + (more?.[0].length ?? 0)
}

const FIGURE =
  /^(?:\s?[:=–-]\s?\d{1,3}(?:[.,]\d{1,2})?|\s\d{1,3}(?:[.,]\d{1,2}|(?=\s?\/\s?\d)))(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?(?![\d/-])/
const HALF = /^,? (?:\((?:upper|lower)(?: division)?\)|(?:upper|lower)(?: division)?)(?![a-z])/
/** Letters of a figure behind its word. */
const LONGEST_FIGURE = 24

/** "(niveau 3)", "(Grade II)": which of its kind a course is. */
export function tellsKind([level, number, more]: Word[]): boolean {
  if (level === undefined || number === undefined || more !== undefined) return false
  if (level.key === 'grade') return /^(?:i{1,3}|iv)$/.test(number.key)
  return LEVELS.test(level.key) && /^(?:\d|i{1,3}|iv|v)$/.test(number.key)
}

const LEVELS = /^(?:niveau|niv|level|lvl|nivel|niva|livello|poziom|stopien|stupen|stufe|szint|уровень|рівень|ниво)$/

/** "(500 points)", "(cum laude honours)": how well, not what, as "(Grade 12)" says. */
export function isMark(doc: Doc, words: Word[]): boolean {
  if (words[0]!.key === 'grade' && /^(?:[7-9]|1[0-3])$/.test(words[1]?.key ?? '')) return false
  if (tellsKind(words)) return false
  const text = doc.fold.slice(words[0]!.start, words.at(-1)!.end)
  // "Bachelor of Arts (Media)" in English, and no average.
  if ((doc.resume.language ?? 'en') === 'en' && words.some(({ key }) => key === 'media')) return /\d/.test(text)
  return hasPhrase(words, GRADES) || /^\d+$/.test(words[0]!.key) || /\d\s?[.,/]\s?\d/.test(text)
}

/** "8.2 CGPA", "GPA: 3.6": a mark with its word, and nothing else. */
export function isMarkAlone(doc: Doc, { words, start, end }: Row): boolean {
  if (words.length > LONGEST_MARK || !/\d[.,]\d|\d ?%/.test(doc.fold.slice(start, end))) return false
  return words.every((word, at) => /^\d/.test(word.key) || phraseAt(words, at, GRADES) === 1)
}

const LONGEST_MARK = 5
