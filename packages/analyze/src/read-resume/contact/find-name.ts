import type { Field, SectionKind } from '@evenhand/model'
import { NAME_LABELS } from '../../knowledge/reading/name-words.ts'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import { compilePhrases, isUnspaced, phraseAt } from '../text/phrase-set.ts'
import type { Part } from '../sections/find-sections.ts'
import { overlapping } from '../text/overlapping.ts'
import { agreement, type NameEvidence } from './name-evidence.ts'
import { isTradeName, type NameShape, nameShape } from './name-shape.ts'

/** Rows at the top in which a name may stand without a label. */
const HEAD_ROWS = 14
const LEAST = 0.5
/** Rows in which a title-sized name may stand. */
const SEARCHED_ROWS = 120
/** How far into the text a name's words are looked for. */
const SEARCHED = 50_000

export type NameHints = { evidence: NameEvidence; parts: Part[]; isTerm: (start: number, end: number) => number }

type Candidate = { shape: NameShape; score: number }

/**
 * The candidate's name: the best of all stretches that could be one, by shape, place, look, repetition and
 * agreement with the e-mail address and profile links. Undefined rather than a guess.
 */
export function findName(doc: Doc, hints: NameHints): Field | undefined {
  const candidates = [...labelled(doc), ...inHead(doc, hints), ...atTheEnd(doc, hints)]
  const referees = refereeRows(hints.parts)
  let best: Candidate | undefined
  for (const candidate of candidates) {
    const { shape } = candidate
    if (overlapping(referees, shape.start, shape.end).length > 0) continue
    const agrees = agreement(
      shape.words.map((word) => word.key),
      hints.evidence,
    )
    candidate.score += 0.4 * agrees
    candidate.score -= hints.isTerm(...withoutTrade(shape))
    if (best === undefined || candidate.score > best.score + 1e-9) best = candidate
  }
  if (best === undefined || best.score < LEAST) return undefined
  const { start, end } = best.shape
  return fieldOf(doc, trimRange(doc, start, end), Math.min(0.99, 0.4 + best.score / 2))
}

/** Rows that name other people. */
function refereeRows(parts: Part[]): Row[] {
  return parts
    .filter((part) => part.kind === 'references')
    .flatMap((part) => part.rows)
    .toSorted((a, b) => a.start - b.start)
}

/** "Anne Baker": a name's word that is a trade, too, does not make the name a job title. */
function withoutTrade({ start, end, words }: NameShape): [start: number, end: number] {
  const last = words.at(-1)!
  if (words.length < 2 || !isTradeName(last)) return [start, end]
  return [start, words.at(-2)!.end]
}

const LABELS = compilePhrases(NAME_LABELS)

/** "Name: ...", "Resume of ..." anywhere in the first part of the resume or its personal details. */
function labelled(doc: Doc): Candidate[] {
  const found: Candidate[] = []
  for (const [at, row] of doc.rows.entries()) {
    if (at > 400) break
    const label = phraseAt(row.words, 0, LABELS)
    if (label === 0) continue
    const after = row.words[label - 1]!.end
    const gap = doc.fold.slice(after, row.words[label]?.start ?? row.end)
    const marked =
      isUnspaced(row.words[label - 1]!.key) ||
      /[:\t|-]/.test(gap) ||
      gap.length >= 3 ||
      /\b(?:of|for|name is)$/.test(doc.fold.slice(row.start, after))
    const next = doc.rows[at + 1]
    const range: [number, number] | undefined =
      row.words.length > label
        ? marked
          ? [row.words[label]!.start, firstStop(doc, row, after + gap.length)]
          : undefined
        : next && (gap.includes(':') || next.words.length <= 4)
          ? [next.start, next.end]
          : undefined
    const shape = range && nameShape(doc, ...range)
    if (shape !== undefined) found.push({ shape, score: shape.score + (at < 40 ? 0.5 : 0.35) })
  }
  return found
}

/** Where the value of a label ends: at a wide gap, a bar, or the next label. */
function firstStop(doc: Doc, row: Row, from: number): number {
  const rest = doc.fold.slice(from, Math.min(row.end, from + 80))
  const stop = rest.search(/\t|\||\s{3,}|;|\s(?:and|date|dob|age|sex|gender|mobile|phone|email)\b/)
  return stop < 0 ? Math.min(row.end, from + 80) : from + stop
}

/** Stretches of the first rows, the higher the likelier. */
function inHead(doc: Doc, hints: NameHints): Candidate[] {
  const found: Candidate[] = []
  const headings = new Set(hints.parts.map((part) => part.heading))
  const head = headRows(doc, hints.parts)
  const bare = hasContact(doc) ? 0 : 0.25
  const largest = Math.max(...doc.rows.slice(0, HEAD_ROWS).map((row) => row.size))
  let place = 0
  for (const row of head.rows) {
    if (headings.has(row)) {
      if (place > 0) place += 2
      continue
    }
    if (place > HEAD_ROWS) break
    for (const [start, end] of stretches(doc, row)) {
      const shape = nameShape(doc, start, end)
      if (shape === undefined) continue
      let score = shape.score + Math.max(0, 0.3 - 0.06 * place) - bare
      if (row.level === 'title') score += 0.25
      if (isLabel(doc, row, shape.end)) score -= 0.5
      if (head.listed.has(row) && row.level !== 'title') score -= 0.12
      if (row.size > 0 && row.size === largest && row.level !== 'body') score += 0.1
      if (isCapitals(row) && place === 0) score += 0.05
      if (place === 0 && start <= row.start + 8 && end === row.end) score += 0.15
      if (start > row.start + 2) score -= isValue(doc, row, start) ? 0.4 : 0.15
      if (end < row.end && start === row.start && !isContactRest(doc, end, row.end)) score -= 0.1
      score -= everydayWords(doc, shape) + townLike(doc, shape)
      found.push({ shape, score: score + repetition(doc, shape) })
    }
    place++
  }
  return found
}

