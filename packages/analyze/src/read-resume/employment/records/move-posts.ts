import { MOVE_WORDS } from '../../../knowledge/reading/record-labels.ts'
import { POST_TERMS } from '../../../knowledge/reading/title-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { opensRow } from '../../dates/date-in-row.ts'
import { dateTokens } from '../../dates/date-tokens.ts'
import { PRESENT, sequenceAt } from '../../dates/date-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, hasPhrase, wordsIn } from '../../text/phrase-set.ts'
import { cellOf } from './record-cells.ts'
import type { PostRecord } from './record-post.ts'
import type { Slot } from '../words/slot-labels.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

export type MoveHints = { rangesOf: (row: Row) => DateRange[]; titlesOf: (row: Row) => TermMatch[] }

const JOINED = new RegExp(`(?:${MOVE_WORDS.joined})(?=[\\s(,.]|$)`)
const LEFT = new RegExp(MOVE_WORDS.left)
const AS = new RegExp(MOVE_WORDS.as)
const LONGEST_ROW = 120
/** Rows behind the one of joining that may say as what. */
const ROWS_BELOW = 3
const LONGEST_NAME = 3
const TERMS = compilePhrases(POST_TERMS, MOVE_WORDS.terms)

/**
 * Posts of forms that give each joining and each leaving a dated row of its own: "2015年4月 株式会社アルプス 入社",
 * "2020年9月 一身上の都合により退職".
 */
export function movePosts(doc: Doc, rows: Row[], hints: MoveHints): PostRecord[] {
  const records: PostRecord[] = []
  let open: PostRecord | undefined
  for (const row of rows) {
    const date = openingDate(row, hints)
    const joined = date && joinedIn(doc, row, date)
    const end = open === undefined || joined !== undefined ? undefined : endIn(doc, row, date)
    if (joined !== undefined) records.push((open = joined))
    else if (open !== undefined && end !== undefined) {
      open.range = { ...open.range!, single: false, bare: false, ...end }
      open.details.push(row)
      open = undefined
    } else if (row.level === 'body') open?.details.push(row)
    else open = undefined
  }
  for (const record of records) addTitle(doc, record, hints)
  return records
}

/** The date at the start of a short row. */
function openingDate(row: Row, { rangesOf }: MoveHints): DateRange | undefined {
  if (row.end - row.start > LONGEST_ROW) return undefined
  return rangesOf(row).find((range) => range.begin !== undefined && opensRow(row, range))
}

function joinedIn(doc: Doc, row: Row, date: DateRange): PostRecord | undefined {
  const move = JOINED.exec(doc.fold.slice(date.stop, row.end))
  if (move === null) return undefined
  const until = date.stop + move.index
  const names = cellOf(doc, row, [date.stop, until])
  if (names.words.length === 0) return undefined
  const post = postBefore(doc, names)
  const employer = cellOf(doc, names, [names.start, post ?? names.end])
  // The unit has a place of its own: nothing but the employer stands before it.
  const unit = cellOf(doc, row, post === undefined ? [until + move[0].length, row.end] : [post, until])
  const slots = new Map<Slot, Row[]>([
    ['employer', [employer]],
    ['unit', [unit]],
  ])
  return { slots, rows: [row], details: [], range: date }
}

/** "株式会社しおさい アルバイト(ホール) 入社": where behind the employer's name and a blank the post begins. */
function postBefore(doc: Doc, { start, end }: Row): number | undefined {
  const blank = doc.fold.slice(start, end).lastIndexOf(' ')
  const words = wordsIn(doc, start + Math.max(0, blank), end)
  const named = blank > 0 && (hasPhrase(words, TERMS) || titleScore(words, []) >= KNOWN_TITLE)
  return named ? start + blank + 1 : undefined
}

/** When the post ended, of a dated row that tells of leaving; that it goes on, of one that says so. */
function endIn(doc: Doc, row: Row, date: DateRange | undefined): Partial<DateRange> | undefined {
  const until = Math.min(row.end, row.start + LONGEST_ROW)
  if (date !== undefined && LEFT.test(doc.fold.slice(row.start, until)))
    return { end: date.begin, current: false, stop: date.stop }
  const tokens = dateTokens(doc, { start: row.start, end: until })
  const goesOn = tokens.some((_, at) => sequenceAt(tokens, at, PRESENT) !== undefined)
  return goesOn ? { end: undefined, current: true, stop: row.end } : undefined
}

/** The title behind the word for joining or in the rows below: what stands before "as", or else the likeliest words. */
function addTitle(doc: Doc, { slots, details }: PostRecord, hints: MoveHints): void {
  const [unit] = slots.get('unit')!
  const below = details.filter((row) => openingDate(row, hints) === undefined).slice(0, ROWS_BELOW)
  const own = { cell: unit!, as: false }
  let most = LEAST_TITLE
  for (const { cell, as } of [own, ...[unit!, ...below].flatMap((row) => phrasesOf(doc, row))]) {
    const score = as ? 1 : titleScore(cell.words, hints.titlesOf(cell))
    if (score <= most) continue
    slots.set('title', [cell])
    most = score
  }
  const isName = unit!.words.length > 0 && unit!.words.length <= LONGEST_NAME && !hasPhrase(unit!.words, TERMS)
  if (!slots.has('title') && isName) slots.set('title', [unit!])
}

/** The stretches of a row between blanks, commas and brackets, each up to the word that says "as". */
function phrasesOf(doc: Doc, row: Row): { cell: Row; as: boolean }[] {
  const phrases = doc.fold.slice(row.start, row.end).matchAll(/[^\s,()]+/g)
  return [...phrases].flatMap(({ 0: phrase, index }) => {
    const as = AS.exec(phrase)
    const start = row.start + index
    const end = start + (as?.index ?? phrase.length)
    return start === end ? [] : [{ cell: { ...row, start, end, words: wordsIn(doc, start, end) }, as: as !== null }]
  })
}
