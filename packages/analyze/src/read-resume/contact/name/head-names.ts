import type { SectionKind } from '@evenhand/model'
import type { Part } from '../../sections/find-sections.ts'
import { withoutNumbers } from '../../sections/bare-heading.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import { type Doc, isCapitals, type Row } from '../../text/document.ts'
import { announces } from './bare-name.ts'
import { isOfDocument, isOfPerson } from './behind-name.ts'
import { isLabel, isValue } from './label-beside.ts'
import type { NameCandidate } from './labelled-names.ts'
import { frontMatter } from './front-matter.ts'
import { halfAgainst } from './half-names.ts'
import { HEAD_ROWS, headRows, holdsContact, isReached } from './head-rows.ts'
import { greets, type Letter } from './letter-rows.ts'
import type { NameEvidence } from './name-evidence.ts'
import { OPENING_LETTERS } from '../../text/phrase-set.ts'
import { documentWords, isTradeName, MOST_FORM, MOST_SHAPE, type NameShape, nameShape } from './name-shape.ts'
import { isBlank, isOfPage } from './no-name.ts'
import { isPageNumber } from './paged-names.ts'
import { rowAgainst, turnedTown } from './row-against.ts'
import { openingNames } from './opening-names.ts'
import { opensWithWho } from './told-names.ts'
import { nameStretches, SEARCHED_LETTERS } from './name-stretches.ts'
import { MOST_SPLIT, splitName } from './split-name.ts'
import { mayBeat, MOST_AGREEMENT, mostOf } from './weigh-name.ts'

/** How far into the text a name's words are looked for. */
const SEARCHED = 50_000
/** How good a name must look before a tab that would make of other words a label. */
const LEAST_OPENING = 0.5
/** What it says for a name that it is written again. */
const REPEATED = 0.15
/** What it says against a name that it is a job title, or stands behind one. */
const TITLE = 0.5
/** The same of two words, the second of which may be a trade that a family is called by. */
const TITLE_OF_TWO = 0.35
const BEHIND_TITLE = 0.3
/** What it says for a name that the settings of the page call its author so. */
const AUTHOR = 0.15
/** What a name that is broken over rows may score at most. */
const MOST_BROKEN = MOST_SHAPE + MOST_SPLIT + MOST_AGREEMENT

/** `isTitle`: whether a row, or what stands between two offsets in it, is a job title. */
export type NameHints = {
  evidence: NameEvidence
  parts: Part[]
  isTerm: (start: number, end: number) => number
  isTitle: (row: Row, from?: number, until?: number) => boolean
}

/** How candidates are weighed, and how much the best of those that are labelled or told weighs. */
type Search = { letter: Letter | undefined; weigh: (candidate: NameCandidate) => NameCandidate[]; least: number }

/** Stretches of the first rows, the higher the likelier; rows are left out of which none can be the best. */
export function headNames(doc: Doc, hints: NameHints, { letter, weigh, least }: Search): NameCandidate[] {
  const found: NameCandidate[] = []
  const isHeading = (row: Row) =>
    hints.parts.some(({ heading }) => heading === row) && knownHeading(withoutNumbers(row.words)) !== undefined
  const front = frontMatter(doc)
  const rows = headRows(doc, front.count, letter)
  const lists = hints.parts.filter((part) => LISTS.has(part.kind))
  const isListed = (row: Row) => lists.some((part) => part.rows.includes(row))
  const reached = isReached(doc, hints.parts)
  const small = smallOpenings(doc)
  const largest = Math.max(...doc.rows.slice(0, HEAD_ROWS).map((row) => row.size))
  let place = 0
  let isBelowContact = false
  let best = least
  const add = (candidate: NameCandidate, more: number) => {
    for (const weighed of weigh({ ...candidate, score: candidate.score + more })) {
      best = Math.max(best, weighed.score)
      found.push(weighed)
    }
  }
  for (const { row, isAuthor } of front.names) {
    for (const candidate of inRow(doc, row, { hints, first: true, own: isAuthor, small }))
      add(candidate, isAuthor ? AUTHOR : 0)
  }
  for (const [at, row] of rows.entries()) {
    if (isHeading(row)) {
      if (place >= 1 || isBelowContact) place += 2
      continue
    }
    if (place > HEAD_ROWS) break
    if (greets(doc, row)) continue
    const isInList = isListed(row)
    const listed = isInList && row.level !== 'title' ? 0.12 : 0
    const level = Math.max(0, 0.3 - 0.06 * place) - (reached ? 0 : 0.25) + lookScore(row, largest) - listed
    const first = place === 0
    const maySplit = first || mayBeat(level + MOST_BROKEN, best)
    const mayPass = first || row.level !== 'body'
    const split = maySplit ? splitName(doc, { row, below: rows.slice(at + 1, at + 3), mayPass }, hints) : undefined
    const own = first && reached && split === undefined && !isInList
    if (first || mayBeat(level + mostInRow(doc, row, hints), best)) {
      for (const candidate of inRow(doc, row, { hints, first, own, small })) add(candidate, level)
    }
    if (split) add(split, level + (first ? 0.15 : 0))
    const title = reached && hints.isTitle(row) && nameStretches(doc, row).length === 1
    // What a page is called counts for less than what a person writes.
    if (!announces(row.words) && !title && !isOfPage(row.words)) {
      isBelowContact ||= holdsContact(doc, row)
      place += documentWords(row) ? 0.5 : holdsContact(doc, row) ? REACHING : 1
    }
  }
  return found
}

