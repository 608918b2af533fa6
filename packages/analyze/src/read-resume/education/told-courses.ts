import { FIELD_LEADS } from '../../knowledge/reading/small-words.ts'
import { HAVING_WORDS, STUDY_VERBS } from '../../knowledge/reading/course-words.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { listedAt, phraseListOf } from '../text/phrase-list.ts'
import { compilePhrases, hasPhrase, type Word } from '../text/phrase-set.ts'
import { courseDegreeAt, type DegreeMatch } from './degree-shape.ts'
import { rankStart } from './rank-start.ts'
import { type Course, emptyCourse } from './course.ts'
import { toldField } from './told-field.ts'
import { gapBefore, INNER, isLarge, schoolBehind, schoolsIn } from './told-schools.ts'

const VERBS = compilePhrases(STUDY_VERBS)
const HAVE = phraseListOf(HAVING_WORDS)
/** A row of fewer words is a line, not a sentence. */
const LEAST_WORDS = 7
const LONGEST_PARAGRAPH = 260
/** What opens the field behind a degree. */
const FIELD = new Set(FIELD_LEADS.split('|'))
const LONGEST_FIELD = 6
const LONGEST_DEGREE = 8
/** Letters of a bracket behind a degree. */
const LONGEST_BRACKET = 45
/** "NVQ Level 2". */
const LEVEL = /^(?:level|niveau|nivel|livello|stufe|grade)$/

/** Rows of an education section that tell of studies in sentences, a paragraph each; undefined for a row that does not. */
export function toldParagraph(doc: Doc, rows: Row[], at: number): Row[] | undefined {
  const first = rows[at]!
  if (
    first.words.length < LEAST_WORDS ||
    first.words.length > LONGEST_PARAGRAPH ||
    first.bullet ||
    !(hasPhrase(first.words, VERBS) || holdsDegree(doc, first.words))
  )
    return undefined
  const paragraph = [first]
  let words = first.words.length
  for (let next = at + 1; next < rows.length; next++) {
    const row = rows[next]!
    const above = paragraph.at(-1)!
    const goesOn = row.index === above.index + 1 && !row.gap && !row.bullet && row.level === above.level
    if (
      !goesOn ||
      /[.!?]$/.test(doc.fold.slice(above.end - 1, above.end)) ||
      words + row.words.length > LONGEST_PARAGRAPH
    )
      break
    paragraph.push(row)
    words += row.words.length
  }
  return paragraph
}

/** "I have NVQ Level 2 in ...": the words for having, and right behind them a degree. */
function holdsDegree(doc: Doc, words: Word[]): boolean {
  return words.some((_, at) => {
    const count = listedAt(words, at, HAVE)
    return count > 0 && courseDegreeAt(doc, words.slice(at + count, at + count + LONGEST_DEGREE)) !== undefined
  })
}

