import type { Education, Employment, Field, Profile, ResumeText, Span, YearMonth } from '@evenhand/model'
import { blankOrders } from '../integrity/find-instructions.ts'
import { saysWho } from '../judge/says-who.ts'
import { learnTermsFor, type TermMatch, termsAmong } from '../knowledge/match-terms.ts'
import { tokensAround } from '../knowledge/tokenize.ts'
import { tokensOfResume } from '../knowledge/tokens-of-resume.ts'
import { readContact } from './contact/read-contact.ts'
import { dateHints } from './dates/date-hints.ts'
import { documentDate } from './dates/document-date.ts'
import { type DateRange, findRanges } from './dates/find-ranges.ts'
import { joinBrokenRanges } from './dates/join-broken-ranges.ts'
import type { DateHints } from './dates/read-point.ts'
import { monthSpan, unionMonths } from './dates/months.ts'
import { backToCourses } from './education/back-to-courses.ts'
import { findEducation } from './education/find-education.ts'
import { isOfGraduation } from './education/is-of-graduation.ts'
import { labelledInProse } from './education/labelled-in-prose.ts'
import { ofStudies } from './education/of-studies.ts'
import { pairLists } from './education/pair-lists.ts'
import { strayCourses, strayTold } from './education/stray-courses.ts'
import { studiesApart } from './education/studies-apart.ts'
import { isToldOf } from './education/is-told-of.ts'
import { isToldByScript, toldByScript } from './education/told-by-script.ts'
import { toldTrainings } from './education/told-training.ts'
import { findEmployment } from './employment/find-employment.ts'
import { TABLE_CELLS } from './employment/words/slot-labels.ts'
import { ofOthers } from './employment/of-others.ts'
import { postOpening } from './employment/post-opening.ts'
import { isPost } from './employment/head/read-head.ts'
import { backToText } from './glued/back-to-text.ts'
import { linesBack } from './glued/divide-lines.ts'
import { restoreRows } from './glued/restore-rows.ts'
import { partGlued } from './glued/part-glued.ts'
import { findIdentity } from './identity/find-identity.ts'
import { languagesOf } from './lists/languages-of.ts'
import { readLists } from './lists/read-lists.ts'
import { documentWords } from './contact/name/name-shape.ts'
import { findParts, type Part, toSections } from './sections/find-sections.ts'
import { withHeadBelowBar } from './sections/head-below-bar.ts'
import { mixedParts, withPostsApart } from './sections/mixed-parts.ts'
import { withTornOff } from './sections/torn-headings.ts'
import { findSkills } from './skills/find-skills.ts'
import { longestOf, saidOfSelf } from './said-of-self.ts'
import { differences } from './text/differences.ts'
import { createDoc, type Doc, type Row } from './text/document.ts'

/** Words of a row that is a paragraph of several sentences. */
const SHORTEST_PARAGRAPH = 30
const LONGEST_IDENTITY_LINE = 400
/** Sections of education that are looked through for lists of schools and of degrees. */
const MOST_LISTS = 4

/** Reads who the person is and what they did. `today` bounds the document's own date. Pure. */
export function readResume(resume: ResumeText, today: YearMonth): Profile {
  const own = blankOrders(resume)
  const restored = restoreRows(own)
  return restored === undefined ? readRows(own, today) : linesBack(readRows(restored.resume, today), restored.lineOf)
}

/** The same of a resume that has lines. */
function readRows(own: ResumeText, today: YearMonth): Profile {
  const parted = partGlued(own)
  return parted === undefined ? readParted(own, today) : backToText(readParted(parted.resume, today), own, parted)
}

