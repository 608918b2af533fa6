import type { SectionKind } from '@evenhand/model'
import { nameShape, type NameShape } from '../contact/name/name-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import type { Part } from './find-sections.ts'
import { hasDigits } from './rail-heading.ts'

/** What stands in the bar beside the page of a network, in which the copy begins. */
const OF_BAR = new Set<SectionKind>([
  'contact',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'memberships',
  'other',
])
/** What the page itself begins with, below the head. */
const OF_PAGE = new Set<SectionKind>(['summary', 'employment', 'education'])
/** Rows of a head: the name, what the person writes below it, and the place. */
const MOST_ROWS = 8
const MOST_WORDS = 6
/** Letters of a name that an address repeats: fewer are a word of any other row by chance. */
const LEAST_LETTERS = 6
const SHORTEST_WORD = 3
const ENOUGH_WORDS = 2
const NETWORK = 'linkedin'

/** Where the head of a page stands that is read after the bar beside it. */
export type HeadBelowBar = { part: Part; from: number; name: NameShape }

/**
 * "Contact", "Top Skills", "Languages" and then the name, its headline and the place: a network writes out a profile with its bar
 * first, and the head of the page stands below the last list of the bar. The same parts with the head as one of its own.
 */
export function withHeadBelowBar(doc: Doc, parts: Part[]): Part[] {
  const head = headBelowBar(doc, parts)
  if (head === undefined || head.from === 0) return parts
  const { part, from } = head
  return parts.flatMap((other) =>
    other === part
      ? [
          { ...part, rows: part.rows.slice(0, from) },
          { kind: 'contact' as const, rows: part.rows.slice(from), title: '' },
        ]
      : [other],
  )
}

/** The head of the page below its bar, before or after it has been made a part of its own. */
export function headBelowBar(doc: Doc, parts: Part[]): HeadBelowBar | undefined {
  const first = parts.findIndex((part) => part.heading !== undefined || part.rows.length > 0)
  const bar = parts[first]
  if (bar?.heading === undefined || bar.kind !== 'contact') return undefined
  const page = parts.findIndex(({ kind }) => OF_PAGE.has(kind))
  if (page <= first || !parts.slice(first, page).every(({ kind }) => OF_BAR.has(kind))) return undefined
  const part = parts[page - 1]!
  const address = lettersOf(doc, bar.rows)
  const least = Math.max(part === bar ? 1 : 0, part.rows.length - MOST_ROWS)
  const network = address.includes(NETWORK)
  const made = part !== bar && part.kind === 'contact' && part.heading === undefined
  const last = part.rows.findLastIndex(({ gap }) => gap)
  let below: HeadBelowBar | undefined
  for (const [from, row] of part.rows.entries()) {
    const name = from < least ? undefined : nameIn(doc, row)
    if (name === undefined) continue
    if (isRepeated(name, address)) return { part, from, name }
    if (network && (from === last || (made && from === 0) || isBehindLevels(doc, part, from)))
      below = { part, from, name }
  }
  return below
}

/** "Ada Merrow, MBA": the name that a row is, before what follows a comma. */
function nameIn(doc: Doc, row: Row): NameShape | undefined {
  if (row.bullet || row.words.length === 0 || row.words.length > MOST_WORDS || hasDigits(doc, row)) return undefined
  const text = doc.fold.slice(row.start, row.end)
  // "merrow.example" repeats itself.
  if (/[^\s.]\.[^\s.]{2}|\//.test(text)) return undefined
  const comma = text.search(/[,，(（|]/)
  return nameShape(doc, row.start, comma > 0 ? row.start + comma : row.end)
}

/** The letters of addresses, without what parts them: a narrow bar breaks them, and their rest stands in the row below. */
function lettersOf({ fold }: Doc, rows: Row[]): string {
  const texts = rows.map(({ start, end }) => fold.slice(start, end))
  const isAddress = (text: string | undefined) => text !== undefined && /[@/]/.test(text)
  return texts
    .filter((text, at) => isAddress(text) || isAddress(texts[at - 1]))
    .map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .join('')
}

/** Whether the address of the page or of the mail says the name again, or two words of a longer one. */
function isRepeated({ words }: NameShape, address: string): boolean {
  const long = words
    .map(({ key }) => key.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .filter((key) => key.length >= SHORTEST_WORD)
  const said = long.filter((key) => address.includes(key))
  return said.join('').length >= LEAST_LETTERS && said.length >= ENOUGH_WORDS
}

/** "English (Full Professional)" above: the first row of a list of languages without a level in brackets. */
function isBehindLevels({ fold }: Doc, { kind, rows }: Part, from: number): boolean {
  const levelled = ({ end }: Row) => fold[end - 1] === ')'
  return kind === 'languages' && from > 0 && !levelled(rows[from]!) && rows.slice(0, from).every(levelled)
}
