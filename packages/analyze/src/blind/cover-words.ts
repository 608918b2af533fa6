/** Stands for one covered letter: the text keeps its length, so that quotes keep their places. */
export const COVER = '█'

const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu
const LINK =
  /(?:https?:\/\/|www\.)[^\s]{1,300}|\b(?:linkedin|github|gitlab|xing|behance|facebook|instagram|twitter|x)\.com\/[^\s]{1,200}/giu
/** A bare address of the web with a path; `Node.js/React` and `ASP.NET/C#` are none. */
const SITE = /\b[a-z0-9-]{1,63}(?:\.(?!(?:js|net)\b)[a-z0-9-]{2,63}){1,4}\/[^\s]{1,200}/gi
/** Nine digits or more with what is written between them; years with a dash between them are fewer. */
const NUMBER = /\+?\(?\d(?:[ ()./-]{0,3}\d){8,17}/gu
const DATE = '(?:(?:\\d{1,2}[./-]){0,2}(?:19|20)\\d{2}|(?:19|20)\\d{2}(?:[./-]\\d{1,2}){1,2})'
/** "06/2015 - 02/2020", "(2015-06-01 - 2020-02-28": as many digits, and from when until when. */
const DATES = new RegExp(`^\\(?${DATE}[ ()./-]{1,3}${DATE}$`)

/** Who keeps a register of a profession, and what the number in it is called. */
const REGISTERS =
  'nmc|gmc|gdc|gphc|hcpc|ahpra|sra|npi|rpps|crm|oab|coren|pin|register|registration|registered|reg|licen[cs]e|membership|registernummer|mitgliedsnummer|colegiad[oa]|matrícula'
/** A number in a public register leads to its owner; years are shorter. What it is the number of stays. */
const REGISTERED = new RegExp(
  `\\b(?:${REGISTERS})\\b(?:[ .:#]{1,3}(?:pin|no|nr|number|id|registration|licen[cs]e)\\b){0,2}[ .:#№]{1,4}` +
    '(?=(?:[a-z/]{0,4}\\d){4})([a-z]{0,3}\\d[a-z\\d/]{4,12})\\b',
  'giu',
)

const PATTERNS = [ADDRESS, LINK, SITE]

export type Coverer = (text: string) => string

/** Prepares the covering of these words, and of every address, link and telephone number, in any text. Pure. */
export function createCoverer(words: readonly string[]): Coverer {
  const folded = words.map((word) => word.toLowerCase()).filter((word) => word.length > 0)
  return (text) => {
    if (text === '') return text
    const lower = text.toLowerCase()
    const unlisted = text.replaceAll(
      REGISTERED,
      (whole, number: string) => whole.slice(0, -number.length) + coverText(number),
    )
    const unlinked = PATTERNS.reduce((rest, pattern) => rest.replaceAll(pattern, coverText), unlisted)
    const left = unlinked.replaceAll(NUMBER, (number) => (DATES.test(number) ? number : coverText(number)))
    // A letter whose small form is longer would shift every place after it.
    return lower.length === text.length ? coverAll(left, lower, folded) : coverAll(left, text, words)
  }
}

/** The text with all but its white space covered. */
export function coverText(text: string): string {
  return text.replaceAll(/\S/g, COVER)
}

function coverAll(text: string, folded: string, words: readonly string[]): string {
  let result = text
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = at + word.length
      if (isInside(folded, at, word)) continue
      result = result.slice(0, at) + coverText(result.slice(at, end)) + result.slice(end)
    }
  }
  return result
}

const LETTER = /[\p{L}\p{N}]/u
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** A short word that is only part of another word names nobody. */
function isInside(text: string, at: number, word: string): boolean {
  if (JOINED.test(word) || word.length > 5) return false
  return LETTER.test(text[at - 1] ?? ' ') || LETTER.test(text[at + word.length] ?? ' ')
}