/** The same of a resume in which no words are glued. */
function readParted(own: ResumeText, today: YearMonth): Profile {
  const doc = createDoc(own, TABLE_CELLS)
  const dates = dateHints(doc)
  const ranges = rangesByRow(doc, dates)
  const byLine = own.lines.map((_, index) => ranges.get(index))
  const rangesOf = (row: Row) => byLine[row.index] ?? []
  const asOf = documentDate(doc, ranges.values(), today)
  const terms = termsIn(doc, own)
  const titlesOf = byRow(doc, terms)
  const hintsOf = (row: Row) => ({ ranges: rangesOf(row), titles: titlesOf(row) })
  const opensPost = (row: Row, sure: boolean) => isPost(doc, row, { ...hintsOf(row), sure })
  const headed = findParts(doc, { isPost: opensPost, openingOf: postOpening(doc, hintsOf), hintsOf })
  const sections = withTornOff(doc, withHeadBelowBar(doc, headed), hintsOf)
  const studied = withPostsApart(doc, backToCourses(doc, sections, rangesOf), hintsOf)
  const parts = studiesApart(doc, studied, hintsOf)
  const contact = readContact(doc, parts, { titlesOf, terms: terms.slice(0, 200) })
  const divided = mixedParts(doc, parts, { isPost: (row) => opensPost(row, false), hintsOf })
  const { name, place, emails, phones } = contact.profile
  const reached = [name, place, ...emails, ...phones].filter((field) => field !== undefined)
  const posts = findEmployment(doc, { parts: divided, titlesOf, rangesOf, dates, asOf, name, own: reached })
  const hasDates = (row: Row) => rangesOf(row).some((range) => !range.bare)
  const datesOf = (row: Row) => (isOfGraduation(doc, row) ? findRanges(doc, row, dates) : wholeOnes(rangesOf(row)))
  const education = readEducation(doc, parts, datesOf)
  const others = ofOthers(posts, contact.profile.name, education)
  const employment = divided === parts ? withoutCourses(others, education) : others
  const named = [...employment.map((post) => post.employer), ...education.map((course) => course.school)]
  const names = [contact.profile.name, ...named].flatMap((field) => field?.spans ?? [])
  const skills = findSkills(doc, { parts, terms: withoutNames(terms, names), employment, asOf, hasDates })
  const identity = findIdentity(doc, { ...contact.profile, contact: contact.fields, parts })
  const said = saidOfSelf(doc, parts, identity)
  const summary = longestOf(said)
  const accounted = [
    ...identity,
    ...said,
    ...employment.map((post) => post.span),
    ...(contact.profile.headline?.spans ?? []),
  ]
  return {
    ...contact.profile,
    ...(summary === undefined ? {} : { summary }),
    employment,
    education,
    skills: skills.skills,
    languages: languagesOf(doc, parts, place),
    ...readLists(doc, parts, { rangesOf, education, name: name?.value }),
    sections: toSections(parts),
    denied: skills.denied,
    totalMonths: monthsIn(employment, asOf),
    asOf,
    identity,
    unassigned: unassignedRows(parts, { spans: accounted, documentWords }),
  }
}

/** The terms of the text as it is read; only what was masked in it is split into words again: joined lines have the same. */
function termsIn({ text, latin }: Doc, own: ResumeText): TermMatch[] {
  if (text === own.text) return termsAmong(text, tokensOfResume(own))
  if (!latin) learnTermsFor(text)
  const masked = differences(own.text, text).filter((span) => !areBlanks(own.text, span) || !areBlanks(text, span))
  const tokens = tokensOfResume(own)
  return termsAmong(text, masked.length === 0 ? tokens : tokensAround(text, tokens, masked))
}

/** Whether nothing but what parts words stands in a stretch. */
function areBlanks(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) if (!' \t\n'.includes(text[at]!)) return false
  return true
}

/** "Bachelors in Arts, Clifford College, 2002" below the posts, read as one of them and as a course: a course. */
function withoutCourses(posts: Employment[], courses: Education[]): Employment[] {
  const begin = (field: Field | undefined) => field?.spans[0]?.start
  const told = new Set(courses.map(({ degree, school }) => `${begin(degree)} ${begin(school)}`))
  return posts.filter(
    ({ title, employer }) =>
      title === undefined || employer === undefined || !told.has(`${begin(title)} ${begin(employer)}`),
  )
}

/** Months of dated posts, as a union. */
function monthsIn(employment: Employment[], asOf: YearMonth): number {
  const spans = employment.flatMap(({ start, end, current }) =>
    start === undefined ? [] : [monthSpan(start, end ?? (current ? asOf : start))],
  )
  return unionMonths(spans.filter((span) => span !== undefined))
}

/** Terms that are not a part of a name: "Grill" in an employer's, "Nursing" in a school's, is nobody's skill. */
function withoutNames(terms: TermMatch[], names: Span[]): TermMatch[] {
  const sorted = names.toSorted((a, b) => a.start - b.start)
  let next = 0
  let reached = -1
  // Terms come in the order of the text: what began before one and reaches behind it holds it.
  return terms.filter(({ start, end }) => {
    while (next < sorted.length && sorted[next]!.start <= start) reached = Math.max(reached, sorted[next++]!.end)
    return reached < end
  })
}

