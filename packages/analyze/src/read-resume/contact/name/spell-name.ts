import { GIVEN_NAMES } from '../../../knowledge/reading/given-names.ts'
import { CHINESE_FAMILIES as FAMILIES, GENERATION_MARKS } from '../../../knowledge/reading/name-words.ts'
import type { Doc } from '../../text/document.ts'
import { valueOf } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { foldText } from '../../text/fold-text.ts'
import { wordsIn } from '../../text/phrase-set.ts'
import { wordsBeforeBirthName } from './birth-name.ts'

/** Languages in which the family name is said first, in capitals or not. */
const FAMILY_FIRST = new Set(['hu', 'vi', 'zh', 'ja', 'ko', 'ru', 'uk', 'bg', 'ta', 'te'])
const PATRONYMIC = /^\p{Lu}\p{Ll}{2,20}(?:[oeyi]v[yi]?ch|[oe]vna|yivna|ivna)$/u
const MOST_IN_PART = 4
/** "Ada Merrow, XYZ-SAA": letters that nobody knows behind a whole name in small ones. */
const LETTERS = /^[A-Z]{2,6}(?:-[A-Z]{1,5})?$/
const CHINESE_FAMILIES = new Set(FAMILIES.split('|'))
/** A sign of a Chinese name in letters of whatever spelling: "Hui", "Tsz", "Xiang". */
const SYLLABLE = /^[a-z]{1,6}$/u
/** "Gerald Holt, Jr." */
const GENERATION = new RegExp(`^(?:${GENERATION_MARKS})\\.?$`, 'i')
const WHOLE = /^\p{Lu}\p{Ll}+ (?:.* )?\p{Lu}\p{Ll}/u

/** A name as it is said: without nicknames, given names first where commas or capitals mark the family name. */
export function spellName(doc: Doc, start: number, end: number): string {
  const plain = spellPart(doc, start, end)
  const comma = plain.split(/\s?[,،]\s?/u)
  if (comma.length === 2 && comma.every((part) => part !== '' && part.split(' ').length <= MOST_IN_PART))
    return ofTwo([comma[0]!, comma[1]!], plain)
  const language = doc.resume.language ?? ''
  if (FAMILY_FIRST.has(language)) return plain
  return endsInGiven(doc, plain) ? lastFirst(plain) : (signedAs(doc, plain) ?? givenFirst(plain))
}

/** A name with a comma: turned round, but for letters behind it and for a Chinese name that has another beside it. */
function ofTwo([first, second]: [string, string], plain: string): string {
  if (GENERATION.test(second)) return `${first} ${second}`
  if (LETTERS.test(second) && WHOLE.test(first)) return first
  return isChineseWhole(first) ? plain : `${second} ${first}`
}

/** "TAN HUI LING": a Chinese family name and the two signs of a given one, each in letters. */
function isChineseWhole(name: string): boolean {
  const [family, ...given] = foldText(name).split(/[ -]/u)
  return given.length === 2 && CHINESE_FAMILIES.has(family!) && given.every((sign) => SYLLABLE.test(sign))
}

/** "MERROW ADA" of somebody who signs as "Ada Merrow": forms ask for the family name first. */
function signedAs(doc: Doc, name: string): string | undefined {
  const words = name.split(' ')
  if (words.length !== 2 || name !== name.toUpperCase() || name === name.toLowerCase()) return undefined
  const turned = lastFirst(foldText(name))
  const at = doc.fold.lastIndexOf(turned)
  if (at < 0 || /\p{L}/u.test(doc.fold[at - 1] ?? ' ') || /\p{L}/u.test(doc.fold[at + turned.length] ?? ' '))
    return undefined
  const signed = valueOf(doc, at, at + turned.length)
  return /^\p{Lu}\p{Ll}.* \p{Lu}\p{Ll}/u.test(signed) ? signed : undefined
}

/** A part of a name that stands by itself: without nicknames and the name somebody was born with. */
export function spellPart(doc: Doc, start: number, end: number): string {
  const words = wordsIn(doc, start, end)
  const born = wordsBeforeBirthName(doc, words)
  const [, until] = trimRange(doc, start, born < words.length ? words[born - 1]!.end : end)
  return withoutNickname(valueOf(doc, start, until))
}

/** Whether a word is a given name of the resume's language that is seldom a family's. */
export function isGivenName(doc: Doc, key: string): boolean {
  const { language } = doc.resume
  return language !== undefined && GIVEN_NAMES[language] !== undefined && givenOf(language).has(key)
}

/** 'Anna "Nan" Miller', "Anna Miller (Nan)"; of "A.B. (Anna) Miller" the name in brackets is the given one. */
function withoutNickname(name: string): string {
  if (!/[("“„”«»‘]/u.test(name)) return name
  const called = /^(?:\p{Lu}{1,2}[a-z]?\.[\s-]?){1,5}\(([^()]{2,30})\)\s(.{2,60})$/u.exec(name)
  if (called !== null) return `${called[1]!} ${called[2]!}`
  return name
    .replaceAll(/[("“„”«»‘][^()"“„”«»‘’]{1,30}[)"“”«»’]?/gu, ' ')
    .replaceAll(/\s{1,9}/gu, ' ')
    .trim()
}

/** "Aratri Mirella": the last word is a given name of the resume's language, and the first is none. */
function endsInGiven(doc: Doc, name: string): boolean {
  const words = name.split(' ')
  if (words.length !== 2) return false
  const [first, last] = words.map((word) => foldText(word).split('-')[0]!)
  return isGivenName(doc, last!) && !Object.keys(GIVEN_NAMES).some((language) => givenOf(language).has(first!))
}

function lastFirst(name: string): string {
  const [first, last] = name.split(' ')
  return `${last!} ${first!}`
}

const given = new Map<string, Set<string>>()

function givenOf(language: string): Set<string> {
  let names = given.get(language)
  if (names === undefined) given.set(language, (names = new Set(foldText(GIVEN_NAMES[language]!).split('|'))))
  return names
}

/** "MILLER Anna Jane", "Hrytsenko Vasyl Mykolayovych". */
function givenFirst(name: string): string {
  const words = name.split(' ')
  const isLoud = (word: string) =>
    word.length > 1 && /^[\p{Lu}'’-]{2,40}$/u.test(word) && /\p{Script=Latin}/u.test(word)
  const loud = words.findIndex((word) => !isLoud(word) && !/^(?:d[aeiou]s?|van|von|der|del|la|le|y|e)$/i.test(word))
  const rest = words.slice(loud)
  const quiet = rest.every((word) =>
    /^(?:\p{Lu}\p{Ll}{1,20}(?:\p{Lu}\p{Ll}{1,20})?|\p{Lu}\.)(?:[-'’]\p{L}\p{Ll}{0,20})?$/u.test(word),
  )
  // "DEEPIKA P.": an initial behind a name is no given name.
  const given = rest.some((word) => /\p{Ll}/u.test(word))
  if (loud > 0 && quiet && given && words.slice(0, loud).some((word) => word.length > 2 && isLoud(word)))
    return [...rest, ...words.slice(0, loud)].join(' ')
  if (words.length === 3 && PATRONYMIC.test(words[2]!) && !PATRONYMIC.test(words[1]!))
    return [words[1]!, words[2]!, words[0]!].join(' ')
  return name
}
