import type { Education } from '@evenhand/model'
import { TRAININGS } from '../../knowledge/reading/course-facts.ts'
import { houseIn } from '../employment/told/house-in.ts'
import { linkLength } from '../employment/told/own-words.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import { listedAt, phraseListOf } from '../text/phrase-list.ts'
import type { Word } from '../text/phrase-set.ts'
import { sentencesOf } from '../employment/told/clauses-of.ts'

const LEARNED = phraseListOf(TRAININGS)
const LONGEST_TRADE = 7
/** Words of a row that is a sentence. */
const FEWEST_TOLD = 8
const LONGEST_ROW = 150

/** Trainings with a firm that sentences tell: "meine Ausbildung zum Zerspaner bei der Merrow GmbH", "my apprenticeship as a plumber at ...". */
export function toldTrainings(doc: Doc, parts: Part[], rangesOf: (row: Row) => DateRange[]): Education[] {
  return parts
    .filter(({ kind }) => kind === 'contact' || kind === 'summary' || kind === 'other')
    .flatMap(({ rows }) => rows)
    .filter(({ words }) => words.length >= FEWEST_TOLD && words.length <= LONGEST_ROW)
    .flatMap((row) => sentencesOf(doc, row).flatMap((words) => trainingIn(doc, words, rangesOf(row)) ?? []))
}

function trainingIn(doc: Doc, words: Word[], ranges: DateRange[]): Education | undefined {
  for (let at = 0; at < words.length; at++) {
    const length = listedAt(words, at, LEARNED)
    if (length === 0) continue
    const from = at + length
    const link = words.findIndex(
      (word, index) => index > from && index <= from + LONGEST_TRADE && leads(doc, words, index),
    )
    if (link < 0 || ranges.some(({ start }) => start >= words[from]!.start && start < words[link]!.start))
      return undefined
    const school = houseIn(doc, words, { from: link, ranges, verb: 'works' })
    if (school === undefined) return undefined
    const [start, end] = trimRange(doc, words[from]!.start, words[link - 1]!.end)
    const range = ranges.find(
      ({ single, start: begins }) => !single && begins >= words[0]!.start && begins < words.at(-1)!.end,
    )
    const closed = doc.fold[end] === ')' && doc.fold.slice(start, end).includes('(') ? end + 1 : end
    return {
      degree: fieldOf(doc, [start, closed], CONFIDENCE),
      level: 'vocational',
      school: fieldOf(doc, [school.start, school.end], CONFIDENCE),
      ...(range?.begin && { start: range.begin }),
      ...(range?.end && { end: range.end }),
      ongoing: false,
      span: { start: words[0]!.start, end: words.at(-1)!.end },
    }
  }
  return undefined
}

const CONFIDENCE = 0.7

/** "bei", but not "im" of "Kauffrau im Einzelhandel", which no house follows. */
function leads(doc: Doc, words: Word[], at: number): boolean {
  return linkLength(words, at) > 0 && SURE.has(words[at]!.key)
}

const SURE = new Set(['bei', 'beim', 'at', 'with', 'chez', 'presso', 'bij', 'hos', 'u', 'en', 'pri'])
