import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc, Row } from '../../text/document.ts'
import { opensWithDigit } from '../../text/is-short-number.ts'
import { isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import {
  employerScore,
  endsWithLegalForm,
  isKindOfEmployer,
  isLegalForm,
  KNOWN_EMPLOYER,
} from '../words/employer-shape.ts'
import { isLongName } from '../words/long-name.ts'
import { LEAST_TITLE, titleScore } from '../words/title-shape.ts'

/** Words of the shortest name that a row is too narrow for, and of the shortest beginning of one. */
const SHORTEST = 6
const SHORTEST_START = 3
/** Words of the longest beginning of a name, and of the longest rest. */
const LONGEST_START = 20
const LONGEST_REST = 12
/** What stands between two words of one name, and ends none. */
const WITHIN = /^(?:[ &'’.]|(?<! )-(?! )| & ){1,3}$/u
const ENDS = '.,:;)|!?'

/** Two rows, and the terms of the knowledge in them; `full`: the next row's first word had no room in the last. */
type Parts = { last: Row; next: Row; full: boolean; titles: TermMatch[] }

/**
 * "Clerk, Merrow Institute for the Study" and below it "of Rivers and Lakes": whether a long name of an organisation, the
 * last part of a row, goes on in the next.
 */
export function isRestOfName(doc: Doc, { last, next, full, titles }: Parts): boolean {
  if (next.bullet || next.gap || next.apart || last.bullet) return false
  if (last.words.length === 0 || next.words.length === 0) return false
  const [start, rest] = [lastPart(doc, last), firstPart(doc, next)]
  if (rest.length > LONGEST_REST || rest.some(opensWithDigit)) return false
  const isForm = isLegalForm(rest)
  const goesOn = isForm && isLegalForm(start.slice(-1))
  if (ENDS.includes(doc.fold[last.end - 1]!) && !goesOn) return false
  const whole = [...start, ...rest]
  if (whole.length < SHORTEST && !(isForm && full)) return false
  if (!isLongName(doc, whole) || employerScore(doc, whole) < KNOWN_EMPLOYER) return false
  if ([start, rest].some((part) => titleScore(part, titles) >= LEAST_TITLE) || isPlace(doc, rest)) return false
  if (isForm || isKindWithForm(rest)) return true
  // "Lead Engineer Hydraulic Structures" / "Merrow Mills B.V.": a job among the words above a name that is whole.
  if (rest.length > 2 && employerScore(doc, rest) >= KNOWN_EMPLOYER && titleScore(start, titles) > 0) return false
  if (endsWithLegalForm(start) || start.length < SHORTEST_START) return false
  if (rest.length === 1 && isKindOfEmployer(rest[0]) && start.length >= SHORTEST) return true
  // "... for the Study" / "of Rivers", "... for the Study of" / "Rivers"
  if ([rest[0]!, start.at(-1)!].some((word) => isSmall(doc.text[word.start]!))) return true
  if (!full) return false
  // Below a name that ends with what kind it is stands its town.
  if (employerScore(doc, start) < KNOWN_EMPLOYER) return true
  return rest.some((word) => isKindOfEmployer(word)) || (rest.length > 1 && !isKindOfEmployer(start.at(-1)))
}

/** "Company W.L.L." */
function isKindWithForm([kind, ...form]: Word[]): boolean {
  return isKindOfEmployer(kind) && form.length > 0 && isLegalForm(form)
}

/** Whether what stands between two words divides no name: mostly one blank. */
function isWithin(doc: Doc, { end }: Word, { start }: Word): boolean {
  return (start - end === 1 && doc.codes[end] === BLANK) || WITHIN.test(doc.fold.slice(end, start))
}

const BLANK = 32

/** The words of a row behind its last sign. */
function lastPart(doc: Doc, { words }: Row): Word[] {
  let at = words.length - 1
  while (at > 0 && words.length - at <= LONGEST_START && isWithin(doc, words[at - 1]!, words[at]!)) at--
  return words.slice(Math.max(at, 0))
}

/** The words of a row before its first sign. */
function firstPart(doc: Doc, { words }: Row): Word[] {
  let until = 1
  while (until < words.length && until <= LONGEST_REST && isWithin(doc, words[until - 1]!, words[until]!)) until++
  return words.slice(0, until)
}
