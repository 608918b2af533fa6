import { LONE_LABELS, POST_NOMINALS } from '../../../knowledge/reading/name-words.ts'
import { ADDRESS_OPENERS, STREET_WORDS } from '../../../knowledge/reading/place-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { gluedFamily } from '../glued-mail.ts'
import { compilePhrases, isMadeOf, wordsIn } from '../../text/phrase-set.ts'

/** Letters behind a name. */
const LETTERS = compilePhrases(POST_NOMINALS)
const STREETS = compilePhrases(STREET_WORDS)
/** Letters of a row in which such a name ends, and letters behind it that tell what follows. */
const SEARCHED = 80
const NEAR = 48
/** A number by which to reach somebody, and no span of years. */
const PHONE = /^[+(]{0,2}(?!(?:19|20)\d{2}\s?[-–])\d(?:[\s()./-]{0,3}\d){6,14}(?!\d)/
/** "12 Mill Lane", "118 W. 4th Ave.", "2207b, Hollow Oak Drive": a house and its street's first words. */
const HOUSE = /^\d{1,5}[a-z]?,?\s[^,|•\t]{2,36}/
const OPENERS = compilePhrases(LONE_LABELS, ADDRESS_OPENERS)
/**
 * "MerrowPhone: ...", "MerrowFlat 3", "MerrowP.O. Box 7": a label or the first word of an address behind a small
 * letter.
 */
const GLUED = /(?<=\p{Ll})(?:(\p{Lu}\p{Ll}+)(?=\s?:|\.?\s\d)|P\.?\s?O\.?\s?Box\s)/u
const LEAST_NAMES = 2
const MOST_NAMES = 6

/**
 * Where a name ends that a copy has left without a sign before how to reach its owner: "Ada Merrow 0300 555 0171",
 * "Ada Merrow ada@...", "Ada Merrow12 Mill Lane".
 */
export function beforeContact(doc: Doc, row: Row): number | undefined {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED))
  const written = doc.text.slice(row.start, row.start + text.length)
  const end = beforeGlued(written) ?? beforeGluedMail(written, text) ?? beforeNumber(text)
  if (end === undefined || end < 0) return undefined
  // A sign of its own parts the row as well.
  const [name, ...letters] = text.slice(0, end).split(',') as [string, ...string[]]
  if (/[|•·;:/\t]|\s{2,}|\s[-–]/.test(text.slice(0, end + 1))) return undefined
  const names = wordsIn(doc, row.start, row.start + name.length)
  if (names.length < LEAST_NAMES || names.length > MOST_NAMES) return undefined
  const behind = wordsIn(doc, row.start + name.length, row.start + end)
  return letters.length === 0 || isMadeOf(behind, LETTERS) ? row.start + end : undefined
}

function beforeGlued(written: string): number | undefined {
  const glued = GLUED.exec(written)
  if (glued === null) return undefined
  return glued[1] === undefined || OPENERS.keys.has(glued[1].toLowerCase()) ? glued.index : undefined
}

/** "Ada Merrowada.merrow@...": where the address begins that has the name glued to it. */
function beforeGluedMail(text: string, fold: string): number | undefined {
  const at = text.indexOf('@')
  const start = Math.max(text.lastIndexOf(' ', at), text.lastIndexOf('-', at)) + 1
  const family = at < 0 || start === 0 ? 0 : gluedFamily({ text, fold }, start, at)
  return family === 0 ? undefined : start + family
}

/** Where an address or a number begins that stands behind a blank or none. */
function beforeNumber(text: string): number | undefined {
  const first = text.search(/[@\d]/)
  if (first < LEAST_NAMES * 2) return undefined
  const blank = text.lastIndexOf(' ', first)
  const token = text.slice(blank + 1, first + NEAR).split(/\s/, 1)[0]!
  return token.includes('@') ? blank : beforeDigits(text, first)
}

/** Where what opens with a digit begins, if it is a telephone's number or a house's. */
function beforeDigits(text: string, digit: number): number | undefined {
  const opening = /[+(]{0,2}$/.exec(text.slice(0, digit))!.index
  const behind = text.slice(opening, digit + NEAR)
  if (!PHONE.test(behind) && !isHouse(behind)) return undefined
  return text[opening - 1] === ' ' ? opening - 1 : opening
}

function isHouse(behind: string): boolean {
  const street = HOUSE.exec(behind)
  return street !== null && street[0].split(/[\s.]+/).some((key) => STREETS.keys.has(key))
}
