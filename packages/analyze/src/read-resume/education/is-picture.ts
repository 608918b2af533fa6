import { LOGO_OF, OF_LOGO } from '../../knowledge/reading/network-words.ts'
import type { Doc, Row } from '../text/document.ts'

/** Words of what a picture shows, and letters of a row that says so. */
const MOST_WORDS = 14
const LONGEST = 120
const LEADS = new RegExp(`^(?:${LOGO_OF})\\s\\p{L}`, 'u')
const ENDS = new RegExp(`\\p{L}\\s(?:${OF_LOGO})$`, 'u')

/** "Fell College logo", "Logo von Merrow Bau": what a copy of a page tells of the picture beside an entry. */
export function isPicture(doc: Doc, { words, start, end }: Row): boolean {
  if (words.length < 2 || words.length > MOST_WORDS || end - start > LONGEST) return false
  const text = doc.fold.slice(start, end)
  return LEADS.test(text) || ENDS.test(text)
}
