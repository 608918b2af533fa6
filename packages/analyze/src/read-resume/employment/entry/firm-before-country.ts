import { isPlace, isRegion, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { titleScore } from '../words/title-shape.ts'
import type { Entry } from './build-entries.ts'

/** Evidence of an employer that its place tells. */
const LEAST_NAMED = 0.6
/** Words of an employer that may be a town's. */
const LONGEST = 3
/** Letters of ", " between a title and what stands behind it. */
const WIDEST_COMMA = 2
/** The least of a title. */
const TITLE = 0.5

/**
 * "Principal Engineer, Quillis, Netherlands, 2019 - 2021" and nothing else that may be the employer: what was taken for a town that
 * nobody knows, before its country.
 */
export function takeFirmBeforeCountry(doc: Doc, entry: Entry): void {
  const { title, employer, place, loose, range, heads } = entry
  if (title === undefined || place === undefined || range === undefined || employer !== undefined) return
  if (loose.length > 0 || heads.length > 1 || place.sign !== 'comma' || place.start - title.end > WIDEST_COMMA) return
  const count = place.words.findIndex(({ end }) => doc.codes[end] === COMMA) + 1
  const [name, country] = [place.words.slice(0, count), place.words.slice(count)]
  if (count === 0 || count > LONGEST || !isName(doc, name) || !isCountry(doc, country)) return
  entry.employer = { ...place, end: name.at(-1)!.end, words: name }
  entry.employerScore = LEAST_NAMED
  entry.place = { ...place, start: country[0]!.start, words: country }
}

const COMMA = 44

function isName(doc: Doc, name: Word[]): boolean {
  return !isPlace(doc, name) && isCapital(doc, name[0]!.start) && titleScore(name, []) < TITLE
}

function isCountry(doc: Doc, words: Word[]): boolean {
  return isRegion(doc, words) && !isStateCode(doc, words)
}
