import { CONTINUED_WORDS, PART_WORDS } from '../../knowledge/reading/heading-words.ts'
import { bitOf, isPhrase, type Word } from '../text/phrase-set.ts'

/** "Section 2:", "Part B –", "B.": what numbers a section, before what it is called. */
const PARTS = bitOf(PART_WORDS.split('|'))

/** "(continued)", "cont'd". */
const CONTINUED = bitOf(CONTINUED_WORDS.split('|'))

/** "年<tab>月<tab>免許": Japanese forms head the columns of year and month beside the section. */
export function isColumnHead(words: Word[]): boolean {
  return words.length > 2 && words[0]!.key === '年' && words[1]!.key === '月'
}

const DIGITS = [...'0123456789']
const ROMANS = [...'ivx']
const LONGEST_NUMBER = 4
const COUNTS = lettersUpTo(DIGITS, 2)
/** "Q6. Education": the questions of a form are numbered so. */
const NUMBERS = bitOf([...COUNTS, ...COUNTS.map((count) => `q${count}`), ...lettersUpTo(ROMANS, LONGEST_NUMBER)])

/** All words of so many of these letters at most. */
function lettersUpTo(letters: string[], most: number): string[] {
  if (most === 1) return letters
  return [...letters, ...lettersUpTo(letters, most - 1).flatMap((word) => letters.map((letter) => letter + word))]
}

function isNumber(word: Word): boolean {
  return word.end - word.start <= LONGEST_NUMBER && isPhrase(word, NUMBERS)
}

const COUNTED = /^[一二三四五六七八九十]{1,2}$/u

/** The words of a heading without "2." or "IV." among them; the same array where there are none. */
export function withoutNumbers(words: Word[]): Word[] {
  if (words.length < 2) return words
  // "二、教育背景"
  if (words[0]!.unspaced && COUNTED.test(words[0]!.key)) return words.slice(1)
  if (!words.some(isNumber)) return words
  // "Note 1,8" is a mark, "1.2 Notes" a heading.
  if (words.length > 2 && words.slice(-2).every(isNumber) && !isNumber(words[0]!)) return words
  return words.filter((word) => !isNumber(word))
}

/** The words of a heading without its number and without what says that it goes on; the same array where it has neither. */
export function bareHeading(words: Word[]): Word[] {
  let kept = isColumnHead(words) ? words.slice(2) : words
  if (kept.length > 2 && isPhrase(kept[0], PARTS) && kept[1]!.key.length <= 2) kept = kept.slice(2)
  else if (
    kept.length > 1 &&
    kept.length < 5 &&
    kept[0]!.key.length === 1 &&
    /[a-h]/.test(kept[0]!.key) &&
    kept[1]!.key.length > 2
  )
    kept = kept.slice(1)
  if (kept.length > 1 && kept.at(-1)!.key === 'd' && kept.at(-2)!.key === 'cont') kept = kept.slice(0, -1)
  return kept.length > 1 && isPhrase(kept.at(-1), CONTINUED) ? kept.slice(0, -1) : kept
}
