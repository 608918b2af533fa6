import { LINKS_OF_FIELDS } from '../../knowledge/reading/study-labels.ts'
import { UNIVERSITY_OPENERS } from '../../knowledge/reading/school-words.ts'
import { opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { endsBold, opensBold } from '../text/bold-ends.ts'
import type { Doc, Row } from '../text/document.ts'
import { isCapital } from '../text/letter-case.ts'
import { isPlace } from '../contact/home/find-place.ts'
import { courseDegreeAt, findCourseDegree } from './degree-shape.ts'
import { isMark } from './grade-of.ts'
import { isSchool, isStudied } from './school-shape.ts'

/** A row of an entry: as written, or put together from the rows that a narrow column broke it into. */
export type CourseRow = { row: Row; ranges: DateRange[] }

const LONGEST = 25
const LONGEST_REST = 8
const LONGEST_TOLD = 16
/** Points by which left edges of one column may differ. */
const SAME_EDGE = 3
/** Points from the mark of an item to its text. */
const LONGEST_MARK = 24
/** Part by which the heights of rows differ that are set in two sizes. */
const OTHER_SIZE = 0.1
/** "Grade: 8,9": a label that opens a row. */
const LABEL = /^[^:,;(\t]{2,24}:\s/
const LONGEST_LABEL = 26
const OPEN_END =
  /(?:[-&,/(]|\b(?:of|in|and|for|de|des|del|du|en|der|fur|et|und|y|di|e|the|im|an|i|w|of the|de la|degli|della))$/

/** The rows of an education section, broken ones put together again. */
export function joinWrapped(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): CourseRow[] {
  const found: CourseRow[] = []
  let rangesAbove: DateRange[] = []
  for (const [at, row] of rows.entries()) {
    const last = found.at(-1)
    const above = at === 0 ? undefined : rows[at - 1]
    const ranges = rangesOf(row)
    const own = { row, ranges }
    const from = above === undefined ? 0 : behindDates(above, rangesAbove)
    if (
      last !== undefined &&
      above !== undefined &&
      goesOn(doc, { above, from, row, own, border: borderOf(doc, above) })
    ) {
      last.row = { ...last.row, end: row.end, words: [...last.row.words, ...row.words] }
      last.ranges = [...last.ranges, ...own.ranges]
    } else found.push(own)
    rangesAbove = ranges
  }
  return found
}

/** "2013 - 2015<tab>MSc, Tarn Institute of Science and": where a row begins behind the cell of its dates. */
function behindDates(row: Row, [range]: DateRange[]): number {
  return range !== undefined && opensRow(row, range) ? range.stop + 1 : row.start
}

/** `from`: where the row above begins behind its dates. */
type Pair = { above: Row; from: number; row: Row; own: CourseRow; border: number | undefined }

function goesOn(doc: Doc, { above, from, row, own, border }: Pair): boolean {
  if (row.bullet || row.gap || above.words.length > LONGEST) return false
  if (row.words.length > (hangs(doc, above) ? LONGEST_TOLD : LONGEST_REST)) return false
  if (row.index !== above.index + 1) return false
  if (own.ranges.length === 0 && isBracket(doc, row)) return true
  if (row.level !== above.level) return false
  if (opensBold(doc, row) !== endsBold(doc, above)) return false
  const first = own.ranges[0]
  if (first !== undefined && opensRow(row, first)) return false
  if (LABEL.test(doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_LABEL)))) return false
  const text = doc.fold.slice(Math.max(above.start, above.end - 12), above.end)
  if (doc.fold.slice(from, above.end).includes('\t')) return false
  const letter = doc.text[row.start]!
  const small = letter !== letter.toUpperCase()
  // "... (First<line end>Class Honours)"
  if (opensBracket(doc, above) && closesBracket(doc, row)) return true
  if (OPEN_END.test(text) && !text.endsWith(',')) return true
  if (text.endsWith(',') && isUniversityBelow(doc, above, row)) return true
  if (isRestOfField(doc, above, row) || isFieldBelow(doc, above, row)) return true
  if (border === undefined) return false
  const full = isFull(doc, above, { row, border })
  if (small) return full
  const comma = doc.fold.slice(row.start, row.end).search(/[,(|\t]/)
  const opening = comma < 0 ? row.words : row.words.filter((word) => word.end <= row.start + comma)
  const named = courseDegreeAt(doc, opening) !== undefined || isSchool(doc, opening) || isPlace(doc, opening)
  return full && !named && !(opening.length > 0 && isMark(doc, opening))
}

/** Whether a bracket opens near the end of a row that the next must close. */
function opensBracket({ fold }: Doc, { start, end }: Row): boolean {
  const text = fold.slice(Math.max(start, end - LONGEST_BRACKET), end)
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

function closesBracket({ fold }: Doc, { start, end }: Row): boolean {
  const text = fold.slice(start, Math.min(end, start + LONGEST_BRACKET))
  const close = text.indexOf(')')
  return close > 0 && !text.slice(0, close).includes('(')
}

/** "(B.Eng.)" in a row of its own: it says more of what stands above it. */
function isBracket({ fold }: Doc, { start, end }: Row): boolean {
  return fold[start] === '(' && fold[end - 1] === ')' && !fold.slice(start + 1, end - 1).includes('(')
}

const LONGEST_BRACKET = 60

const UNIVERSITY = new RegExp(`^(?:the )?(?:${UNIVERSITY_OPENERS}) `)

/** "BA, Fell College," above "University of Merrow, 2014": the university of a college that ends its row with a comma. */
function isUniversityBelow(doc: Doc, { start, end, words }: Row, row: Row): boolean {
  if (!UNIVERSITY.test(doc.fold.slice(row.start, row.start + LONGEST_LABEL))) return false
  const comma = doc.fold.slice(start, end - 1).lastIndexOf(',')
  const last = words.filter((word) => comma < 0 || word.start > start + comma)
  return isSchool(doc, last) && !UNIVERSITY.test(doc.fold.slice(last[0]!.start, end))
}

/** "B.Tech in Civil" above "Engineering": the last word of a field alone, below a degree whose field has begun. */
function isRestOfField(doc: Doc, { end, words }: Row, row: Row): boolean {
  const [rest, more] = row.words
  if (
    rest === undefined ||
    more !== undefined ||
    !isStudied(rest.key) ||
    doc.fold[row.end - 1] === ':' ||
    doc.fold[end - 1] === ','
  )
    return false
  const degree = findCourseDegree(doc, words)
  const last = words.at(-1)!
  if (degree === undefined || degree.first + degree.count >= words.length || isStudied(last.key)) return false
  return last.end === end && isCapital(doc, last.start) && isCapital(doc, rest.start) && !isSchool(doc, words)
}

/** "in Hotel Management" below "Diploma": of what the degree is, behind its small word. */
function isFieldBelow(doc: Doc, { words, start }: Row, row: Row): boolean {
  const [link, field] = row.words
  if (link === undefined || field === undefined || !FIELD_LINKS.has(link.key)) return false
  if (isCapital(doc, link.start) || !isCapital(doc, field.start) || words[0]!.start > start + 1) return false
  const degree = findCourseDegree(doc, words)
  return degree !== undefined && degree.first + degree.count === words.length
}

const FIELD_LINKS = new Set(LINKS_OF_FIELDS.split('|'))

/** "... from the": behind an article or "from" a name must follow, however much is said of it. */
function hangs(doc: Doc, { words, end }: Row): boolean {
  const last = words.at(-1)
  return last?.end === end && /^(?:the|from)$/.test(last.key) && doc.fold.slice(end - 5, end).includes(' ')
}

/** Whether the first word of the next row would not have stood in the row above. */
function isFull(doc: Doc, above: Row, { row, border }: { row: Row; border: number }): boolean {
  const box = doc.resume.lines[above.index]?.box
  const next = doc.resume.lines[row.index]?.box
  if (box === undefined || next === undefined) return false
  const indent = next[0] - box[0]
  // Below the mark of an item its text goes on.
  if (Math.abs(indent) > SAME_EDGE && !(above.bullet && indent > 0 && indent <= LONGEST_MARK)) return false
  // Rows of one sentence are set in one size.
  const [high, low] = [box[3] - box[1], next[3] - next[1]]
  if (Math.abs(high - low) > OTHER_SIZE * Math.max(high, low)) return false
  const width = (box[2] - box[0]) / Math.max(1, above.end - above.start)
  const word = row.words[0]!
  return border - box[2] < (word.end - row.start + 1) * width
}

/** By document: where the rows end that begin at one place of its pages. */
const known = new WeakMap<Doc, Map<number, number>>()

/** Where the rows of a row's column end: at its longest row, in whatever section it stands. */
function borderOf(doc: Doc, { index }: Row): number | undefined {
  let borders = known.get(doc)
  if (borders === undefined) {
    borders = new Map()
    for (const { box } of doc.resume.lines) {
      if (box !== undefined) borders.set(columnOf(box), Math.max(box[2], borders.get(columnOf(box)) ?? 0))
    }
    known.set(doc, borders)
  }
  const box = doc.resume.lines[index]?.box
  return box && borders.get(columnOf(box))
}

function columnOf([left]: readonly number[]): number {
  return Math.round(left! / 10)
}
