import { GLUED_SECTIONS } from '../../../knowledge/reading/employer-words.ts'
import type { Word } from '../../text/phrase-set.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

const ENDS = GLUED_SECTIONS.split('|')
/** Letters of the longest: "キャリアアドバイザー部". */
const LONGEST = 16

/** "人事課", "営業部", "영업1팀": a section of a firm in one word, and no firm. */
export function isSection(words: Word[]): boolean {
  const [word, more] = words
  if (word === undefined || more !== undefined || !word.unspaced || word.key.length > LONGEST) return false
  return (
    ENDS.some((end) => word.key.endsWith(end) && word.key.length > end.length) && titleScore(words, []) < KNOWN_TITLE
  )
}
