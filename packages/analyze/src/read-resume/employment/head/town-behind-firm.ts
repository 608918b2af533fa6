import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isRegion, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { opensUnit } from '../words/head-parts.ts'
import { isSection } from '../words/is-section.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/**
 * "Merrow Baugesellschaft mbH, Tarnhausen": the town behind the firm that opens a row, where it is a name in capitals that the knowledge
 * has not, and the firm one that it knows by its words. It is no post, though nothing else in the row may be one.
 */
export function townBehindFirm(doc: Doc, parts: Segment[], titles: TermMatch[]): Segment | undefined {
  const [firm, town, next] = parts
  return town?.sign === 'comma' && isTown(doc, { firm: firm!, town, next }, titles) ? town : undefined
}

type Opening = { firm: Segment; town: Segment; next: Segment | undefined }

function isTown(doc: Doc, { firm, town, next }: Opening, titles: TermMatch[]): boolean {
  // English writes its posts with capitals, too.
  if ((doc.resume.language ?? 'en') === 'en' || town.words.length > LONGEST_TOWN || !isName(doc, town.words))
    return false
  if (employerScore(doc, firm.words) < KNOWN_EMPLOYER) return false
  // "Steuerkanzlei Merrow & Partner": no partner.
  const isOfTwo = doc.fold.slice(firm.start, firm.end).includes(' & ')
  if (!isOfTwo && titleScore(firm.words, titles) >= KNOWN_TITLE) return false
  if (titleScore(town.words, titles) > 0 || employerScore(doc, town.words) >= KNOWN_EMPLOYER) return false
  if (isSection(town.words) || opensUnit(town.words)) return false
  // "Merrow Ltd, Quarn, TX"; "Merrow Ltd, Purchasing, Stores and Yard"
  return next?.sign !== 'comma' || isStateCode(doc, next.words) || isSmall(doc.text[next.start]!)
}

/** Words with capitals, and small ones between them: no abbreviation, which is what a part of a firm may be called by. */
function isName(doc: Doc, words: Word[]): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  // Scripts without capitals tell no name.
  if (first.unspaced || !isCapital(doc, first.start) || !isCapital(doc, last.start)) return false
  return words.every(({ start, end, key }) => {
    const written = doc.text.slice(start, end)
    return /^\p{L}[\p{L}'’-]+$/u.test(written) && (written !== written.toUpperCase() || key.length > LONGEST_LETTERS)
  })
}

const LONGEST_LETTERS = 4

/** "Rakousko, Merrow, dělník": the country that opens the row of a post abroad. */
export function countryBefore(doc: Doc, [country, firm, title]: Segment[]): Segment | undefined {
  if (country === undefined || firm?.sign !== 'comma' || title === undefined) return undefined
  if (isStateCode(doc, country.words)) return undefined
  return isRegion(doc, country.words) ? country : undefined
}
