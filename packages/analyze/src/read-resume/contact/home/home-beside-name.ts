import type { Field } from '@evenhand/model'
import { AGE_WORDS, FROM_WORDS, PAY_WORDS } from '../../../knowledge/reading/home-words.ts'
import { IDENTITY_TERMS } from '../../../knowledge/reading/identity-words.ts'
import { knownWords } from '../../../knowledge/vocabulary.ts'
import { isDuration } from '../../dates/is-duration.ts'
import { isSchool } from '../../education/school-shape.ts'
import { employerScore } from '../../employment/words/employer-shape.ts'
import { LEAST_TITLE, titleScore } from '../../employment/words/title-shape.ts'
import { languageOf } from '../../lists/language-of.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc, Row } from '../../text/document.ts'
import { foldText } from '../../text/fold-text.ts'
import { isCapital, opensSmall } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { compilePhrases, hasPhrase, phraseAt } from '../../text/phrase-set.ts'
import { greets } from '../name/letter-rows.ts'
import { isLabels } from '../name/no-name.ts'
import { type HomeCell, homeCells, isTownLike, TOWNS } from './home-cells.ts'
import type { HomeHints } from './find-home.ts'
import { homePieces } from './home-pieces.ts'
import { letterRows } from './home-rows.ts'
import { documentWords } from '../name/name-shape.ts'
import { overlapping } from '../../text/overlapping.ts'

/** "38 years old", "44 ans", "1988": how old, and what else is said of the person beside a town. */
const AGE = new Set(foldText(AGE_WORDS).split('|'))
const FACTS = phraseListOf(IDENTITY_TERMS)
const PAY = compilePhrases(PAY_WORDS)
const FROM = new Set(foldText(FROM_WORDS).split('|'))
/** Rows below the name in which the town may stand. */
const MOST_BELOW = 3
/** Words of such a row; more are a sentence. */
const LONGEST_ROW = 16
/** Words of a town that nothing but its letters tells. */
const LONGEST_TOWN = 3

/** What a part of such a row is: a town of the knowledge or its region, what may be one, what is said of the person, or anything else. */
type Kind = 'known' | 'region' | 'maybe' | 'fact' | 'other'

/**
 * The home of who tells no number and no address: beside the name, or in the rows right below it, between what else is said of the
 * person: "Ada Merrow, 44, Tarn", "Cook, Tarn". `onlyKnown`: not by the letters of a town alone.
 */
export function homeBesideName(
  doc: Doc,
  { parts, fields, name, isTerm }: HomeHints,
  onlyKnown: boolean,
): [number, number] | undefined {
  const span = name?.spans[0]
  if (span === undefined) return undefined
  const [first] = overlapping(doc.rows, span.start, span.end)
  const own = parts.find(({ kind, rows }) => (kind === 'contact' || kind === 'personal') && rows.includes(first!))
  if (own === undefined) return undefined
  const at = own.rows.indexOf(first!)
  const isReach = ({ start, end }: Row) => fields.some(({ spans }) => spans.some((s) => s.start < end && s.end > start))
  const letter = letterRows(doc, fields)
  const rows = own.rows.slice(at).filter((row, index) => index === 0 || !isReach(row))
  for (const [index, row] of rows.slice(0, MOST_BELOW + 1).entries()) {
    if (letter.has(row) || (index > 0 && greets(doc, row))) return undefined
    const found = homeIn(doc, row, { name: name!, isTerm, isFirst: index === 0, onlyKnown })
    if (found !== undefined) return found
    if (row.words.length > LONGEST_ROW) return undefined
  }
  return undefined
}

type Hints = { name: Field; isTerm: HomeHints['isTerm']; isFirst: boolean; onlyKnown: boolean }

function homeIn(doc: Doc, row: Row, { name, isTerm, isFirst, onlyKnown }: Hints): [number, number] | undefined {
  const behind = isFirst ? name.spans[0]!.end : row.start
  const pieces = homePieces(doc, row, [name]).filter(({ label, start }) => label === undefined && start >= behind)
  const cells = pieces.flatMap(({ start, end }) => homeCells(doc, start, sentenceEnd(doc, start, end)))
  if (cells.length === 0 || cells.length > MOST_CELLS) return undefined
  const kinds = cells.map((cell) => kindOf(doc, cell, isTerm))
  const known = kinds.indexOf('known')
  // "Benelux - Germany - Poland"
  if (known < 0 && kinds.filter((kind) => kind === 'region').length > 1) return undefined
  if (known >= 0 && !kinds.includes('other')) return around(doc, cells, { kinds, at: known })
  const maybe = kinds.filter((kind) => kind === 'maybe').length
  const at = kinds.indexOf('maybe')
  if (onlyKnown || maybe === 0 || maybe > 2 || kinds.includes('other') || row.words.length > LONGEST_ROW)
    return undefined
  // Below the name a town alone in its row is known by nothing else: its words are in no knowledge.
  const isAlone = !isFirst && kinds.every((kind) => kind === 'maybe')
  if (isAlone && cells.some(({ words }) => words.some(isKnown))) return undefined
  if (isAlone && maybe > 1) return undefined
  return around(doc, cells, { kinds, at })
}

