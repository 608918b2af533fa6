import type { Employment, YearMonth } from '@evenhand/model'
import { GOES_ON_UNTIL, POST_SENTENCES } from '../../../knowledge/reading/told-words.ts'
import { type DateRange, findRanges } from '../../dates/find-ranges.ts'
import { asOneRow, type Doc, type Row } from '../../text/document.ts'
import { fieldOf } from '../../text/field-of.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { findProsePosts, postOf } from './find-prose-posts.ts'
import { firmsAbove } from './firms-above.ts'
import { wholeSentence } from './whole-sentence.ts'

/** Rows of a sentence that a margin broke. */
const MOST_ROWS = 3
const LONGEST_OPENING = 60
const { before, verbs, behind } = POST_SENTENCES
const ANNOUNCES = new RegExp(`^(?:(?:${before}) )*(?:${verbs}) (?:${behind})\\b`)
const GOES_ON = new RegExp(`^(?:${GOES_ON_UNTIL}|-) `)

/**
 * The posts of a section that are told in a sentence each, "Worked as Clerk with Merrow Ltd from May 2019 to June 2021.", with what
 * was done in the rows below it. Those without their time are among them.
 */
export function announcedPosts(
  doc: Doc,
  rows: Row[],
  { titlesOf, rangesOf, dates, asOf }: EmploymentHints,
): Employment[] {
  const isOpening = ({ start, end }: Row) =>
    ANNOUNCES.test(doc.fold.slice(start, Math.min(end, start + LONGEST_OPENING)))
  const openings = rows.flatMap((row, at) => (isOpening(row) ? [at] : []))
  const firms = firmsAbove(doc, rows, { openings, rangesOf })
  return openings.flatMap((at, index) => {
    const after = openings[index + 1] ?? rows.length
    const next = after < rows.length && firms.size > 0 ? after - 1 : after
    const firm = firms.get(at)
    const own = rows.slice(at, Math.min(next, at + MOST_ROWS))
    const first = own.findIndex((row) => rangesOf(row).length > 0)
    const dated = own.slice(1, first + 1).some(({ bullet }) => bullet) ? -1 : first
    const last = Math.max(0, dated)
    const told = own.slice(0, last + (goesOn(doc, own.slice(last), dates) ? 2 : 1))
    const sentence = asOneRow(told)
    const titles = told.flatMap((row) => titlesOf(row))
    const ranges = findRanges(doc, sentence, dates)
    const whole = wholePost(doc, sentence, { ranges, asOf })
    const [post] = whole === undefined ? findProsePosts(doc, sentence, { titles, ranges, asOf }) : [whole]
    if (post === undefined) return []
    const below = rows.slice(at + told.length, next)
    const other = below.findIndex((row) => rangesOf(row).some(({ single }) => !single))
    const details = (other < 0 ? below : below.slice(0, other)).map(({ start, end }) => ({ start, end }))
    const employer = firm && { employer: fieldOf(doc, [firm.start, firm.end], 0.8) }
    const span = { start: firm?.start ?? sentence.start, end: details.at(-1)?.end ?? sentence.end }
    return [{ ...post, ...employer, details, span }]
  })
}

/** The post of a sentence that tells nothing else. */
function wholePost(
  doc: Doc,
  sentence: Row,
  { ranges, asOf }: { ranges: DateRange[]; asOf: YearMonth },
): Employment | undefined {
  const [range, ...others] = ranges
  if (range === undefined || others.length > 0) return undefined
  const opening = ANNOUNCES.exec(doc.fold.slice(sentence.start, sentence.start + LONGEST_OPENING))!
  // The last of its words is the first of what is told.
  const from = sentence.start + opening[0].lastIndexOf(' ')
  const post = wholeSentence(doc, sentence, { from, range })
  return post && postOf(doc, { ...post, range, asOf })
}

/** "to May 2021." below "... from August 2018"; "November 2020." below "... to 30". */
function goesOn(doc: Doc, [row, next]: Row[], dates: EmploymentHints['dates']): boolean {
  if (row === undefined || next === undefined || next.bullet) return false
  if (GOES_ON.test(doc.fold.slice(next.start, Math.min(next.end, next.start + 8)))) return true
  return findRanges(doc, asOneRow([row, next]), dates).some(({ start, stop }) => start < row.end && stop > next.start)
}
