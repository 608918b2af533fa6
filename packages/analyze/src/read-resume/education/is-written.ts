import { DEGREE_ABBREVIATIONS } from '../../knowledge/reading/degree-words.ts'
import { isSmall } from '../text/letter-case.ts'

const ABBREVIATIONS = new Set(DEGREE_ABBREVIATIONS.split('|').map((short) => short.toLowerCase()))

/** Whether a degree's phrase is written as one is: short forms in capitals, plain words with a capital first. */
export function isWritten(written: string, key: string): boolean {
  // "10+2": school years of two levels.
  if (/^\d{1,2} ?\+ ?\d$/.test(written)) return true
  // "Quarn M/A School": letters with a stroke are a town's, but for the levels of an examination.
  if (/^\p{Lu}\/\p{Lu}$/u.test(written) && !key.endsWith('l')) return false
  const isJoined = key.includes(' ')
  const letters = isJoined ? key.replaceAll(' ', '') : key
  if (isJoined && letters.length > 4) return true
  if (isJoined || letters.length <= 2 || ABBREVIATIONS.has(letters)) {
    if (/[^\u0000-\u024f]/u.test(written)) return true
    // "A.Ş." is a firm's form, and no "A.S.".
    if (/[^\u0000-\u007f]/.test(written) && letters.length <= 2) return false
    // "B.E", "B. Tech", "BE", "MSc", "BEd"; not "be", "as a".
    return (
      /^\p{Lu}/u.test(written) &&
      (/\p{Lu}[^\p{Ll}]*$|^\p{Lu}{2}\p{Ll}$/u.test(written) || /^\p{Lu}\.\s?\p{Lu}\p{Ll}*/u.test(written))
    )
  }
  // A plain word opens with a capital where its script has them.
  return !isSmall(written[0]!)
}
