import type { Employment, Span, YearMonth } from '@evenhand/model'
import { DOCUMENT_WORDS } from '../../knowledge/reading/name-words.ts'
import { POST_KINDS } from '../../knowledge/reading/entry-labels.ts'
import { ABILITY_SENTENCES, SENTENCE_SUBJECTS, SENTENCE_VERBS } from '../../knowledge/reading/told-words.ts'
import { isPlace } from '../contact/find-place.ts'
import { compareMonths, monthSpan } from '../dates/months.ts'
import { findDegree } from '../education/degree-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import { endOfName } from '../text/end-of-name.ts'
import { fieldOf, trimRange, withShortName } from '../text/field-of.ts'
import { compilePhrases, hasPhrase, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import { endOfTitle, startOfTitle } from './end-of-title.ts'
import { type Slot, slotOf } from './slot-labels.ts'
import { isDitto } from './slot-likeness.ts'
import type { Segment } from './split-head.ts'
import { splitAtIn } from './split-at-in.ts'
import { startOfName } from './start-of-name.ts'

const KINDS = Object.entries(POST_KINDS).map(
  ([kind, list]) => [kind as Employment['kind'], compilePhrases(list)] as const,
)
const ANY_KIND = compilePhrases(...Object.values(POST_KINDS))

/** How the resume's other posts name the employer: before the title, in a row of its own. */
export type EmployerHabit = { employerFirst: boolean; employerApart: boolean }
/** `above`: the entry before, finished. */
export type EntryHints = {
  asOf: YearMonth
  fallback: Employment['kind']
  habit: EmployerHabit
  above?: Entry | undefined
}

/** The post as the profile has it: none where nothing but dates was read, two where it tells of a promotion. */
export function finishEntry(doc: Doc, entry: Entry, { asOf, fallback, habit, above }: EntryHints): Employment[] {
  const { title: written, employer: named } = asNamed(doc, entry, completed(doc, entry, habit))
  const both = written && named ? withoutName(doc, written, named) : written
  // "Various assignments": told once, it is not both.
  const isName = both?.start === named?.start && entry.titleScore < KNOWN_TITLE
  const title = isName ? undefined : both
  // "Gardener, ibid.": held where the post above it was.
  const held = named !== undefined && isDitto(named) ? (above?.employer ?? named) : named
  const employer = held !== undefined && held.start === title?.start ? undefined : held
  entry.employer = employer
  if (title === undefined && employer === undefined) return []
  if ([title, employer].some((name) => name !== undefined && (isProject(name) || isSentence(name)))) return []
  if (employer === undefined && entry.range === undefined && !isNamed(doc, title!)) return []
  if (title !== undefined && entry.title === undefined && findDegree(doc, title.words)?.first === 0) return []
  const { promotion, range } = entry
  if (title === undefined || range === undefined || promotion === undefined)
    return [employmentOf(doc, entry, { title, employer, asOf, fallback })]
  const before = { ...entry, range: { ...range, end: promotion.begin, current: false, single: false } }
  const since = { ...entry, range: { ...range, begin: promotion.begin } }
  return [
    employmentOf(doc, since, { title: promotion.title, employer, asOf, fallback }),
    employmentOf(doc, before, { title, employer, asOf, fallback }),
  ]
}

const KNOWN_TITLE = 0.75

/** Title and employer without what is neither: knowledge that is told, labels without their value, names of documents. */
function asNamed(
  doc: Doc,
  { titleScore: score, employerScore: known, range }: Entry,
  { title, employer }: Names,
): Names {
  const isOther = (name: Segment) => tells(doc, name) || counts(doc, name) || isResume(name) || isLabel(name)
  const own = title === undefined || (score < KNOWN && isOther(title)) ? undefined : title
  const isNamed = employer !== undefined && (known >= KNOWN_EMPLOYER || !(tells(doc, employer) || isLabel(employer)))
  const held = isNamed ? employer : undefined
  const split = own !== undefined && held === undefined && range !== undefined ? splitAtIn(doc, own.words) : undefined
  if (split !== undefined) return { title: partOf(own!, split.title), employer: partOf(own!, split.employer) }
  return { title: own, employer: held }
}

function partOf(segment: Segment, words: Word[]): Segment {
  return { ...segment, start: words[0]!.start, end: words.at(-1)!.end, words }
}

type Names = { title?: Segment | undefined; employer?: Segment | undefined }

/** Score of a title that the knowledge has as a whole. */
const KNOWN = 0.95
const KNOWN_EMPLOYER = 0.7
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

type Named = { title: Segment | undefined; employer: Segment | undefined } & Omit<EntryHints, 'habit' | 'above'>

/** A post of this title and employer; its dates, place and rows are the entry's. */
export function employmentOf(doc: Doc, entry: Entry, { title, employer, asOf, fallback }: Named): Employment {
  const { begin, end } = entry.range ?? {}
  const single = entry.range?.single === true
  const current = entry.range?.current === true
  const stop = current ? undefined : end
  const span = begin === undefined ? undefined : monthSpan(begin, stop ?? (current ? latest(begin, asOf) : begin))
  return {
    ...(title === undefined
      ? {}
      : {
          title: fieldOf(
            doc,
            [startOfTitle(doc, title), endOfTitle(doc, title, entry.range?.start)],
            round(Math.max(0.5, entry.titleScore)),
          ),
        }),
    ...(employer === undefined
      ? {}
      : {
          employer: fieldOf(
            doc,
            [startOfName(doc, employer.start), withShortName(doc, endOfName(doc, employer.start, employer.end))],
            round(Math.max(0.5, entry.employerScore)),
          ),
        }),
    ...(entry.place === undefined ? {} : { place: fieldOf(doc, [entry.place.start, entry.place.end], 0.8) }),
    ...(begin === undefined ? {} : { start: begin }),
    ...(stop === undefined || (single && begin === undefined && stop === undefined) ? {} : { end: stop }),
    current,
    ...(entry.range === undefined ? {} : { dates: { start: entry.range.start, end: entry.range.stop } }),
    kind: kindOf(entry, fallback),
    ...(span === undefined ? {} : { months: span.last - span.first + 1 }),
    details: entry.details.map(({ start, end: until }) => ({ start, end: until })),
    span: spanOf([...entry.heads, ...entry.details]),
  }
}

/** From the first of some rows to the last. */
function spanOf(rows: Row[]): Span {
  const first = rows.reduce((one, other) => (other.start < one.start ? other : one))
  const last = rows.reduce((one, other) => (other.start >= one.start ? other : one))
  return { start: first.start, end: last.end }
}

function latest(begin: YearMonth, asOf: YearMonth): YearMonth {
  return compareMonths(begin, asOf) > 0 ? begin : asOf
}

function round(score: number): number {
  return Math.min(0.99, Math.round(score * 100) / 100)
}

/**
 * Fills a missing title or employer from the loose words of the head, in the order in which the resume's other
 * posts name the two; a post of unknown words needs a span of time.
 */
function completed(doc: Doc, entry: Entry, habit: EmployerHabit): { title?: Segment; employer?: Segment } {
  const { title, employer, tail, opening } = entry
  if (title !== undefined) {
    const other = employer ?? entry.loose.find((segment) => segment !== tail && segment.words.length <= 8)
    if (
      tail === undefined ||
      other === undefined ||
      !isEmployerRow(entry, { title, other, apart: habit.employerApart })
    )
      return { title, employer: employer ?? tail ?? other }
    const end = doc.fold[tail.end] === ')' ? tail.end + 1 : tail.end
    return { title: { ...title, end, words: [...title.words, ...tail.words] }, employer: other }
  }
  if (entry.range?.single !== false) return { employer }
  if (employer !== undefined) {
    const own = entry.loose.filter(
      (segment) => segment.sign === '' && segment.words.length <= 8 && !isPlace(doc, segment.words),
    )
    const before = own.find((segment) => segment.end <= employer.start)
    const after = own.find((segment) => segment.start >= employer.end)
    const dated = opening !== undefined && own.includes(opening) ? opening : undefined
    return { title: dated ?? (habit.employerFirst ? (after ?? before) : (before ?? after)), employer }
  }
  const [first, second] = entry.loose
  if (first === undefined || entry.heads.length > 4 || (second === undefined && entry.details.length === 0)) return {}
  if (second === undefined) return { employer: first }
  // East Asian resumes name the employer first.
  const swapped = habit.employerFirst || isUnspaced(first.words[0]!.key)
  return swapped ? { employer: first, title: second } : { title: first, employer: second }
}

/** Whether the employer has a row of its own: one known as an employer, or a name with its place beside the title. */
function isEmployerRow(
  entry: Entry,
  { title, other, apart }: { title: Segment; other: Segment; apart: boolean },
): boolean {
  const rowOf = (segment: Segment) =>
    entry.heads.findIndex((row) => row.start <= segment.start && row.end >= segment.end)
  const [own, place] = [rowOf(other), entry.place === undefined ? -1 : rowOf(entry.place)]
  // Not in these rows: the employer above several roles.
  if (own < 0) return true
  if (own === rowOf(title)) return false
  return (
    entry.employer !== undefined ||
    (other.sign === '' && (apart || own === place) && Math.abs(own - rowOf(title)) === 1)
  )
}

function kindOf(entry: Entry, fallback: Employment['kind']): Employment['kind'] {
  if (fallback !== 'job') return fallback
  const words = [entry.title, entry.employer, ...entry.loose].flatMap((segment) => segment?.words ?? [])
  if (!hasPhrase(words, ANY_KIND)) return 'job'
  return KINDS.find(([, set]) => hasPhrase(words, set))![0]
}