const LISTS = new Set<SectionKind>(['employment', 'education', 'skills', 'languages', 'certificates', 'projects'])

/** The first rows, which of them stand in lists, and the document's title wherever a sidebar has put it. */
function headRows(doc: Doc, parts: Part[]): { rows: Row[]; listed: Set<Row> } {
  const listed = new Set(parts.filter((part) => LISTS.has(part.kind)).flatMap((part) => part.rows))
  const titles = doc.rows.slice(0, SEARCHED_ROWS).filter((row) => row.level === 'title')
  const first = doc.rows.slice(0, HEAD_ROWS * 2).filter((row) => row.level !== 'title')
  return { rows: [...titles, ...first], listed }
}

/** "Address:", "氏名<tab>...": words that name what follows. */
function isLabel(doc: Doc, row: Row, end: number): boolean {
  return doc.fold[end] === ':' || (row.words.length > 1 && doc.fold[end] === '\t' && end < row.start + 12)
}

/** "Address: ...": what follows another label than the name's. */
function isValue(doc: Doc, row: Row, start: number): boolean {
  return /:\s*$/.test(doc.fold.slice(Math.max(row.start, start - 3), start)) && phraseAt(row.words, 0, LABELS) === 0
}

/** Whether the first rows hold an address or number by which to reach a person. */
function hasContact(doc: Doc): boolean {
  return doc.rows
    .slice(0, HEAD_ROWS)
    .some((row) =>
      /@|\d{3}[ )./-]{1,3}\d{3,4}|\+\d/.test(doc.fold.slice(row.start, Math.min(row.end, row.start + 200))),
    )
}

function isContactRest(doc: Doc, start: number, end: number): boolean {
  return /[@\d|•]|phone|email|cv|resume|curriculum/.test(doc.fold.slice(start, Math.min(end, start + 80)))
}

/** The whole row, and its parts between separators. */
function stretches(doc: Doc, row: Row): [number, number][] {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + 160))
  const parts: [number, number][] = [[row.start, row.end]]
  // A name may stand before contact data or a title, not in the midst of a list.
  const mixed = /@|\d{3}|[|•\t]|\s{3,}/.test(text)
  if (!mixed && row.words.length > 10) return parts
  const cut = (pattern: RegExp) => {
    let from = 0
    for (const match of text.matchAll(pattern)) {
      if (match.index > from) parts.push([row.start + from, row.start + match.index])
      from = match.index + match[0].length
    }
    if (from > 0 && from < text.length) parts.push([row.start + from, row.start + text.length])
  }
  cut(/[|•\t()[\]]|\s{3,}|\s-+\s|,|:|\/|(?<=\p{L}\p{L})\.(?=\s)/gu)
  const surname = surnameFirst(doc, row)
  return surname ? [...parts, surname] : parts
}

/** "Surname, Given names" as a whole. */
function surnameFirst(doc: Doc, row: Row): [number, number] | undefined {
  const text = doc.fold.slice(row.start, row.end)
  const comma = text.indexOf(',')
  return comma > 0 && comma === text.lastIndexOf(',') && row.words.length >= 2 && row.words.length <= 6
    ? [row.start, row.end]
    : undefined
}

/** Words that the resume also writes small are seldom names. */
function everydayWords(doc: Doc, shape: NameShape): number {
  let small = 0
  const text = doc.text.slice(0, SEARCHED)
  for (const { key, start } of shape.words) {
    if (key.length < 3 || doc.text[start] === doc.fold[start]) continue
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

/** "Baldwin City, KS": a state's short form follows. */
function townLike(doc: Doc, shape: NameShape): number {
  return /^,\s[A-Z]{2}\b(?!\.)/.test(doc.text.slice(shape.end, shape.end + 6)) &&
    /\d/.test(doc.text.slice(shape.end, shape.end + 14))
    ? 0.5
    : 0
}

/** A name that heads every page, or signs the end, is written more than once. */
function repetition(doc: Doc, shape: NameShape): number {
  if (shape.words.length < 2) return 0
  const again = doc.fold.slice(shape.end, shape.end + SEARCHED).includes(doc.fold.slice(shape.start, shape.end))
  return again ? 0.15 : 0
}

/** A signature: the last rows. */
function atTheEnd(doc: Doc, _hints: NameHints): Candidate[] {
  const found: Candidate[] = []
  for (const row of doc.rows.slice(-4)) {
    const shape = nameShape(doc, row.start, row.end)
    if (shape !== undefined && row.words.length <= 4) found.push({ shape, score: shape.score - 0.15 })
  }
  return found
}
