import { CLASS_LETTERS, DRIVING_LICENCE, INCLUDED_CLASSES } from '../knowledge/judging/driving-words.ts'
import { lowerSameLength } from './lower-same-length.ts'

const LICENCE = new RegExp(DRIVING_LICENCE, 'gu')
/** "A driving licence", "С 2010 года": two of the letters are words as well. */
const CLASS = /(?<![\p{L}\p{N}])(?![AС]\s[\p{Ll}\d])[A-EАВСДЕ]1?E?(?:\s?[+/]\s?E)?(?![\p{L}\p{N}'’])/gu
/** Letters around the licence's name in which its classes stand. */
const REACH = 40
/** Where classes are lettered otherwise, none is read. */
const OTHER_LETTERS = /\p{Script=Han}|\p{Script=Hangul}/u

/** The classes of the driving licences that a line names, with those they include; undefined where it names none. */
export function drivingClasses(line: string): Set<string> | undefined {
  const names = [...lowerSameLength(line).matchAll(LICENCE)]
  if (names.length === 0) return undefined
  const classes = names.flatMap(({ index, 0: name }) =>
    classesIn(line.slice(Math.max(0, index - REACH), index + name.length + REACH)),
  )
  const held = classes.length === 0 ? ['B'] : classes
  return new Set(held.flatMap((each) => [each, ...(INCLUDED_CLASSES[each] ?? [])]))
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
