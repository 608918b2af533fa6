import { HOME_LABELS, LIVES_IN } from '../../../knowledge/reading/home-words.ts'
import { YEAR_WORDS } from '../../../knowledge/judging/job-cues.ts'
import { saysWho } from '../../../judge/says-who.ts'
import { employerScore, KNOWN_EMPLOYER } from '../../employment/words/employer-shape.ts'
import type { Doc, Row } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { isCapital } from '../../text/letter-case.ts'
import { matchesOf } from '../../text/matches-of.ts'
import { compilePhrases, phraseAt, wordsIn } from '../../text/phrase-set.ts'
import { isPlace, isRegion } from '../home/find-place.ts'
import type { NameHints } from './head-names.ts'
import { documentWords } from './name-shape.ts'

/** Letters of what the document is and when it was written, behind a name. */
const LONGEST_REST = 40
const DATE_ONLY = /^[\s(,|–-]{1,4}(?:\p{L}{3,10}[.,]{0,2}\s)?(?:19|20)\d{2}\)?$/u
/** Letters of what a row says of somebody behind the name, and words of an unknown part of it. */
const LONGEST_FACTS = 120
const MOST_UNKNOWN = 5
const BEGINS = /^\s?[,(|•·–-]/u
const SIGNS = /[,|•·()]|\s[–/-]{1,2}\s|(?<=\p{L}{5})\.(?=\s|$)/gu
const HOMES = compilePhrases(...Object.values(HOME_LABELS), LIVES_IN)
const AGE = new RegExp(`^\\d{2} ?(?:${YEAR_WORDS})(?: old| alt)?$`, 'u')

/** "Quarn/SC": a town and the letters of its state. */
const WITH_CODE = /\p{Ll}\s?[-–/]\s?[A-Z]{2}$/u

/** Where a name ends in its row. */
type Place = { row: Row; end: number }

/** " - January 2015", " - Resume (updated 2020)": what the document is or when it was written, behind its owner's name. */
export function isOfDocument(doc: Doc, { row, end }: Place): boolean {
  if (row.end - end > LONGEST_REST || !/[(,|–-]/.test(doc.fold.slice(end, end + 3))) return false
  return DATE_ONLY.test(doc.fold.slice(end, row.end)) || documentWords({ words: wordsIn(doc, end, row.end) })
}

/**
 * ", geb. 1994, wohnhaft in Merrow", " - 44 ans - Quarn", ", nurse": a row says nothing behind the name but who the person is.
 * One part of it may be unknown, such as a town.
 */
export function isOfPerson(doc: Doc, { row, end }: Place, { isTitle }: NameHints): boolean {
  const rest = doc.fold.slice(end, row.end)
  if (rest.length > LONGEST_FACTS || !BEGINS.test(rest)) return false
  // "Merrow Bakery, pastry chef"
  if (employerScore(doc, wordsIn(doc, row.start, end)) >= KNOWN_EMPLOYER) return false
  let facts = 0
  let unknown = 0
  let from = end
  for (const sign of [...matchesOf(rest, SIGNS), { 0: '', index: rest.length }]) {
    const [start, stop] = trimRange(doc, from, end + sign.index)
    from = end + sign.index + sign[0].length
    if (start >= stop) continue
    const words = wordsIn(doc, start, stop)
    const isFact =
      saysOfPerson(doc.fold.slice(start, stop)) ||
      phraseAt(words, 0, HOMES) > 0 ||
      isTitle(row, start, stop) ||
      WITH_CODE.test(doc.text.slice(start, stop)) ||
      isPlace(doc, words) ||
      isRegion(doc, words)
    if (isFact) facts++
    else if (words.length > MOST_UNKNOWN || (row.capitals > 0 && !isCapital(doc, start)) || ++unknown > 1) return false
  }
  return facts > 0
}

/** "44", "44 ans", "geb. 1994", "ledig". */
function saysOfPerson(said: string): boolean {
  return /^[1-7]\d$/.test(said) || AGE.test(said) || BORN.test(said) || saysWho(said)
}

/** "geb. 1994", "né en 1980", "*12.3.1990". */
const BORN =
  /^(?:\*|geb\.?|jg\.?|jahrgang|nee? en|n\. ?|nac\.|ur\.|nar\.|f\.|fodd|gebor\p{L}{0,3}|род\.|г\. ?р\.) ?\d[\d. /-]{3,12}$/u