/** How far such a row takes those below it from the place of a name. */
const REACHING = 0.4

/** What a stretch of a row below the first may score at most, but for the row's place and look. */
function mostInRow(doc: Doc, row: Row, hints: NameHints): number {
  // The last of its words may be cut.
  if (row.end - row.start > SEARCHED_LETTERS) return MOST_SHAPE + REPEATED + MOST_AGREEMENT
  return mostOf(doc, row.words, hints) + REPEATED
}

/**
 * `first`: no other row of words stands above. `own`: a name stands here whatever its form. `small`: how words open that the
 * resume writes small.
 */
type Place = { hints: NameHints; first: boolean; own: boolean; small: Uint8Array }

function inRow(doc: Doc, row: Row, { hints, first, own, small }: Place): NameCandidate[] {
  const found: NameCandidate[] = []
  if (isBlank(doc, row) || isPageNumber(row)) return found
  const openings = openingNames(doc, row, hints)
  const stretches = openings.length > 0 ? openings : nameStretches(doc, row)
  for (const [start, end] of stretches) {
    const shape = nameShape(doc, start, end)
    if (shape === undefined || opensWithWho(shape.words)) continue
    let { score } = shape
    const opens = first && score > LEAST_OPENING && doc.fold[shape.end] === '\t'
    if (!opens && isLabel(doc, row, shape.end)) score -= 0.5
    // Some write capitals only, and some none, and their names so; "merrow ns" is a town.
    const none = own && row.capitals === 0 && shape.words.at(-1)!.key.length > 2
    if (first && (isCapitals(row) || none)) score += 0.05
    const announced = isAnnounced(row, start)
    const whole = end === row.end || isOfDocument(doc, { row, end })
    const told = first && !whole && (announced || start === row.start) && isOfPerson(doc, { row, end }, hints)
    if (first && (announced || start <= row.start + 8) && (whole || told)) score += 0.15
    // At the place of a name, one of any form is as good as another.
    if (own && (announced || start === row.start) && isParted(doc, hints, { row, end })) score += MOST_FORM - shape.form
    if (start > row.start + 2 && !announced) score -= isValue(doc, row, start) ? 0.4 : 0.15
    score -= halfAgainst(doc, row, shape)
    if (end < row.end && start === row.start && !told && !isContactRest(doc, end, row.end)) score -= 0.1
    const place = { row, end, shape }
    score -= announced ? turnedTown(doc, shape) : rowAgainst(doc, place) + titleAgainst(doc, hints, place)
    score += repetition(doc, shape) - everydayWords(doc, shape, small) - townLike(doc, shape)
    found.push({ shape, score })
  }
  return found
}

/**
 * What it says against a stretch that it is a job title where no capital could tell a name ("שרברב"), or that the row opens with
 * one and goes on with trades: "Engenheira | Merrow Norte | Solda".
 */
function titleAgainst(doc: Doc, hints: NameHints, { row, shape }: { row: Row; shape: NameShape }): number {
  const { start, end, words } = shape
  const caseless = !/\p{Lu}/u.test(doc.text.slice(start, end)) && !words.some(isTradeName)
  if (caseless && hints.isTitle(row, start, end)) return words.length === 2 ? TITLE_OF_TWO : TITLE
  if (!caseless && words.length > 1 && !words.some(isTradeName) && hints.isTitle(row, start, end)) return TITLE_OF_TWO
  const bar = doc.fold.slice(row.start, shape.start).search(/[|•]/)
  return bar >= 0 && hints.isTitle(row, row.start, row.start + bar) ? BEHIND_TITLE : 0
}

