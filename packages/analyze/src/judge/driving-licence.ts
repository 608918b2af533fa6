import type { Span } from '@evenhand/model'
import {
  CLASS_LETTERS,
  DRIVING_LICENCE,
  INCLUDED_CLASSES,
  LICENCE_LOST,
  LICENCE_NOT_YET,
  NO_LICENCE,
} from '../knowledge/judging/driving-words.ts'
import { lowerSameLength } from './lower-same-length.ts'

const LICENCE = new RegExp(DRIVING_LICENCE.replaceAll(' ', '[\\s:]{1,3}'), 'gu')
/** "A driving licence", "С 2010 года": two of the letters are words as well. */
const CLASS = /(?<![\p{L}\p{N}])(?![AС]\s[\p{Ll}\d])(?:E[BC]1?|[A-EАВСДЕ]1?E?(?:\s?[+/]\s?E)?)(?![\p{L}\p{N}'’])/gu
/** Letters around the licence's name in which its classes stand. */
const REACH = 40
/** Where classes are lettered otherwise, none is read. */
const OTHER_LETTERS = /\p{Script=Han}|\p{Script=Hangul}/u

const DENIED_BEFORE = new RegExp(`(?<!\\p{L})(?:${NO_LICENCE.before})\\s(?:\\p{L}+\\s)?$`, 'iu')
const DENIED_BEHIND = new RegExp(`^[\\s:]*(?:${NO_LICENCE.behind})(?!\\p{L})`, 'iu')
const NOT_YET = new RegExp(`(?<!\\p{L})(?:${LICENCE_NOT_YET})`, 'u')
const LOST = new RegExp(`(?<!\\p{L})(?:${LICENCE_LOST})`, 'u')
/** Letters behind and before a licence in which such words stand. */
const LONGEST_BEHIND = 90
const LEARNER = 14
/** What parts facts about a person that stand in one row. */
const PARTS = /[\n·•|]/u

/** A driving licence that a text names: where, and its classes with those they include. */
export type DrivingLicence = Span & { classes: ReadonlySet<string> }

/** Where a sentence ends; "cat. B" ends none. */
const SENTENCE_END = /(?<=\p{L}{3}|\d|\s\p{Lu}{1,2})[.!?]\s{1,3}(?=\p{Lu}\p{Ll})/gu

/** Whether a text names a driving licence, claimed or denied. */
export function namesLicence(text: string): boolean {
  return lowerSameLength(text).search(LICENCE) >= 0
}

/**
 * The driving licences that a text claims, each within its row, or beneath it where the row is its heading. Their span is
 * no more than the sentence that names them.
 */
export function drivingLicences(text: string): DrivingLicence[] {
  const folded = lowerSameLength(text)
  const named = [...folded.matchAll(LICENCE)]
  // Whoever had to give it back has none, whatever else names one.
  if (named.some(({ index }) => LOST.test(behind(folded, index, /[\n.;]/u)))) return []
  return named.flatMap(({ index, 0: name }) => {
    if (NOT_YET.test(`${folded.slice(Math.max(0, index - LEARNER), index)} ${behind(folded, index, /[\n.;,]/u)}`))
      return []
    const after = text.slice(index + name.length, index + name.length + REACH)
    const said = after.trimStart().split(PARTS, 1)[0]!.trimEnd()
    const before = text
      .slice(wordFrom(text, Math.max(0, index - REACH)), index)
      .split(PARTS)
      .at(-1)!
      .trimStart()
    if (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(said)) return []
    const end = index + name.length + after.indexOf(said) + said.length
    const start = index - before.length
    const lettered = classesIn(text.slice(start, end))
    const held = lettered.length === 0 ? ['B'] : lettered
    const classes = new Set(held.flatMap((each) => [each, ...(INCLUDED_CLASSES[each] ?? [])]))
    const ends = [...text.slice(start, end).matchAll(SENTENCE_END)].map((found) => ({
      start: start + found.index + 1,
      end: start + found.index + found[0].length,
    }))
    return {
      start: ends.findLast((each) => each.end <= index)?.end ?? start,
      end: ends.find((each) => each.start > index + name.length)?.start ?? end,
      classes,
    }
  })
}

/** What is said of a licence behind its name, up to a sign. */
function behind(text: string, at: number, until: RegExp): string {
  return text.slice(at, at + LONGEST_BEHIND).split(until, 1)[0]!
}

/** Where a word begins, for a place within one; scripts without blanks have none to look for. */
function wordFrom(text: string, at: number): number {
  if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at
  return at + (/^[\p{L}\p{N}'’]{1,15}(?=\s)/u.exec(text.slice(at, at + REACH))?.[0].length ?? 0)
}

/** The classes of the licences that a line claims; undefined where it claims none. */
export function drivingClasses(line: string): ReadonlySet<string> | undefined {
  const licences = drivingLicences(line)
  return licences.length === 0 ? undefined : new Set(licences.flatMap(({ classes }) => [...classes]))
}

/** Whether the classes held are those that a requirement asks for. */
export function includesClasses(held: ReadonlySet<string>, requirement: string): boolean {
  const asked = classesIn(requirement)
  return asked.length === 0 || asked.some((each) => held.has(each))
}

function classesIn(text: string): string[] {
  if (OTHER_LETTERS.test(text)) return []
  return [...text.matchAll(CLASS)].map(([letters]) =>
    [...letters.replaceAll(/[\s+/]/gu, '')].map((letter) => CLASS_LETTERS[letter] ?? letter).join(''),
  )
}