/** The courses that a paragraph tells of: each degree with the school of its sentence that stands nearest. */
export function toldCourses(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Course[] {
  const ranges = rows.flatMap(rangesOf)
  return sentencesOf(
    doc,
    rows.flatMap(({ words }) => words),
  ).flatMap((words) => coursesIn(doc, rows[0]!, { words, ranges }))
}

type Told = { words: Word[]; ranges: DateRange[] }

function coursesIn(doc: Doc, row: Row, { words, ranges }: Told): Course[] {
  const schools = schoolsIn(doc, words)
  const courses: Course[] = []
  let from = 0
  while (from < words.length) {
    const degree = nextDegree(doc, words, from)
    if (degree === undefined) break
    let end = degree.first + degree.count
    // "hbo-diploma", and not "diploma in", where no field follows.
    while (end < words.length && gapBefore(doc, words, end) === '-') end++
    if (!schools.some((school) => school.start <= degree.start && school.end >= degree.end)) {
      const start = rankStart(
        doc,
        { start: words[0]!.start, end: words.at(-1)!.end, words: [...words, words[0]!], sign: '' },
        degree,
      )
      const until = fieldEnd(doc, words, { at: end, schools })
      courses.push({
        ...emptyCourse(row, []),
        degree,
        degreeSpan: trimRange(doc, start, withBracket(doc, until, schools)),
      })
    }
    from = end
  }
  const field = courses.length > 0 || schools.length > 1 ? undefined : toldField(doc, words, schools)
  if (field !== undefined && schools.length === 1) courses.push({ ...emptyCourse(row, []), degreeSpan: field })
  return courses.length === 0 && schools.length === 1
    ? [{ ...emptyCourse(row, ranges), school: schools[0]! }]
    : withSchools(doc, courses, { schools, words, ranges }).filter((course) => !isBare(doc, course))
}

/** "... and a diploma": of what, or where, is not told. */
function isBare(doc: Doc, { school, degreeSpan }: Course): boolean {
  return school === undefined && /^diplom[ae]$/.test(doc.fold.slice(...degreeSpan!))
}

/** "Bachelor of Education (Basic Education)": the field in its bracket; a school or a date is none. */
function withBracket(doc: Doc, end: number, schools: Segment[]): number {
  const field = /^ ?\(\p{Lu}[\p{L} &'-]{2,40}\)/u.exec(doc.text.slice(end, end + LONGEST_BRACKET))
  const until = end + (field?.[0].length ?? 0)
  return schools.some(({ start }) => start >= end && start < until) ? end : until
}

/** The first degree behind a word; in most languages degrees are written small within a sentence. */
function nextDegree(doc: Doc, words: Word[], from: number): DegreeMatch | undefined {
  for (let at = from; at < words.length; at++) {
    const match = courseDegreeAt(doc, words.slice(at, at + LONGEST_DEGREE))
    if (match !== undefined) return { ...match, first: at }
    // "a degree in Fine Art"
    const [word, next] = [words[at]!, words[at + 1]]
    if (word.key === 'degree' && next?.key === 'in' && /^(?:an?|the|my|h(?:is|er))$/.test(words[at - 1]?.key ?? ''))
      return { level: 'bachelor', start: word.start, end: word.end, first: at, count: 1 }
  }
  return undefined
}

/** Gives each degree a school: the next before another degree, else the one before it that nobody has. */
function withSchools(doc: Doc, courses: Course[], { schools, words, ranges }: Told & { schools: Segment[] }): Course[] {
  const free = [...schools]
  for (const [at, course] of courses.entries()) {
    const [start, end] = course.degreeSpan!
    const limit = courses[at + 1]?.degreeSpan![0] ?? Infinity
    const behind = free.findIndex((school) => school.start >= end && school.start < limit)
    const before = free.findIndex((school) => school.end <= start)
    const found = behind < 0 ? before : behind
    if (found >= 0) course.school = free.splice(found, 1)[0]!
    else course.school = schoolBehind(doc, words, end)
    const until = Math.max(limit === Infinity ? end + 200 : limit, end)
    const near = ranges.find((range) => range.start >= end && range.start < until && !crosses(doc, end, range.start))
    const early = ranges.findLast((range) => range.stop <= start && !crosses(doc, range.stop, start))
    course.ranges = [near ?? early].filter((range) => range !== undefined)
  }
  return courses
}

function crosses(doc: Doc, from: number, until: number): boolean {
  return until - from > 200 || /[.!?]\s/.test(doc.fold.slice(from, until))
}

/** "ESO en el": small words that lead to a field or a school, without one. */
const HANGING = new Set([
  ...FIELD,
  ...INNER,
  'el',
  'la',
  'il',
  'lo',
  'le',
  'the',
  'der',
  'die',
  'das',
  'het',
  'at',
  'an',
  'am',
  'al',
  'no',
  'na',
])

/** Where a degree's field ends: behind "in" and its words up to a sign, a school or a small word. */
function fieldEnd(doc: Doc, words: Word[], { at: behind, schools }: { at: number; schools: Segment[] }): number {
  let from = behind
  // "NVQ Level 2 in ..."
  if (LEVEL.test(words[from]?.key ?? '')) from++
  if (/^\d$/.test(words[from]?.key ?? '') && gapBefore(doc, words, from) === ' ') from++
  const at = from
  let last = at - 1
  const opener = words[at] !== undefined && FIELD.has(words[at].key) && !/[,.;:(]/.test(gapBefore(doc, words, at))
  let taken = 0
  for (let i = opener ? at + 1 : at; i < words.length && taken < LONGEST_FIELD; i++) {
    const word = words[i]!
    if (/[,.;:()]/.test(gapBefore(doc, words, i)) || /^\d/.test(word.key)) break
    if (schools.some(({ start, end }) => start <= word.start && end >= word.end)) break
    if (!isLarge(doc, word)) {
      if (INNER.has(word.key) && words[i + 1] !== undefined && isLarge(doc, words[i + 1]!)) continue
      if (!opener || taken > 0 || HANGING.has(word.key)) break
    }
    last = i
    taken++
  }
  while (taken === 0 && last > 1 && HANGING.has(words[last]!.key)) last--
  return words[last]!.end
}

/** The words of a paragraph, a sentence each; a full stop behind a short word ends none. */
function sentencesOf(doc: Doc, words: Word[]): Word[][] {
  const sentences: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const stop = /[.!?]\s/.test(gapBefore(doc, words, at)) && words[at - 1]!.key.length > 3
    if (stop && isLarge(doc, word)) sentences.push([])
    sentences.at(-1)!.push(word)
  }
  return sentences
}
