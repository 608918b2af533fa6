import { NORM_BODIES, PHONE_WORDS } from '../../../knowledge/reading/phone-words.ts'
import type { Doc } from '../../text/document.ts'

/** How far before a number it may be said what it is. */
const REACH = 60
const DATES = [
  // "2012 - 2016", "2012-05", "1971. 02. 27", "1370/04/15"
  /^\(?(?:19|20|2[45])\d{2}\)?\s*[-/.]{1,2}\s*\(?(?:19|20|2[45])\d{2}\)?$/u,
  /^(?:1[349]|2[0145])\d{2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,2}(?:\D|$)/u,
  // "11. 5. 1977", "14 / 06 / 1993", "05/2012", "(05/2012–"
  /^\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*(?:1[349]|2[0145])\d{2}(?:\D|$)/u,
  /^\(?\d{1,2}[./](?:19|20)\d{2}\b/u,
  // "22.–26.01.2024", "22.01.-03.02.2024", "08.91 - 01.94"
  /^\d{1,2}(?:[./]\d{1,2})?\.?\s*[-\u2013]\s*\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}$/u,
  /^(?:0?[1-9]|1[0-2])[./]\d{2}\s*[-\u2013]\s*(?:0?[1-9]|1[0-2])[./]\d{2}$/u,
  // "1. 2011 - 2013", "43 (2018 - 2021": the number of an item, or the end of a name, before its years.
  /^\d{1,3}[.)]? ?\(?(?:19|20)\d{2}\s*[-\u2013]\s*(?:19|20)\d{2}\)?$/u,
]
/** "2003 2008 2012": years of a list, as versions of a program have them. */
const YEARS = /^(?:19|20)\d{2}(?:[ /,.-]{1,3}(?:19|20)\d{2}){1,4}$/u
/** "3850/9300": two models of a series. */
const MODELS = /^[1-9]\d{3}\/\d{4}$/u
const POSTCODES = [
  // Brazil, Portugal, Poland with a town's, Japan behind its sign; the United States.
  /^\d{5}-\d{3}$/u,
  /^\d{4}-\d{3}$/u,
  /^\d{5}-\d{4}$/u,
]
const PAPERS = [
  // Grouped by thousands, and with a check digit behind, as identity papers are.
  /^\d{1,2}(?:\.\d{3}){2}(?:-\d)?$/u,
  /^\d{1,3}(?:\.\d{3}){3,}$/u,
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$/u,
  /^\d{2}\.\d{3}\.\d{3}\/?\d{4}-\d{2}$/u,
  /^\d{5}-\d{7}-\d$/u,
  /^\d{8,}-\d{1,2}$/u,
  // Sixteen digits, of a card or a researcher.
  /^(?:\d{4}[- ]){3}\d{4}$/u,
]
/** "214 – 60126 Ancona": a house's number and the postal code of a town. */
const HOUSE = /^\d{1,4} - \d{4,6}$/u
/** "SS 436 40 00": the number of a standard behind the letters of its body. */
const NORM = new RegExp(`(?:^|[^\\p{L}])(?:${NORM_BODIES})[ -]{1,3}$`, 'u')
const LONGEST_NORM = 8
/** The word for a telephone right before its number. */
const CALLED = new RegExp(`(?:${PHONE_WORDS})[\\s.:)#№-]{0,6}$`, 'u')

/** A date, postal code or number of a paper by the way it is written; a word for a telephone before it outdoes postal codes. */
export function isNoPhone({ fold }: Doc, start: number, end: number): boolean {
  const written = fold.slice(start, end)
  if (DATES.some((form) => form.test(written))) return true
  // The rest of a longer number, which a line's end parted: "0000-0002-" and "1825-0097".
  if (/\d-\s*$/u.test(fold.slice(Math.max(0, start - 4), start))) return true
  if (isCalledPhone(fold, start)) return false
  if (fold[start - 1] === '〒' || fold.startsWith('〒 ', start - 2)) return true
  if (YEARS.test(written) || MODELS.test(written) || NORM.test(fold.slice(Math.max(0, start - LONGEST_NORM), start)))
    return true
  if ([...POSTCODES, ...PAPERS].some((form) => form.test(written))) return true
  return HOUSE.test(written) && /^[ ,]{1,2}\p{L}/u.test(fold.slice(end, end + 3))
}

/** Whether the word for a telephone stands right before a number. */
export function isCalledPhone(fold: string, start: number): boolean {
  return CALLED.test(fold.slice(Math.max(0, start - REACH), start))
}
