import { BROAD_FIELDS, DEGREE_STEMS, TURNING_FIELDS } from '../knowledge/judging/degree-stems.ts'
import { FIELD_NAMES } from '../knowledge/judging/field-names.ts'
import { DEGREE_WORDS } from '../knowledge/judging/job-degrees.ts'
import { orPattern } from '../knowledge/judging/joining-words.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { isForeign, meaningsOf } from './meanings-of.ts'
import { tokenize } from '../knowledge/tokenize.ts'
import { stemmed, stemsAbroad, wordsOf } from './words-of.ts'

/** Stems of the words for degrees, which name no field of study. */
export const degreeWords: ReadonlySet<string> = stemsAbroad(DEGREE_STEMS.replaceAll(/\s+/g, ' '))

const broadWords = new Set(wordsOf(BROAD_FIELDS).stems)
const turningWords = new Set(wordsOf(TURNING_FIELDS).stems)

/** Fields of study of which one is asked for: the stems of each, and the line of work of all. */
export type FieldsAsked = { each: string[][]; line: LineOfWork }

/** Between fields of which one is enough, beside a word for "or". */
const COMMA = /[,;/、，]/u

/** The fields that a requirement's text (in a language, ISO 639-1) asks for. */
export function fieldsAsked(text: string, language: string): FieldsAsked {
  const each = withoutLevels(text, language)
    .split(COMMA)
    .flatMap((part) => part.split(orPattern(language)))
    .map((field) => fieldStems(field, language))
    .filter((words) => words.length > 0)
  return { each, line: lineOfField(each.flat()) }
}

/** The distinct stems of a text that name a field, not the degree; fields named in other languages in English, too. */
export function fieldStems(text: string, language: string): string[] {
  const own = meaningsOf(text, language)
  // "Industriekauffrau" is a known name of a job, and says "business" by its own words.
  const said = language === 'en' ? [] : stemmed(tokenize(text), language).stems
  return [...new Set([...own, ...said, ...englishStems(text)])].filter((word) => !degreeWords.has(word))
}

const names = FIELD_NAMES.map(({ field, beginnings, anywhere }) => ({
  stems: wordsOf(field).stems,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${beginnings})|${anywhere}`, 'u'),
}))

/** The English stems of the fields that a text names in another language. */
function englishStems(text: string): string[] {
  const folded = lowerSameLength(text)
  return names.flatMap(({ stems, pattern }) => (pattern.test(folded) ? stems : []))
}

/**
 * Whether stems name a field that is understood: in words that English knows, and of some line of work. Of other words
 * nobody can say that they name another field.
 */
export function isUnderstood(field: string[]): boolean {
  const known = field.filter((word) => !isForeign(word))
  return known.length > 0 && lineOfField(known).some((part) => part > 0)
}

/** A text without its words for levels of education; "perito meccanico" says a field as well, and stays. */
export function withoutLevels(text: string, language: string): string {
  const folded = lowerSameLength(text)
  return DEGREE_WORDS.reduce(
    (left, [, pattern]) =>
      [...folded.matchAll(new RegExp(pattern, 'gu'))].reduce(
        (rest, { 0: words, index }) =>
          isUnderstood(fieldStems(words, language))
            ? rest
            : rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length),
        left,
      ),
    text,
  )
}

/** Whether stems of a field say more than that it is one of many. */
export function isTelling(field: string[]): boolean {
  return field.some((word) => !broadWords.has(word))
}

/** Whether a field that is held is another than all those asked for by the word before it: "veterinary nursing". */
export function isTurned(asked: string[][], held: string[]): boolean {
  return held.some((word) => turningWords.has(word) && !asked.some((field) => field.includes(word)))
}

/** "HR management" is not shared by who studied the management of something else. */
export function isField(field: string[], held: string[]): boolean {
  const own = field.filter((word) => !broadWords.has(word))
  return (own.length > 0 ? own : field).some((word) => held.includes(word))
}

/** The line of work that a field of study leads to. */
export function lineOfField(stems: string[]): LineOfWork {
  return lineOfWork([...new Set(stems)])
}
