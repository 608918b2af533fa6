import { BROAD_FIELDS, DEGREE_STEMS } from '../knowledge/judging/degree-stems.ts'
import { orPattern } from '../knowledge/judging/joining-words.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { meaningsOf } from './meanings-of.ts'
import { wordsOf } from './words-of.ts'

/** Stems of the words for degrees, which name no field of study. */
export const degreeWords: ReadonlySet<string> = new Set(wordsOf(DEGREE_STEMS.replaceAll(/\s+/g, ' ')).stems)

const broadWords = new Set(wordsOf(BROAD_FIELDS).stems)

/** Fields of study of which one is asked for: the stems of each, and the line of work of all. */
export type FieldsAsked = { each: string[][]; line: LineOfWork }

/** Between fields of which one is enough, beside a word for "or". */
const COMMA = /[,;/、，]/u

/** The fields that a requirement's text (in a language, ISO 639-1) asks for. */
export function fieldsAsked(text: string, language: string): FieldsAsked {
  const each = text
    .split(COMMA)
    .flatMap((part) => part.split(orPattern(language)))
    .map((field) => fieldStems(field, language))
    .filter((words) => words.length > 0)
  return { each, line: lineOfField(each.flat()) }
}

/** The distinct stems of a text that name a field, not the degree. */
export function fieldStems(text: string, language: string): string[] {
  return [...new Set(meaningsOf(text, language))].filter((word) => !degreeWords.has(word))
}

/** Whether stems of a field say more than that it is one of many. */
export function isTelling(field: string[]): boolean {
  return field.some((word) => !broadWords.has(word))
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
