import { lowerSameLength } from '../judge/lower-same-length.ts'
import { ADDRESS_FRAMES, ADDRESSES, BINDING_ENDS, IS_WORDS, WHENEVER } from '../knowledge/judging/binding-words.ts'

const END = new RegExp(
  `(?<!(?<![\\p{L}])(?:${WHENEVER}))(?:[\\s,:(–—-]{1,3}(?:${IS_WORDS})(?=\\s))?[\\s,:(–—-]{1,3}(?:${BINDING_ENDS.join('|')})[\\s).!]*$`,
  'u',
)
const ADDRESS = new RegExp(`^(?:${ADDRESSES.join('|')})`, 'u')
const FRAMES = ADDRESS_FRAMES.map(([before, behind]) => new RegExp(`^(${before})(.{8,}?)${behind}[\\s.!]*$`, 'u'))
/** What no name ends with. */
const OPEN_END = /\s(?:in|is|as|of|with|for|and|or|a|an|the|ist|in der|est|es|e|en|de)\s*$/iu
/** Letters that a name must keep. */
const LEAST = 2
/** A deed is told in this many words at least. */
const DEED_WORDS = 2

/** What is asked for, without the words that say how binding it is, and without those that speak to the reader. */
export function withoutBinding(label: string): string {
  const framed = FRAMES.map((frame) => frame.exec(lowerSameLength(label))).find((match) => match !== null)
  if (framed) return label.slice(framed[1]!.length, framed[1]!.length + framed[2]!.length)
  const folded = lowerSameLength(label)
  const end = END.exec(folded)?.index ?? label.length
  const from = ADDRESS.exec(folded)?.[0].length ?? 0
  const start = label.slice(from, end).trim().split(/\s+/u).length >= DEED_WORDS ? from : 0
  const name = end < label.length ? label.slice(start, end).replace(OPEN_END, '').trim() : label.slice(start).trim()
  return (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST || hasOpenBracket(name) ? label : name
}

function hasOpenBracket(text: string): boolean {
  return text.split('(').length > text.split(')').length
}
