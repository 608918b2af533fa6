import type { LineLevel } from '@evenhand/model'
import {
  applyCharacterSprms,
  applyParagraphSprms,
  type CharacterProperties,
  type ParagraphProperties,
} from './doc-properties.ts'
import type { Place } from './word-fib.ts'

/** A style with everything it inherits. */
export type DocStyle = { level?: LineLevel; run: CharacterProperties; paragraph: ParagraphProperties }

type Range = { start: number; end: number }
type Entry = { base: number; level?: LineLevel; run?: Range; paragraph?: Range }

const NONE: DocStyle = { run: {}, paragraph: {} }
const NO_BASE = 0xfff
const LONGEST_CHAIN = 32
/** Built-in styles by number: 1 to 9 are headings. */
const TITLE = 62

/** Reads the style sheet of a Word 97 document; broken entries are left out. */
export function readDocStyles(view: DataView, place: Place): (index: number | undefined) => DocStyle {
  const entries = readEntries(view, place)
  const resolved = new Map<number, DocStyle>()
  return (index) => {
    if (index === undefined) return NONE
    const known = resolved.get(index)
    if (known) return known
    const style = inherit(view, entries, index)
    resolved.set(index, style)
    return style
  }
}

function inherit(view: DataView, entries: Entry[], index: number): DocStyle {
  const chain: Entry[] = []
  let entry = entries[index]
  while (entry && chain.length < LONGEST_CHAIN && !chain.includes(entry)) {
    chain.push(entry)
    entry = entry.base === NO_BASE ? undefined : entries[entry.base]
  }
  const style: DocStyle = { run: {}, paragraph: {} }
  for (const { level, run, paragraph } of chain.reverse()) {
    if (level) style.level = level
    if (run) applyCharacterSprms(view, run, style.run)
    if (paragraph) applyParagraphSprms(view, paragraph, style.paragraph)
  }
  return style
}

function readEntries(view: DataView, { offset, length }: Place): Entry[] {
  const entries: Entry[] = []
  const end = Math.min(offset + length, view.byteLength)
  if (offset + 8 > end) return entries
  const baseSize = view.getUint16(offset + 4, true)
  let at = offset + 2 + view.getUint16(offset, true)
  const count = Math.min(view.getUint16(offset + 2, true), 4096)
  for (let index = 0; index < count && at + 2 <= end; index += 1) {
    const size = view.getUint16(at, true)
    const start = at + 2
    const stop = Math.min(start + size, end)
    entries.push(size >= 10 ? readEntry(view, { start, end: stop }, baseSize) : { base: NO_BASE })
    at = start + size
  }
  return entries
}

function readEntry(view: DataView, { start, end }: Range, baseSize: number): Entry {
  const number = view.getUint16(start, true) & 0xfff
  const kindAndBase = view.getUint16(start + 2, true)
  const kind = kindAndBase & 0xf
  const entry: Entry = { base: kindAndBase >> 4 }
  if (number >= 1 && number <= 9) entry.level = 'heading'
  else if (number === TITLE) entry.level = 'title'
  const name = start + baseSize
  if (name + 2 > end) return entry
  let at = name + 2 + view.getUint16(name, true) * 2 + 2
  const next = (): Range | undefined => {
    at += (at - start) % 2
    if (at + 2 > end) return undefined
    const list = { start: at + 2, end: Math.min(at + 2 + view.getUint16(at, true), end) }
    at = list.end
    return list
  }
  if (kind === 1) {
    const paragraph = next()
    if (paragraph) entry.paragraph = { start: paragraph.start + 2, end: paragraph.end }
    entry.run = next()
  } else if (kind === 2) entry.run = next()
  return entry
}