/** A word of the knowledge, and no small one between two names. */
function isKnown({ key }: HomeCell['words'][number]): boolean {
  return key.length > LONGEST_JOINER && knownWords.numberOf(key) > 0
}

const LONGEST_JOINER = 3
const MOST_CELLS = 7

/** "Merrow (Tarn), Spain. I drive to work": up to the end of a sentence. */
function sentenceEnd(doc: Doc, start: number, end: number): number {
  const stop = /[\p{L})]{4}(\.) \p{Lu}/u.exec(doc.text.slice(start, end))
  return stop === null ? end : start + stop.index + 4
}

function kindOf(doc: Doc, cell: HomeCell, isTerm: HomeHints['isTerm']): Kind {
  const { words, start, end, town, region, aside } = cell
  if (words.some(({ key }) => /\d/.test(key)))
    return isAge(words) || isDuration(words) || hasPhrase(words, PAY) ? 'fact' : 'other'
  if (town || townOpening(doc, cell) > 0) return 'known'
  if (region === 0 && words.length > 0) return 'region'
  if (aside || words[0]!.unspaced || !isCased(doc, words[0]!)) return 'other'
  const own = withoutFrom(doc, cell)
  if (listedAt(own.words, 0, FACTS) > 0 || own.words.some(({ key }) => languageOf(key) !== undefined)) return 'fact'
  if (isTerm(start, end) > 0 || titleScore(words, []) >= LEAST_TITLE) return 'fact'
  if (opensSmall(doc, own.words)) return words.length <= LONGEST_FACT ? 'fact' : 'other'
  if (documentWords({ words }) || isLabels(words) || knownHeading(words) !== undefined) return 'other'
  if (employerScore(doc, words) >= EMPLOYER || isSchool(doc, words)) return 'other'
  return own.words.length <= LONGEST_TOWN && isTownLike(doc, { ...cell, ...own }) ? 'maybe' : 'other'
}

const EMPLOYER = 0.7
const LONGEST_FACT = 4

/** "44 ans", "38": no year of a post. */
function isAge(words: HomeCell['words']): boolean {
  const numbers = words.filter(({ key }) => /\d/.test(key))
  return (
    numbers.every(({ key }) => /^\d{2}$/.test(key)) && (words.length === 1 || words.some(({ key }) => AGE.has(key)))
  )
}

/** Towns in scripts without capitals are told by their letters alone. */
function isCased({ text }: Doc, { start }: HomeCell['words'][number]): boolean {
  return text[start]!.toLowerCase() !== text[start]!.toUpperCase()
}

/** "Guadalajara capital", "Leeds area": how many words of a known town a part opens with, small ones behind it. */
function townOpening(doc: Doc, { words }: HomeCell): number {
  const count = phraseAt(words, 0, TOWNS)
  const isTown = count > 0 && isCapital(doc, words[0]!.start) && words.length <= count + 1
  return isTown && words.slice(count).every((word) => !isCapital(doc, word.start)) ? count : 0
}

/** "from Merrow", "de Dos Hermanas". */
function withoutFrom(doc: Doc, { words, start }: HomeCell): { words: HomeCell['words']; start: number } {
  const [first, next] = words
  if (next === undefined || !FROM.has(first!.key) || !isCapital(doc, next.start)) return { words, start }
  return { words: words.slice(1), start: next.start }
}

/** The part and what stands beside it of the same place. */
function around(doc: Doc, cells: HomeCell[], { kinds, at }: { kinds: Kind[]; at: number }): [number, number] {
  const isPlace = (kind: Kind | undefined) => kind === 'known' || kind === 'maybe' || kind === 'region'
  const isBeside = (index: number) =>
    isPlace(kinds[index]) && /^(?:, ?| \()$/.test(doc.text.slice(cells[index - 1]!.end, cells[index]!.start))
  // "Cork, EU": behind a town that is known nothing but its region goes on.
  const isNextOf = (next: number) =>
    next < cells.length &&
    ((isBeside(next) && !(kinds[next] === 'maybe' && kinds[at] === 'known')) || isRegionBehind(doc, cells, next))
  let from = at
  while (from > 0 && isPlace(kinds[from - 1]) && isBeside(from)) from--
  let until = at
  while (isNextOf(until + 1)) until++
  const last = cells[until]!
  const opening = townOpening(doc, last)
  const end = opening > 0 && until === from ? last.words[opening - 1]!.end : last.end
  return [withoutFrom(doc, cells[from]!).start, last.aside && doc.text[end] === ')' ? end + 1 : end]
}

/** "Merrow (Tarn), Spain" */
function isRegionBehind(doc: Doc, cells: HomeCell[], at: number): boolean {
  const { region, start } = cells[at]!
  return region === 0 && /^\)?, ?$/.test(doc.text.slice(cells[at - 1]!.end, start))
}
