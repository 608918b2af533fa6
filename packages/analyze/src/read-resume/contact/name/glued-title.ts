import { TITLE_NOUNS } from '../../../knowledge/reading/title-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, isPhrase, wordsIn } from '../../text/phrase-set.ts'

const TITLE_ENDS = compilePhrases(TITLE_NOUNS)
/** Words of such a row, letters of it that are looked into, and words of a title. */
const MOST_WORDS = 9
const SEARCHED = 90
const MOST_TITLE = 5
/** "MerrowData": a capital behind the small letters of a family name; not the one of "MacNeil" or "DeShawn". */
const GLUED = new RegExp(
  [
    String.raw`^\p{Lu}[\p{L}'.-]{0,24} (?:\p{L}[\p{L}'.-]{0,23} ){0,3}(?:\p{Lu}\p{Ll}{1,24}-)?`,
    String.raw`(?!Ma?c\p{Lu}|D[ei]\p{Lu}|L[aei]\p{Lu}|V[ao]n\p{Lu})\p{Lu}[\p{Ll}'-]{2,24}(?=\p{Lu}\p{L}+)`,
  ].join(''),
  'u',
)
const BEHIND = /[|•\t,(]|\s[-–]\s|\s{3,}/

/** "Ada MerrowData Analyst": where a job title begins that a copy has left without a blank behind a name. */
export function gluedTitleAt(doc: Doc, row: Row): number | undefined {
  if (row.words.length < 2 || row.words.length > MOST_WORDS) return undefined
  const text = doc.text.slice(row.start, Math.min(row.end, row.start + SEARCHED))
  const name = GLUED.exec(text)
  if (name === null) return undefined
  const title = text.slice(name[0].length).split(BEHIND, 1)[0]!
  const start = row.start + name[0].length
  const words = wordsIn(doc, start, start + title.length)
  return words.length <= MOST_TITLE && isPhrase(words.at(-1), TITLE_ENDS) ? start : undefined
}
