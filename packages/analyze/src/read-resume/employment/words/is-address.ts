import { STATE_CODES } from '../../../knowledge/reading/place-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { isPhrase, type Word } from '../../text/phrase-set.ts'
import { HOUSE_STREET_WORDS, isHouseNumber } from './is-street.ts'

const CODES = new Set(STATE_CODES.split('|'))
/** "TN 37831", "ON M5V 2T6" at the end of a row: a state and its postal code. */
const STATE_AND_CODE = /[,\s]([A-Z]{2})\.?,?\s{1,3}(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u
const LONGEST_ADDRESS = 10
const LONGEST_TOWN = 4
/** Letters of "NE 68504", with what stands before it. */
const SHORTEST = 9
const ZERO = 48
const NINE = 57

/**
 * "117 E. Quarn Blvd., Ste. 300", "Oak Quarn, TN 37831", or both in one row: where the employer above has its office. A row that has a name,
 * too, is none: "Merrow Mills, Tarn, TN 37831".
 */
export function isAddress(doc: Doc, { start, end, words, bullet }: Row): boolean {
  if (bullet || words.length < 2 || words.length > LONGEST_ADDRESS) return false
  const isHouse = isHouseNumber(words[0]!)
  const last = doc.codes[end - 1]!
  const isCoded =
    end - start >= SHORTEST && (isDigit(last) || isDigit(doc.codes[end - 2]!)) && endsWithCode(doc, start, end)
  if (!isCoded) return isHouse && namesStreet(doc, words) && !endsAsYear(words.at(-1)!.key)
  const parts = doc.text.slice(start, end).split(',').length
  return isHouse || (words.length - 2 <= LONGEST_TOWN && parts <= 2)
}

/** Its own name and what a street is called, in capitals both: "E. Quarn Blvd.". */
function namesStreet(doc: Doc, words: Word[]): boolean {
  return words.some(
    (word, at) =>
      at > 1 &&
      isPhrase(word, HOUSE_STREET_WORDS) &&
      !words.slice(1, at + 1).some(({ start }) => isSmall(doc.text[start]!)),
  )
}

const isDigit = (code: number) => code >= ZERO && code <= NINE

function endsWithCode(doc: Doc, start: number, end: number): boolean {
  const state = STATE_AND_CODE.exec(doc.text.slice(start, end))?.[1]
  return state !== undefined && CODES.has(state)
}

function endsAsYear(key: string): boolean {
  return /^(?:19|20)\d\d$/.test(key)
}
