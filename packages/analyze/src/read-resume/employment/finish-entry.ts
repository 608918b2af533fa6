import type { Employment, YearMonth } from '@evenhand/model'
import { matchTerms } from '../../knowledge/match-terms.ts'
import { DOCUMENT_WORDS } from '../../knowledge/reading/name-words.ts'
import { ABILITY_SENTENCES, SENTENCE_SUBJECTS, SENTENCE_VERBS } from '../../knowledge/reading/told-words.ts'
import { isPlace, isTown } from '../contact/find-place.ts'
import { findDegree } from '../education/degree-shape.ts'
import type { Doc } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { holds } from '../text/holds.ts'
import { compilePhrases, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import { withRestOfTitle } from './broken-title.ts'
import type { Entry } from './build-entries.ts'
import { completeNames, type Names } from './complete-names.ts'
import type { EmployerHabit } from './employer-habit.ts'
import { employerScore, endsWithLegalForm, isLegalForm, KNOWN_EMPLOYER } from './employer-shape.ts'
import { opensUnit } from './head-parts.ts'
import { LONGEST_TOWN } from './known-towns.ts'
import { employmentOf } from './employment-of.ts'
import { type Slot, slotOf } from './slot-labels.ts'
import { isDitto } from './slot-likeness.ts'
import { partOf } from './part-of.ts'
import type { Segment } from './split-head.ts'
import { splitAtIn } from './split-at-in.ts'
import { KNOWN_TITLE, titleScore, WHOLE_TITLE } from './title-shape.ts'
import { trimNames, withoutContracts } from './trim-names.ts'

/** `above`: the entry before, finished. */
export type EntryHints = {
  asOf: YearMonth
  habit: EmployerHabit
  above?: Entry | undefined
}

/** The post as the profile has it: none where nothing but dates was read, two where it tells of a promotion. */
export function finishEntry(doc: Doc, entry: Entry, { asOf, habit, above }: EntryHints): Employment[] {
  withoutContracts(entry)
  const told = asNamed(doc, entry, completeNames(doc, entry, habit))
  const whole = withRestOfTitle(doc, entry, told)
  // "Welder, later" and below it "Foreman": read with the post above.
  if (entry.range === undefined && isWithin(whole.title, above?.title)) return []
  if (entry.title !== undefined) entry.title = whole.title
  const names = trimNames(doc, entry, withSpecialty(doc, withDash(doc, entry, withFirstHalf(doc, entry, whole))))
  const [written, named] = [names.title, names.employer && withoutTown(doc, names.employer)]
  const both = written && named ? withoutName(doc, written, named) : written
  // "Various assignments": told once, it is not both.
  const isName = both?.start === named?.start && entry.titleScore < KNOWN_TITLE
  // Beside a known employer, words that neither they nor their place tell to be a title are claimed for none.
  const isGuess = entry.titleScore <= LEAST_CLAIMED && entry.employerScore >= KNOWN_EMPLOYER
  const title = isName || (isGuess && !isTold(entry, both, named)) ? undefined : both
  // "Gardener, ibid.": held where the post above it was.
  const held = named !== undefined && isDitto(named) ? (above?.employer ?? named) : named
  const employer = held !== undefined && held.start === title?.start ? undefined : held
  entry.employer = employer
  if (title === undefined && employer === undefined) return []
  if ([title, employer].some((name) => name !== undefined && (isProject(name) || isSentence(name)))) return []
  if (employer === undefined && entry.range === undefined && !isNamed(doc, title!)) return []
  if (title !== undefined && entry.title === undefined && findDegree(doc, title.words)?.first === 0) return []
  const { promotion, range } = entry
  if (title === undefined || range === undefined || promotion === undefined) {
    const others = title === undefined ? [] : (entry.roles ?? [])
    return [
      employmentOf(doc, entry, { title, employer, asOf }),
      ...others.map((role) =>
        employmentOf(doc, { ...entry, range: role.range }, { title: role.title, employer, asOf }),
      ),
    ]
  }
  const before = { ...entry, range: { ...range, end: promotion.begin, current: false, single: false } }
  const since = { ...entry, range: { ...range, begin: promotion.begin } }
  return [
    employmentOf(doc, since, { title: promotion.title, employer, asOf }),
    employmentOf(doc, before, { title, employer, asOf }),
  ]
}

function isWithin(own: Segment | undefined, other: Segment | undefined): boolean {
  return own !== undefined && other !== undefined && own.end > other.start && own.end <= other.end
}

/**
 * Whether the place of unknown words tells a title: beside a firm with its legal form, in letters of another weight, in a script whose
 * words have no blanks, or as in "Sky Cap 05/2014 to 06/2016 Merrow Airlines", where they open the row of the dates and of the employer.
 */
function isTold(
  { heads, range, employerScore: known }: Entry,
  title: Segment | undefined,
  employer: Segment | undefined,
): boolean {
  if (title === undefined || employer === undefined || range === undefined) return false
  if (known >= LEGAL || title.turned === true || employer.turned === true || isUnspaced(title.words[0]!.key))
    return true
  if (range.start < title.end) return false
  const row = heads.find((head) => holds(head, title))
  return row !== undefined && title.start <= row.start + LONGEST_STROKE && range.start < row.end && holds(row, employer)
}

/** Evidence of an employer by its legal form. */
const LEGAL = 0.95

/** Evidence of a title up to which it is none. */
const LEAST_CLAIMED = 0.5

/** Title and employer without what is neither: knowledge that is told, labels without their value, names of documents. */
function asNamed(
  doc: Doc,
  { titleScore: score, employerScore: known, range }: Entry,
  { title, employer }: Names,
): Names {
  const isOther = (name: Segment) => tells(doc, name) || counts(doc, name) || isResume(name) || isLabel(name)
  const own = title === undefined || (score < WHOLE_TITLE && isOther(title)) ? undefined : title
  const isNamed = employer !== undefined && (known >= KNOWN_EMPLOYER || !(tells(doc, employer) || isLabel(employer)))
  const held = isNamed ? employer : undefined
  const split = own !== undefined && held === undefined && range !== undefined ? splitAtIn(doc, own.words) : undefined
  if (split !== undefined) return { title: partOf(doc, own!, split.title), employer: partOf(doc, own!, split.employer) }
  return { title: own, employer: held }
}

/** "Payroll / Human Resources Assistant": what stands before the stroke of a title, where the employer is another. */
function withFirstHalf(doc: Doc, { loose }: Entry, { title, employer }: Names): Names {
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
function withDash(doc: Doc, { heads, loose, range, titleScore: score }: Entry, { title, employer }: Names): Names {
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
const LONGEST_STROKE = 3

/** "Staff Nurse, Critical Care, Merrow Hospital": what is no organisation before the comma of one belongs to the title. */
function withSpecialty(doc: Doc, { title, employer }: Names): Names {
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

/** "Merrow GmbH Augsburg", "Quarn Technology. San Jose": a town behind the whole name. */
function withoutTown(doc: Doc, employer: Segment): Segment {
  const { words } = employer
  for (let at = words.length - 1; at > Math.max(0, words.length - 1 - LONGEST_TOWN); at--) {
    const [name, town] = [words.slice(0, at), words.slice(at)]
    const last = name.at(-1)!
    const ends = endsWithLegalForm(name) || (last.key.length > 3 && doc.fold.slice(last.end, town[0]!.start) === '. ')
    if (ends && isTown(town) && isPlace(doc, town)) return partOf(doc, employer, name)
  }
  return employer
}

const LONGEST_OPENING = 60

/** "Experience in payroll systems", "Working on a new model". */
function tells(doc: Doc, { start, end }: Segment): boolean {
  return TELLS.test(doc.fold.slice(start, Math.min(end, start + LONGEST_OPENING)))
}

const { praise, told, behind } = ABILITY_SENTENCES
const TELLS = new RegExp(`^(?:(?:${praise}|\\d+\\+? years?'?(?: of)?) )*(?:${told}) (?:${behind})\\b`)

/** "Inclusive dates", "Duties": what a form asks for, whose value stands elsewhere. */
function isLabel({ words }: Segment): boolean {
  return OF_FORMS.has(slotOf(words) ?? 'school')
}

const OF_FORMS = new Set<Slot>(['title', 'dates', 'from', 'to', 'place', 'duty'])

/** "28 bed ward", "16 agents, two shifts": how many of what. */
function counts(doc: Doc, { start, end }: Segment): boolean {
  return /^\d+(?:[.,]\d+)? \p{Ll}{2}/u.test(doc.text.slice(start, Math.min(end, start + LONGEST_OPENING)))
}

/** "Curriculum Vitae" at the foot of a page. */
function isResume({ words }: Segment): boolean {
  return words.length > 0 && phraseAt(words, 0, RESUME) === words.length
}

const RESUME = compilePhrases(DOCUMENT_WORDS)

/** "I was at home with my mother": a sentence. */
function isSentence({ words }: Segment): boolean {
  return SUBJECTS.has(words[0]?.key ?? '') && VERBS.has(words[1]?.key ?? '')
}

const SUBJECTS = new Set(SENTENCE_SUBJECTS.split('|'))
const VERBS = new Set(SENTENCE_VERBS.split('|'))

/** "Project 1", "Project #2": the number of what was done in a post. */
function isProject({ words }: Segment): boolean {
  return words.length === 2 && words[0]!.key === 'project' && /^(?:\d{1,2}|[ivx]{1,4}|[a-h])$/.test(words[1]!.key)
}

/** "Rank: E-5": letters of a code name no post that has neither employer nor dates. */
function isNamed(doc: Doc, { start, end }: Segment): boolean {
  return /[a-z]{3}|[^\0-\u024f]/.test(doc.fold.slice(start, end))
}

/** "Line Operator, Merrow Mills, Tarnford": no employer is part of the title before it. */
function withoutName(doc: Doc, title: Segment, employer: Segment): Segment {
  const words = title.words.filter(({ end }) => end <= employer.start)
  if (employer.end > title.end || words.length === 0) return title
  const [start, end] = trimRange(doc, title.start, words.at(-1)!.end)
  return { ...title, start, end, words }
}
