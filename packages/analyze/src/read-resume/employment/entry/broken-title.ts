import { OPEN_ENDS } from '../../../knowledge/reading/small-words.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { rowAround } from '../../text/row-around.ts'
import type { Entry } from './build-entries.ts'
import type { Names } from './complete-names.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

const OPEN = new Set(OPEN_ENDS.split('|'))
const LONGEST = 7

/** "Sales Manager / Acting" and below it "Regional Manager": a title that goes on in the row below or begins in the one above. */
export function withRestOfTitle(doc: Doc, { range }: Entry, { title, employer }: Names): Names {
  if (title === undefined) return { title, employer }
  const at = rowAround(doc, title.start)
  const [above, row, below] = [doc.rows[at - 1], doc.rows[at], doc.rows[at + 1]]
  if (row === undefined || row.bullet || title.end > row.end + 1) return { title, employer }
  const isTaken = (other: Row) =>
    [employer, range].some((own) => own !== undefined && own.start < other.end && own.start >= other.start)
  if (below !== undefined && isRest(doc, row, below) && row.end - title.end <= 1 && !isTaken(below))
    return { title: { ...title, end: below.end, words: [...title.words, ...below.words] }, employer }
  const isOpened = above !== undefined && row.start === title.start && !above.bullet && !isTaken(above)
  if (!isOpened || !isLead(doc, above, row)) return { title, employer }
  return { title: { ...title, start: above.start, words: [...above.words, ...title.words] }, employer }
}

/** Whether a row ends as no title does, and the one below is one. */
function isRest(doc: Doc, row: Row, below: Row): boolean {
  if (below.gap || below.bullet || below.words.length > LONGEST || !endsOpen(doc, row)) return false
  // "Regional Sales Manager South"
  const scores = [below.words, below.words.slice(0, -1)].map((words) => titleScore(words, []))
  return isNamed(doc, below.words) && Math.max(...scores) >= LEAST_TITLE
}

/** Whether the row above is a title that ends so. */
function isLead(doc: Doc, above: Row, row: Row): boolean {
  if (row.gap || above.words.length > LONGEST || isHeading(above) || !isNamed(doc, above.words.slice(0, 1)))
    return false
  return endsOpen(doc, above) && titleScore(above.words.slice(0, -1), []) >= KNOWN_TITLE
}

/** "WORK HISTORY", "Experience": what stands above posts. */
function isHeading({ words, letters, capitals }: Row): boolean {
  return capitals === letters || knownHeading(words) !== undefined
}

/** "... / Acting", "Trainee, then", "Clerk and": no title ends so. */
function endsOpen(doc: Doc, { end, words }: Row): boolean {
  return OPEN.has(words.at(-1)?.key ?? '') || /[/&]$/.test(doc.fold.slice(end - 1, end + 1).trimEnd())
}

function isNamed(doc: Doc, words: Word[]): boolean {
  return words.every(({ start, key }) => isCapital(doc, start) || key.length <= SMALL_WORD)
}

/** Letters of "of" and "and". */
const SMALL_WORD = 3
