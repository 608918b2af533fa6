import type { SectionKind } from '@evenhand/model'
import { COURSE_OPENERS } from '../../knowledge/reading/course-words.ts'
import { AT_SCHOOL, DEPARTMENT_ENDS } from '../../knowledge/reading/told-study-words.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { isPlace } from '../contact/home/find-place.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import type { Part } from '../sections/find-sections.ts'
import type { RowHints } from '../sections/guess-section.ts'
import type { Doc, Row } from '../text/document.ts'
import { opensSmall } from '../text/letter-case.ts'
import { compilePhrases, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import { isOtherLabel, labelOf } from './course-labels.ts'
import { isBodyLetters, isNote } from './course-notes.ts'
import { type DegreeMatch, findCourseDegree } from './degree-shape.ts'
import { isMark } from './grade-of.ts'
import { isNoCourse } from './no-course.ts'
import { isSchool, isSchoolWord, isStudied } from './school-shape.ts'
import { toldParagraph } from './told-courses.ts'

/** Sections in which studies stand when no heading of their own opens them. */
const MIXED = new Set<SectionKind>(['contact', 'other', 'summary', 'employment', 'skills', 'languages'])
/** Words of a row that tells of a course, and of one that may only be a town's or a field's. */
const LONGEST_ROW = 24
const LONGEST_REST = 4
const LONGEST_TOWN = 2

/** What a row says: `study` a degree or its school, `beside` a date, a town or a mark, `post` a title. */
type Kind = 'study' | 'beside' | 'post' | 'other'
type Told = { row: Row; kind: Kind; degree: boolean; school: boolean; dated: boolean; parts: number }

/**
 * Rows one below the other that tell of studies, in parts of their own, where no heading opens these: each names a degree or a
 * school, or the date, the town or the mark of one, and none a post.
 */
export function studiesApart(doc: Doc, parts: Part[], hintsOf: RowHints): Part[] {
  if (parts.some(({ kind, rows }) => kind === 'education' && rows.length > 0)) return parts
  return parts.flatMap((part) => {
    if (!MIXED.has(part.kind) || part.rows.length === 0) return [part]
    const runs = runsIn(doc, part, hintsOf)
    if (runs.length === 0) return [part]
    const own = new Set(runs.flat())
    const studies = runs.map((rows): Part => ({ kind: 'education', rows, title: '' }))
    return [{ ...part, rows: part.rows.filter((row) => !own.has(row)) }, ...studies]
  })
}

function runsIn(doc: Doc, { rows }: Part, hintsOf: RowHints): Row[][] {
  const told = rows.map((_, at) => tellsOf(doc, rows, { at, hintsOf }))
  const runs: Row[][] = []
  for (let at = 0; at < told.length; at++) {
    if (!opensStudies(told, at)) continue
    let until = at
    while (until + 1 < told.length && goesOn(told, until + 1)) until++
    const run = told.slice(dateAbove(told, at), until + 1)
    while (run.at(-1)!.kind === 'other') run.pop()
    if (isStudies(run)) runs.push(run.map(({ row }) => row))
    at = until
  }
  return runs
}

/** A degree and a school, whose list no other rows open. */
function isStudies(run: Told[]): boolean {
  return run.some(({ degree }) => degree) && run.some(({ school }) => school)
}

/** A row that names a degree, or a school at the head of its paragraph or with its dates; of a list of others it is an item. */
function opensStudies(told: Told[], at: number): boolean {
  const { row, kind, degree, school, dated } = told[at]!
  if (kind !== 'study') return false
  const above = told[at - 1]
  if (row.bullet && above?.row.bullet === true && !isParted(row)) return false
  if (above === undefined || isParted(row)) return true
  // Below the rows of a post what is studied stands with its school.
  const next = told[at + 1]
  const isTaught = school || (next?.school === true && !isParted(next.row))
  return (degree || dated) && isTaught
}

/** A school alone beside a post of its paragraph is its employer. */
function goesOn(told: Told[], at: number): boolean {
  const { row, kind, degree } = told[at]!
  if (kind === 'post') return false
  const next = told[at + 1]
  const isNear = next !== undefined && !isParted(next.row)
  if (kind === 'study') return degree || !isNear || next.kind !== 'post'
  if (kind === 'beside') return !isParted(row) || (isNear && next.kind === 'study')
  // The name of a town or a field, between rows that tell of the course.
  return (
    !isParted(row) &&
    !row.bullet &&
    row.words.length <= LONGEST_REST &&
    isNear &&
    next.kind !== 'post' &&
    next.kind !== 'other'
  )
}

/** The date of a course, or the head of a table, in the row above it at the head of their paragraph. */
function dateAbove(told: Told[], at: number): number {
  const above = told[at - 1]
  if (above?.kind !== 'beside' || isParted(told[at]!.row) || !(above.dated || above.parts > 1)) return at
  return isParted(above.row) || at === 1 ? at - 1 : at
}

function isParted({ gap, apart }: Row): boolean {
  return gap || apart
}

function tellsOf(doc: Doc, rows: Row[], { at, hintsOf }: { at: number; hintsOf: RowHints }): Told {
  const row = rows[at]!
  const told: Told = { row, kind: 'other', degree: false, school: false, dated: false, parts: 0 }
  if (row.words.length > LONGEST_ROW || row.level !== 'body') return told
  const { ranges, titles } = hintsOf(row)
  told.dated = ranges.length > 0
  const parts = partsOf(doc, row, ranges)
  told.parts = parts.length
  if (isSentence(doc, row)) return told
  if (parts.length === 0) return { ...told, kind: told.dated ? 'beside' : 'other' }
  if (toldParagraph(doc, rows, at) !== undefined || isNoCourse(doc, row)) return told
  let unknown = false
  for (const words of parts) {
    if (labelOf(words) !== undefined || isOtherLabel(words)) continue
    const school = isSchool(doc, words)
    const degree = findCourseDegree(doc, words)
    if (school && isPostAt(words, titles)) return { ...told, kind: 'post' }
    if (degree !== undefined && !isOfSchool(words, degree) && !isBodyLetters(words)) told.degree = true
    if (school) told.school = true
    else if (isCourse(doc, words)) told.degree = true
    // "Third Grade Teacher"
    const named = degree !== undefined && degree.level !== 'school'
    if (!named && !school && titleScore(words, titles) >= KNOWN_TITLE) return { ...told, kind: 'post' }
    if (degree !== undefined || school || isCourse(doc, words)) continue
    // "Fell College, Quarnfield": where it stands, behind its name.
    const town = told.school && words.length <= LONGEST_TOWN && !opensSmall(doc, words)
    unknown ||= !town && !isBeside(doc, words)
  }
  if (told.degree) return { ...told, kind: 'study' }
  if (told.school) return { ...told, kind: unknown || opensSmall(doc, row.words) ? 'other' : 'study' }
  return { ...told, kind: unknown ? 'other' : 'beside' }
}

/** "Trained under the master baker of Tarn.": a sentence, which tells of more than a course. */
function isSentence({ fold, text }: Doc, { words, start, end }: Row): boolean {
  if (text.slice(start, end).includes('。')) return true
  if (fold[end - 1] !== '.') return false
  // "BSc Biology. Fell University, Tarn. 2016."
  return words.length >= (/\d/.test(fold[end - 2]!) ? SHORTEST_DATED : SHORTEST_SENTENCE)
}

const SHORTEST_SENTENCE = 7
const SHORTEST_DATED = 13

/** "Fell High School", "Fell Elementary School", "(Secondary School)": a kind of school, and no leaving certificate. */
function isOfSchool(words: Word[], { first, count }: DegreeMatch): boolean {
  return words.slice(first + count - 1, first + count + 1).some((word) => isSchoolWord([word]))
}

/** "Pastry Chef at the Merrow School of Art": a post there. */
function isPostAt(words: Word[], titles: TermMatch[]): boolean {
  const at = words.findIndex(({ key }) => AT.has(key))
  return at > 0 && titleScore(words.slice(0, at), titles) >= KNOWN_TITLE
}

const OPENERS = compilePhrases(COURSE_OPENERS)
const DEPARTMENT = new RegExp(`(?:${DEPARTMENT_ENDS})$`, 'u')
const AT = new Set(AT_SCHOOL.split('|'))

/** "Curso de ...", "保育学科": what opens a course, or ends a department, says that one is told. */
function isCourse(doc: Doc, words: Word[]): boolean {
  return phraseAt(words, 0, OPENERS) > 0 || (isUnspaced(words[0]!.key) && isDepartment(doc, words))
}

function isDepartment({ fold }: Doc, words: Word[]): boolean {
  return DEPARTMENT.test(fold.slice(words[0]!.start, words.at(-1)!.end))
}

/** The town, the mark or the field of a course. */
function isBeside(doc: Doc, words: Word[]): boolean {
  return isPlace(doc, words) || isMark(doc, words) || isNote(words) || isStudied(words.at(-1)!.key)
}

const DIVIDES = /[,;:|\t/•·()@\u2013\u2014]|\s-\s|\.\s|\s{2}/

/** The words of a row between signs and dates. */
function partsOf(doc: Doc, { words }: Row, ranges: DateRange[]): Word[][] {
  const parts: Word[][] = []
  let end = -1
  for (const word of words) {
    const dated = ranges.some(({ start, stop }) => word.start >= start && word.end <= stop)
    if (end < 0 || dated || DIVIDES.test(doc.fold.slice(end, word.start))) parts.push([])
    end = dated ? -1 : word.end
    if (!dated) parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.length > 0)
}
