import type { Employment, YearMonth } from '@evenhand/model'
import { findDegree } from '../../education/degree-shape.ts'
import type { Doc } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { holds } from '../../text/holds.ts'
import { isCapital } from '../../text/letter-case.ts'
import { isUnspaced } from '../../text/phrase-set.ts'
import { withRestOfTitle } from './broken-title.ts'
import type { Entry } from './build-entries.ts'
import { completeNames, type Names } from './complete-names.ts'
import type { EmployerHabit } from './employer-habit.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { employmentOf } from './employment-of.ts'
import { takeFirmBeforeCountry } from './firm-before-country.ts'
import { partedPlace } from '../words/firm-in-town.ts'
import { isJobBesideDates } from './job-beside-dates.ts'
import { isBreak, isDitto } from '../words/slot-likeness.ts'
import { counts, isGreeted, isLabel, isNamed, isOthers, isProject, isResume, isSentence, tells } from './no-post.ts'
import { isListedOther } from '../words/listed-others.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { splitAtIn } from '../head/split-at-in.ts'
import { splitAtKind, splitBeforeKind } from '../head/split-at-kind.ts'
import { KNOWN_TITLE, WHOLE_TITLE } from '../words/title-shape.ts'
import { trimNames, withoutContracts } from './trim-names.ts'
import { LONGEST_STROKE, withDash, withFirstHalf, withSpecialty } from './whole-title.ts'
import { withoutTown } from './without-town.ts'

/** `above`: the entry before, finished. */
export type EntryHints = {
  asOf: YearMonth
  habit: EmployerHabit
  above?: Entry | undefined
}

/** The post as the profile has it: none where nothing but dates was read, two where it tells of a promotion. */
export function finishEntry(doc: Doc, entry: Entry, { asOf, habit, above }: EntryHints): Employment[] {
  withoutContracts(entry)
  takeFirmInTown(doc, entry)
  takeFirmBeforeCountry(doc, entry)
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
  // "2008 - 2010 unemployed, odd jobs", where no other post tells how they are written.
  if (entry.titleScore < KNOWN_TITLE && [title, employer].some((name) => name !== undefined && isBreak(doc, name)))
    return []
  if ([title, employer].some((name) => name !== undefined && (isProject(name) || isSentence(name)))) return []
  if (title !== undefined && (isOthers(doc, title) || isListedOther(doc, title, employer))) return []
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

/** "Clerk (Merrow Parcels, Leeds)": a firm and its town, which were taken for one place; the firm is the employer, if no other is. */
function takeFirmInTown(doc: Doc, entry: Entry): void {
  const { title, employer, place, range, loose } = entry
  // Of unknown words, one is the title.
  const isTitled = title !== undefined || loose.length === 1
  const both = place === undefined || !isTitled ? undefined : partedPlace(doc, place)
  const isBehind = (end: number | undefined) => end !== undefined && place!.start - end <= WIDEST_BRACKET
  if (both === undefined || !(isBehind(title?.end) || isBehind(range?.stop))) return
  if (employer === undefined && title !== undefined && loose.some(({ start }) => start !== title.start)) return
  const isInherited = employer !== undefined && !entry.heads.some((row) => holds(row, employer))
  if (employer !== undefined && employer.start !== place!.start && !isInherited) return
  entry.employer = isInherited ? both.employer : (employer ?? both.employer)
  entry.employerScore = Math.max(entry.employerScore, LEAST_NAMED)
  entry.place = both.place
}

/** Letters of " (" between a title and its bracket. */
const WIDEST_BRACKET = 3
/** Evidence of an employer that its place tells. */
const LEAST_NAMED = 0.6

function isWithin(own: Segment | undefined, other: Segment | undefined): boolean {
  return own !== undefined && other !== undefined && own.end > other.start && own.end <= other.end
}

/**
 * Whether the place of unknown words tells a title: beside a firm with its legal form, in letters of another weight, in a script whose
 * words have no blanks, or as in "Sky Cap 05/2014 to 06/2016 Merrow Airlines", where they open the row of the dates and of the employer.
 */
function isTold(entry: Entry, title: Segment | undefined, employer: Segment | undefined): boolean {
  const { heads, range, employerScore: known } = entry
  if (title === undefined || employer === undefined || range === undefined) return false
  // "Postal Carrier at Merrow Mills": the word between them says it.
  const isAt = employer.sign === 'at' && title.end < employer.start && employer.start - title.end <= LONGEST_AT
  if (known >= LEGAL || isAt || title.turned === true || employer.turned === true || isUnspaced(title.words[0]!.key))
    return true
  if (isJobBesideDates(entry, title)) return true
  if (range.start < title.end) return false
  const row = heads.find((head) => holds(head, title))
  return row !== undefined && title.start <= row.start + LONGEST_STROKE && range.start < row.end && holds(row, employer)
}

/** Letters of " chez ". */
const LONGEST_AT = 8

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
  const isNone = title === undefined || (score < WHOLE_TITLE && isOther(title)) || isGreeted(doc, title)
  const own = isNone ? undefined : title
  const isNamed = employer !== undefined && (known >= KNOWN_EMPLOYER || !(tells(doc, employer) || isLabel(employer)))
  const held = isNamed ? employer : undefined
  const split = own === undefined || range === undefined ? undefined : namesIn(doc, own, held)
  if (split !== undefined) return { title: partOf(doc, own!, split.title), employer: partOf(doc, own!, split.employer) }
  return { title: own, employer: held }
}

/** The title and the employer that one name tells, where the post has no other employer, or what may be a town behind it. */
function namesIn(doc: Doc, own: Segment, held: Segment | undefined) {
  if (held === undefined)
    return splitAtIn(doc, own.words) ?? splitAtKind(doc, own.words) ?? splitBeforeKind(doc, own.words)
  return isTownBehind(doc, own, held) ? splitAtKind(doc, own.words) : undefined
}

/** "Monitor en colonias de verano, Tarn": one unknown name behind a comma may be where it was. */
function isTownBehind(doc: Doc, title: Segment, { sign, words, start }: Segment): boolean {
  if (sign !== 'comma' || words.length > 1 || start < title.end || start - title.end > 2) return false
  return isCapital(doc, start) && employerScore(doc, words) < KNOWN_EMPLOYER
}

/** "Line Operator, Merrow Mills, Tarnford": no employer is part of the title before it. */
function withoutName(doc: Doc, title: Segment, employer: Segment): Segment {
  const words = title.words.filter(({ end }) => end <= employer.start)
  if (employer.end > title.end || words.length === 0) return title
  const last = words.at(-1)!.end
  // "Deputy Head (Moss), Foreign, Overseas & Trade Office"
  const closes = doc.fold[last] === ')' && doc.fold.slice(title.start, last).includes('(')
  const [start, end] = trimRange(doc, title.start, closes ? last + 1 : last)
  return { ...title, start, end, words }
}
