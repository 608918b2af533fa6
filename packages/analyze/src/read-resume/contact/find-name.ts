import type { Field, SectionKind } from '@evenhand/model'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import type { Part } from '../sections/find-sections.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import { overlapping } from '../text/overlapping.ts'
import { agreement, type NameEvidence } from './name-evidence.ts'
import { hasNameLabel, labelledNames, type NameCandidate } from './labelled-names.ts'
import { findLetter, type Letter } from './letter-rows.ts'
import { namedParts } from './name-parts.ts'
import { isTradeName, type NameShape, nameShape } from './name-shape.ts'
import { nameStretches } from './name-stretches.ts'
import { spellName, spellPart } from './spell-name.ts'
import { splitName } from './split-name.ts'
import { toldNames } from './told-names.ts'

/** Rows at the top in which a name may stand without a label. */
const HEAD_ROWS = 14
const LEAST = 0.5
/** Rows in which a title-sized name may stand. */
const SEARCHED_ROWS = 120
/** How far into the text a name's words are looked for. */
const SEARCHED = 50_000

export type NameHints = { evidence: NameEvidence; parts: Part[]; isTerm: (start: number, end: number) => number }

/**
 * The candidate's name: the best of all stretches that could be one, by shape, place, look, repetition and
 * agreement with the e-mail address and profile links. Undefined rather than a guess.
 */
export function findName(doc: Doc, hints: NameHints): Field | undefined {
  const pieces = namedParts(doc, hints.parts)
  if (pieces.length > 0) return nameOf(doc, pieces, 0.9)
  const letter = findLetter(doc)
  const candidates = [
    ...labelledNames(doc),
    ...toldNames(doc),
    ...inHead(doc, hints, letter),
    ...confirmed(doc, hints),
    ...signatures(doc, letter),
  ]
  const referees = refereeRows(hints.parts)
  let best: NameCandidate | undefined
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
  return nameOf(doc, best.pieces ?? [[best.shape.start, best.shape.end]], Math.min(0.99, 0.4 + best.score / 2))
}

