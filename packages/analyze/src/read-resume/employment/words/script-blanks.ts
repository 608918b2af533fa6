import { HANGUL_NAME_ENDS } from '../../../knowledge/reading/employer-words.ts'
import { isUnspaced, type Word } from '../../text/phrase-set.ts'

const KOREAN_EMPLOYERS = HANGUL_NAME_ENDS.split('|')

function isHangul(key: string): boolean {
  const code = key.charCodeAt(key.length - 1)
  return code >= 0xac00 && code <= 0xd7af
}

const THAI_OPENERS = [
  'บริษัท',
  'ห้าง',
  'โรงพยาบาล',
  'โรงเรียน',
  'โรงแรม',
  'ธนาคาร',
  'ร้าน',
  'มหาวิทยาลัย',
  'วิทยาลัย',
  'สาขา',
  'คณะ',
  'เกรด',
]

/** What the name of a firm or a partnership begins with. */
const FIRMS = ['บริษัท', 'ห้าง']

/** Letters before this one, the first Thai one, are of scripts that divide words by blanks. */
export const FIRST_SPACELESS = 0x0e00

/** Whether a word, or its end, may be of a script that does not. */
export function mayBeSpaceless(key: string): boolean {
  return key.charCodeAt(0) >= FIRST_SPACELESS || key.charCodeAt(key.length - 1) >= FIRST_SPACELESS
}

/** Whether a word begins with a letter of Thai, or of Lao. */
export function isThai(key: string): boolean {
  const code = key.charCodeAt(0)
  return code >= 0x0e00 && code < 0x0f00
}

const opensFirm = ({ key }: Word) => FIRMS.some((firm) => key.startsWith(firm))
const isLimited = ({ key }: Word) => key.startsWith('จำกัด')

/** Words of a Thai firm's name. */
const LONGEST_FIRM = 6

/** "บริษัท บางนา โลจิสติกส์ จำกัด": between what opens the name of a firm and its legal form. */
function isInFirm(words: Word[], at: number): boolean {
  if (opensFirm(words[at - 1]!)) return true
  const name = words.slice(Math.max(0, at - LONGEST_FIRM), at)
  const opener = name.findLastIndex(opensFirm)
  if (opener < 0 || name.slice(opener).some(isLimited)) return false
  return words.slice(at, at + LONGEST_FIRM).some(isLimited)
}

/** Scripts without blanks between words use a blank as a comma; a Thai company's name keeps its own. */
export function isScriptBlank(words: Word[], at: number): boolean {
  const previous = words[at - 1]!
  const word = words[at]!
  if (!mayBeSpaceless(previous.key)) return false
  if (isHangul(previous.key)) {
    // Korean has blanks between words: a company's name ends them.
    return (
      (at > 1 && words[at - 2]!.key === '주식회사') ||
      (previous.key !== '주식회사' && KOREAN_EMPLOYERS.some((ending) => previous.key.endsWith(ending)))
    )
  }
  if (isThai(previous.key) && isThai(word.key)) {
    if (THAI_OPENERS.some((opener) => word.key.startsWith(opener))) return true
    return !isInFirm(words, at) && !isLimited(word) && !word.key.startsWith('มหาชน')
  }
  return isUnspaced(previous.key) && isUnspaced(word.key) && !isThai(previous.key)
}
