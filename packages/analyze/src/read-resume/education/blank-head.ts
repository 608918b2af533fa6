import { COURSE_LABELS } from '../../knowledge/reading/course-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { TABLE_HEADS } from '../../knowledge/reading/table-heads.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'

/** What a column of a table of studies holds. */
export type Column = 'degree' | 'field' | 'school' | 'date' | 'mark' | 'number' | 'other'

/** The head of a table, and how many rows it stands in. */
export type BlankHead = { columns: Column[]; count: number }

const HEADS: (readonly [Column, ReturnType<typeof compilePhrases>])[] = [
  ['degree', compilePhrases(ENTRY_LABELS.degree, COURSE_LABELS.degree, TABLE_HEADS.degree)],
  ['school', compilePhrases(ENTRY_LABELS.school, COURSE_LABELS.school, TABLE_HEADS.school)],
  ['field', compilePhrases(ENTRY_LABELS.field, COURSE_LABELS.field, TABLE_HEADS.field)],
  ['date', compilePhrases(ENTRY_LABELS.dates, TABLE_HEADS.date)],
  ['mark', compilePhrases(TABLE_HEADS.mark)],
  ['number', compilePhrases(TABLE_HEADS.number)],
  ['other', compilePhrases(ENTRY_LABELS.place, TABLE_HEADS.other)],
]

/** The column that the words head as a whole. */
export function columnNamed(words: Word[]): Column | undefined {
  return words.length === 0 ? undefined : HEADS.find(([, set]) => phraseAt(words, 0, set) === words.length)?.[0]
}

const FEWEST = 3
const MOST_WORDS = 20
const MOST_ROWS = 10
/** What stands between the heads of two columns, or of one: "Board/University Year". */
const BETWEEN = /^[\s/&,.()%[\]:;#*|\u2013-]{1,8}$/

/**
 * "Qualification Board/University Year Percentage": the head of a table of studies whose columns have blanks between them
 * alone, in one row or in several.
 */
export function blankHead(doc: Doc, rows: Row[], at: number): BlankHead | undefined {
  let found: BlankHead | undefined
  let words: Word[] = []
  for (let count = 1; count <= MOST_ROWS && at + count <= rows.length; count++) {
    const row = rows[at + count - 1]!
    if (doc.fold.slice(row.start, row.end).includes('\t')) break
    if (words.length + row.words.length > MOST_WORDS) break
    words = [...words, ...row.words]
    const columns = columnsIn(doc, words)
    if (columns === undefined) {
      // "Year of", whose "passing" stands below.
      if (found === undefined && count < MOST_ROWS && opensHead(words)) continue
      break
    }
    if (isHead(columns)) found = { columns, count }
  }
  return found
}

function isHead(columns: Column[]): boolean {
  const studied = columns.includes('degree') || columns.includes('field')
  const timed = columns.includes('date') || columns.includes('mark')
  return columns.length >= FEWEST && studied && columns.includes('school') && timed
}

function opensHead(words: Word[]): boolean {
  return HEADS.some(([, set]) => phraseAt(words, 0, set) > 0)
}

/** The columns whose heads the words are, one behind the other; undefined where other words stand among them. */
function columnsIn(doc: Doc, words: Word[]): Column[] | undefined {
  const columns: Column[] = []
  let joined = false
  for (let at = 0; at < words.length;) {
    const { column, length } = headAt(doc, words, at)
    const gap = at === 0 ? ' ' : doc.fold.slice(words[at - 1]!.end, words[at]!.start)
    if (!BETWEEN.test(gap)) return undefined
    const joins = joined || /[/&]/.test(gap)
    joined = false
    if (column === undefined) {
      if (!/^(?:and|or|in|of|the)$/.test(words[at]!.key) || at === 0) return undefined
      joined = /^(?:and|or)$/.test(words[at]!.key)
      at++
      continue
    }
    // "Percentage Class": how well, where what was studied has its column.
    if (columns.length === 0 || !joins)
      columns.push(column === 'degree' && columns.includes('degree') ? 'mark' : column)
    at += length
  }
  return columns
}

function headAt(doc: Doc, words: Word[], at: number): { column?: Column; length: number } {
  let best: { column?: Column; length: number } = { length: 0 }
  for (const [column, set] of HEADS) {
    const length = phraseAt(words, at, set)
    if (length > best.length) best = { column, length }
  }
  const own = words.slice(at, at + best.length)
  // "School University", with no stroke between: a column each.
  const apart = best.column === 'school' && own.length > 1 && own.every(({ key }) => isSchoolHead(key))
  return apart && doc.fold[own[0]!.end] === ' ' ? { column: 'school', length: 1 } : best
}

function isSchoolHead(key: string): boolean {
  return /^(?:school|college|institute|institution|university|board)$/.test(key)
}