/** "Curriculum vitae<tab>Anna Miller", "PERSONAL DETAILS<tab>...": only what the document or its part is called stands before. */
function isAnnounced(row: Row, start: number): boolean {
  const words = row.words.filter((word) => word.end <= start)
  if (words.length === 0) return false
  // "Visa status: Green Card"
  return announces(words) || (words.at(-1)!.key !== 'status' && PERSONAL.has(knownHeading(words) ?? 'other'))
}

/** What the typography of a row says for a name in it. */
function lookScore(row: Row, largest: number): number {
  return (row.level === 'title' ? 0.25 : 0) + (row.size > 0 && row.size === largest && row.level !== 'body' ? 0.1 : 0)
}

const PERSONAL = new Set<SectionKind>(['contact', 'personal'])
const LISTS = new Set<SectionKind>(['employment', 'education', 'skills', 'languages', 'certificates', 'projects'])

/** Whether a row ends here, or a sign of its own stands between a name and what the row says behind it. */
function isParted(doc: Doc, hints: NameHints, { row, end }: { row: Row; end: number }): boolean {
  if (end >= row.end) return true
  return (
    /^[\s)]*(?:[|•\t]|\s{3}|-{1,2}\s)/.test(doc.fold.slice(end, end + 6)) &&
    (isContactRest(doc, end, row.end) || hints.isTitle(row, end))
  )
}

/** Whether a row ends here, or goes on with how to reach the person or with what the document is. */
function isContactRest(doc: Doc, start: number, end: number): boolean {
  return (
    start >= end || /[@\d|•]|phone|email|cv|resume|curriculum/.test(doc.fold.slice(start, Math.min(end, start + 80)))
  )
}

const OPENING_BITS = 0xfff
/** Written anew for each resume: so long an array costs more to get than to clear. */
const writtenSmall = new Uint8Array(OPENING_BITS + 1)

/** By the low bits of a word's opening, whether the resume writes such a word small. */
function smallOpenings(doc: Doc): Uint8Array {
  writtenSmall.fill(0)
  for (const row of doc.rows) {
    for (const { start, opening } of row.words) {
      if (doc.written[start] === doc.codes[start]) writtenSmall[opening & OPENING_BITS] = 1
    }
  }
  return writtenSmall
}

/** Words that the resume also writes small are seldom names. */
function everydayWords(doc: Doc, shape: NameShape, openings: Uint8Array): number {
  let small = 0
  const text = doc.text.slice(0, SEARCHED)
  for (const { key, start, opening } of shape.words) {
    if (key.length < OPENING_LETTERS || openings[opening & OPENING_BITS] === 0) continue
    if (doc.text[start] === doc.fold[start] || !text.includes(key)) continue
    for (const blank of [' ', '\n', '(']) {
      const at = text.indexOf(blank + key)
      if (at >= 0 && !/[\p{L}@._]/u.test(text[at + 1 + key.length] ?? ' ')) {
        small++
        break
      }
    }
  }
  return small === 0 ? 0 : small === shape.words.length ? 0.5 : 0.25
}

/** "Baldwin City, KS 66006": a state's short form and its code follow; the number of a house in the row below "ADA MERROW, RN" is none. */
function townLike(doc: Doc, shape: NameShape): number {
  return /^,\s[A-Z]{2}\b(?!\.)/.test(doc.text.slice(shape.end, shape.end + 6)) &&
    /[^\S\n]\d/.test(doc.text.slice(shape.end, shape.end + 14))
    ? 0.5
    : 0
}

/** A name that heads every page, or signs the end, is written more than once, if only as "A. Merrow". */
function repetition(doc: Doc, shape: NameShape): number {
  if (shape.words.length < 2) return 0
  const behind = doc.fold.slice(shape.end, shape.end + SEARCHED)
  const signed = `${shape.words[0]!.key[0]!}. ${shape.words.at(-1)!.key}`
  const again = behind.includes(doc.fold.slice(shape.start, shape.end)) || behind.includes(signed)
  return again ? REPEATED : 0
}