/** The name as it is said, from the stretches it is written in. */
function nameOf(doc: Doc, pieces: [number, number][], confidence: number): Field {
  const fields = pieces.map((piece) => fieldOf(doc, trimRange(doc, ...piece), confidence))
  const spans = fields.flatMap((field) => field.spans)
  const value = spans.map(({ start, end }, at) => {
    const hyphen = doc.fold[end] === '-' && at < spans.length - 1
    const said = spans.length > 1 ? spellPart(doc, start, end) : spellName(doc, start, end)
    return said + (hyphen ? '-' : ' ')
  })
  return { value: value.join('').trim(), spans, confidence }
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

/** Stretches of the first rows, the higher the likelier. */
function inHead(doc: Doc, hints: NameHints, letter: Letter | undefined): NameCandidate[] {
  const found: NameCandidate[] = []
  const headings = new Set(hints.parts.map(({ heading }) => heading).filter((row) => row && knownHeading(row.words)))
  const head = headRows(doc, hints.parts, letter)
  const bare = hasContact(doc) ? 0 : 0.25
  const largest = Math.max(...doc.rows.slice(0, HEAD_ROWS).map((row) => row.size))
  let place = 0
  for (const [at, row] of head.rows.entries()) {
    if (headings.has(row)) {
      if (place > 0) place += 2
      continue
    }
    if (place > HEAD_ROWS) break
    const level = Math.max(0, 0.3 - 0.06 * place) - bare + lookScore(row, largest)
    const listed = head.listed.has(row) && row.level !== 'title' ? 0.12 : 0
    for (const [start, end] of nameStretches(doc, row)) {
      const shape = nameShape(doc, start, end)
      if (shape === undefined) continue
      let score = shape.score + level - listed
      const first = place === 0 && shape.score > LEAST && doc.fold[shape.end] === '\t'
      if (!first && isLabel(doc, row, shape.end)) score -= 0.5
      if (isCapitals(row) && place === 0) score += 0.05
      if (place === 0 && start <= row.start + 8 && end === row.end) score += 0.15
      if (start > row.start + 2) score -= isValue(doc, row, start) ? 0.4 : 0.15
      if (end < row.end && start === row.start && !isContactRest(doc, end, row.end)) score -= 0.1
      score -= everydayWords(doc, shape) + townLike(doc, shape)
      found.push({ shape, score: score + repetition(doc, shape) })
    }
    const split = head.rows[at + 1] && splitName(doc, [row, head.rows[at + 1]!], hints)
    if (split) found.push({ ...split, score: split.score + level - listed + (place === 0 ? 0.15 : 0) })
    place++
  }
  return found
}

/** What the typography of a row says for a name in it. */
function lookScore(row: Row, largest: number): number {
  return (row.level === 'title' ? 0.25 : 0) + (row.size > 0 && row.size === largest && row.level !== 'body' ? 0.1 : 0)
}

const LISTS = new Set<SectionKind>(['employment', 'education', 'skills', 'languages', 'certificates', 'projects'])

/** The first rows, which of them stand in lists, and the document's title wherever a sidebar has put it. */
function headRows(doc: Doc, parts: Part[], letter: Letter | undefined): { rows: Row[]; listed: Set<Row> } {
  const listed = new Set(parts.filter((part) => LISTS.has(part.kind)).flatMap((part) => part.rows))
  const own = doc.rows.filter(
    (row, at) => !isLetters(at, letter) && !ADDRESSEE.test(doc.fold.slice(row.start, row.end)),
  )
  const titles = own.slice(0, SEARCHED_ROWS).filter((row) => row.level === 'title')
  const first = own.slice(0, HEAD_ROWS * 2).filter((row) => row.level !== 'title')
  return { rows: [...titles, ...first], listed }
}

/** "To: jobs@...", "Re: ...": lines of a letter's or mail's head on others. */
const ADDRESSEE =
  /^(?:to|cc|re|ref|subject|an|betreff|para|asunto|assunto|objet|oggetto|onderwerp|temat|тема|кому|件名|宛先|主题|收件人)\s?:/

function isLetters(at: number, letter: Letter | undefined): boolean {
  return letter !== undefined && at >= letter.from && at <= letter.until
}

/** "Address:", "氏名<tab>...": words that name what follows. */
function isLabel(doc: Doc, row: Row, end: number): boolean {
  return doc.fold[end] === ':' || (row.words.length > 1 && doc.fold[end] === '\t' && end < row.start + 12)
}

/** "Address: ...": what follows another label than the name's. */
function isValue(doc: Doc, row: Row, start: number): boolean {
  return /:\s*$/.test(doc.fold.slice(Math.max(row.start, start - 3), start)) && !hasNameLabel(row)
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

/** A row anywhere of which each word stands in the e-mail address or a profile's. */
function confirmed(doc: Doc, { evidence }: NameHints): NameCandidate[] {
  const found: NameCandidate[] = []
  // "www.merrowdean.example" is a company's as often as a person's.
  const own = { ...evidence, slugs: evidence.slugs.filter((slug) => !slug.includes('.')) }
  for (const row of doc.rows.slice(HEAD_ROWS, SEARCHED_ROWS)) {
    if (row.words.length < 2 || row.words.length > 6) continue
    const keys = row.words.filter(({ key }) => key.length > 2).map(({ key }) => key)
    const shape = keys.length > 1 && agreement(keys, own) === 1 ? nameShape(doc, row.start, row.end) : undefined
    if (shape !== undefined) found.push({ shape, score: shape.score + 0.1 })
  }
  return found
}

/** A signature: below a letter, or in the last rows. */
function signatures(doc: Doc, letter: Letter | undefined): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const row of doc.rows.slice(-4)) {
    const shape = nameShape(doc, row.start, row.end)
    if (shape !== undefined && row.words.length <= 4) found.push({ shape, score: shape.score - 0.15 })
  }
  const below = letter?.signature && nameShape(doc, letter.signature.start, letter.signature.end)
  if (below) found.push({ shape: below, score: below.score + (below.words.length > 1 ? 0.3 : -0.1) })
  return found
}
