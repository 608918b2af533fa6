import { matchTerms } from '../../../knowledge/match-terms.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { holds } from '../../text/holds.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import type { Names } from './complete-names.ts'
import { employerScore, isLegalForm, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { opensUnit } from '../words/head-parts.ts'
import { isNamed } from './no-post.ts'
import { arePartners } from '../words/partners.ts'
import { partOf } from '../words/part-of.ts'
import { isDitto } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** "Payroll / Human Resources Assistant": what stands before the stroke of a title, where the employer is another. */
export function withFirstHalf(doc: Doc, { loose }: Entry, { title, employer }: Names): Names {
  if (title === undefined || employer === undefined) return { title, employer }
  const half = loose.find(({ end }) => end < title.start && title.start - end <= LONGEST_STROKE)
  const isHalf =
    half !== undefined &&
    half.start !== employer.start &&
    half.words.length <= LONGEST_SPECIALTY &&
    /^\s?\/\s?$/.test(doc.fold.slice(half.end, title.start)) &&
    !isPlace(doc, half.words)
  if (!isHalf) return { title, employer }
  return { title: { ...title, start: half.start, words: [...half.words, ...title.words] }, employer }
}

/** "Fitness Consultant - Sales" in a row of its own: what stands behind the dash of a title belongs to it, where another row has the employer. */
export function withDash(
  doc: Doc,
  { heads, loose, range, titleScore: score }: Entry,
  { title, employer }: Names,
): Names {
  if (title === undefined || employer === undefined || range === undefined || score < KNOWN_TITLE)
    return { title, employer }
  const row = heads.find((head) => holds(head, title))
  const rest = loose.find(
    ({ start, sign }) =>
      sign === 'dash' && doc.fold[title.end] !== ':' && start > title.end && start - title.end <= LONGEST_STROKE,
  )
  const isOne =
    row !== undefined &&
    rest !== undefined &&
    !holds(row, employer) &&
    rest.words.length <= LONGEST_SPECIALTY + 1 &&
    !isDitto(rest) &&
    !opensUnit(rest.words) &&
    isNamed(doc, rest) &&
    employerScore(doc, rest.words) < KNOWN_EMPLOYER &&
    !isPlace(doc, rest.words) &&
    !loose.some((other) => other.start > rest.end && other.end <= row.end)
  if (!isOne) return { title, employer }
  return { title: { ...title, end: rest.end, words: [...title.words, ...rest.words] }, employer }
}

/** Letters of " / ". */
export const LONGEST_STROKE = 3

/** "Staff Nurse, Critical Care, Merrow Hospital": what is no organisation before the comma of one belongs to the title. */
export function withSpecialty(doc: Doc, { title, employer }: Names): Names {
  if (title === undefined || employer === undefined || !isBehindComma(doc, title, employer)) return { title, employer }
  const at = employer.words.findIndex((word) => doc.fold[word.end] === ',') + 1
  const [specialty, rest] = [employer.words.slice(0, at), employer.words.slice(at)]
  const isOne =
    at > 0 &&
    at <= LONGEST_SPECIALTY &&
    !opensUnit(specialty) &&
    employerScore(doc, rest) >= KNOWN_EMPLOYER &&
    (employerScore(doc, specialty) < KNOWN_EMPLOYER || isSubject(doc, specialty)) &&
    !isLegalForm(rest.slice(0, 1)) &&
    // "Solicitor, Merrow, Quarn & Tolle LLP": partners.
    !doc.fold.slice(rest[0]!.start, employer.end).includes('&') &&
    !arePartners(doc, employer.words) &&
    titleScore(title.words, []) >= KNOWN_TITLE
  if (!isOne) return { title, employer }
  const name = partOf(doc, employer, rest)
  // "**Staff Nurse**, Critical Care, Merrow Hospital": the title ends where its letters turn.
  if (employer.start - title.end > COMMA.length) return { title, employer: name }
  return { title: partOf(doc, title, [...title.words, ...specialty]), employer: name }
}

/** Whether a comma stands between two names, and maybe the masked end of bold letters. */
function isBehindComma(doc: Doc, { end }: Segment, { start }: Segment): boolean {
  return start > end && start - end <= LONGEST_COMMA && doc.fold.slice(end, start).replaceAll(NO_WIDTH, '') === COMMA
}

const COMMA = ', '
const NO_WIDTH = '\u200b'
const LONGEST_COMMA = COMMA.length + 2

const LONGEST_SPECIALTY = 4

/** "Civil Engineering": a subject by the knowledge, though its last word is a kind of firm, too. */
function isSubject(doc: Doc, words: Word[]): boolean {
  const name = doc.text.slice(words[0]!.start, words.at(-1)!.end)
  return matchTerms(name).some(({ kind, start, end }) => kind === 'skill' && start === 0 && end === name.length)
}