/** Courses of study: those of the sections that say so; elsewhere what names a course and its school. */
function readEducation(doc: Doc, parts: Part[], rangesOf: (row: Row) => DateRange[]): Education[] {
  const sections = ofStudies(parts).map((part) => part.rows)
  const lists = sections.length > 1 && sections.length <= MOST_LISTS
  const found =
    (lists ? pairLists(sections.map((rows) => findEducation(doc, rows, rangesOf))) : undefined) ??
    findEducation(doc, sections.flat(), rangesOf)
  const strict = found.some((course) => course.degree !== undefined)
  const strays = strayCourses(doc, parts, { strict, rangesOf }).flatMap((run) => findEducation(doc, run, rangesOf))
  const trainings = toldTrainings(doc, parts, rangesOf)
  if (found.length > 0 || strays.length > 0) return [...found, ...trainings, ...strays]
  const labelled = labelledInProse(doc, parts).flatMap((run) => findEducation(doc, run, rangesOf))
  if (labelled.length > 0) return [...trainings, ...labelled]
  if (isToldByScript(doc)) return [...trainings, ...toldByScript(doc, parts)]
  const told = strayTold(doc, parts).flatMap((paragraph) => findEducation(doc, paragraph, rangesOf))
  const schools = new Set(trainings.map(({ school }) => school?.spans[0]?.start))
  const own = told.filter((course) => isToldOf(doc, course) && !schools.has(course.school?.spans[0]?.start ?? -1))
  return [...trainings, ...own]
}

/** Without the ends of spans that began in the row above, and words for the present as "Date (from - to)", beside a span. */
function wholeOnes(ranges: DateRange[]): DateRange[] {
  const isWhole = ({ rest, begin, end }: DateRange) =>
    rest === undefined && (ranges.length === 1 || begin !== undefined || end !== undefined)
  return ranges.every(isWhole) ? ranges : ranges.filter(isWhole)
}

/** A line on birth, family or a leave: its years date neither a post nor the document. */
function isOfPerson(doc: Doc, row: Row): boolean {
  return saysWho(doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_IDENTITY_LINE)))
}

/** Of a paragraph, "Born in Tarn in 1979, she ... In 2004 she joined ...": what no sentence on birth or family dates. */
function besidePerson(doc: Doc, row: Row, ranges: DateRange[]): DateRange[] {
  if (row.words.length < SHORTEST_PARAGRAPH) return []
  return ranges.filter(({ start, stop }) => {
    const before = doc.fold.lastIndexOf('. ', start)
    const behind = doc.fold.indexOf('. ', stop)
    const end = behind < 0 ? row.end : Math.min(row.end, behind)
    return !saysWho(doc.fold.slice(Math.max(row.start, before + 1), end))
  })
}

function rangesByRow(doc: Doc, hints: DateHints): Map<number, DateRange[]> {
  const ranges = new Map<number, DateRange[]>()
  for (const row of doc.rows) {
    const found = findRanges(doc, row, hints)
    const own = found.length === 0 || !isOfPerson(doc, row) ? found : besidePerson(doc, row, found)
    if (own.length > 0) ranges.set(row.index, own)
  }
  joinBrokenRanges(doc, ranges, hints)
  return ranges
}

/** Gives each row its matches, which are sorted by start. */
function byRow(doc: Doc, matches: TermMatch[]): (row: Row) => TermMatch[] {
  const byLine: (TermMatch[] | undefined)[] = doc.resume.lines.map(() => undefined)
  let at = 0
  for (const row of doc.rows) {
    while (at < matches.length && matches[at]!.start < row.start) at++
    const from = at
    while (at < matches.length && matches[at]!.end <= row.end) at++
    if (at > from) byLine[row.index] = matches.slice(from, at)
  }
  return (row) => byLine[row.index] ?? []
}

type Accounted = { spans: Span[]; documentWords: (row: Row) => boolean }

/** Rows above the first heading, and of sections without a meaning, which no field accounts for. */
function unassignedRows(parts: Part[], { spans, documentWords }: Accounted): number[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start)
  const left: number[] = []
  let at = 0
  let reach = -1
  for (const part of parts) {
    for (const row of part.rows) {
      while (at < sorted.length && sorted[at]!.start < row.end) reach = Math.max(reach, sorted[at++]!.end)
      const bare = part.kind === 'contact' && part.heading === undefined
      if (bare && reach <= row.start && !documentWords(row)) left.push(row.index)
    }
  }
  return left
}
