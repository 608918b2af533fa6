import type { Span } from '@evenhand/model'
import { codesOf } from './codes.ts'

/** Letters and digits of ASCII are numbered from 1; all other characters end a word, and are 0. */
const LETTERS = 37
const numbers = new Uint8Array(128)
for (let digit = 0; digit < 10; digit++) numbers[48 + digit] = digit + 1
for (let letter = 0; letter < 26; letter++) numbers[97 + letter] = letter + 11

/** Letters of scripts that the other alternatives of a pattern are in. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2e80-\ud7ff]/

/**
 * Patterns (thirty at most) looked for together in a folded text. Of each, every alternative begins a word with letters that are
 * known, or is in another script; so a text is walked through once for all of them, and a pattern is only asked where a word
 * begins as it does.
 */
export class WordPatterns {
  /** By node and letter the next node of a trie of beginnings; 0 where there is none. */
  readonly #next: number[] = Array.from({ length: LETTERS }, () => 0)
  /** By node, the patterns of which a beginning ends there, as bits. */
  readonly #ending: number[] = [0]
  readonly #patterns: RegExp[]
  readonly #beyond: (RegExp | undefined)[]

  constructor(patterns: RegExp[]) {
    this.#patterns = patterns.map(({ source }) => new RegExp(source, 'uy'))
    this.#beyond = patterns.map(({ source }, number) => {
      const beyond: string[] = []
      for (const alternative of alternativesOf(source)) {
        const beginnings = beginningsOf(alternative)
        if (beginnings.includes('')) beyond.push(alternative)
        for (const beginning of beginnings) if (beginning !== '') this.#add(beginning, 1 << number)
      }
      return beyond.length === 0 ? undefined : new RegExp(beyond.join('|'), 'gu')
    })
  }

  /** For each pattern, where it stands in a folded text; in order, but for what is in other scripts. `codes`: of its letters. */
  findIn(folded: string, codes = codesOf(folded)): Span[][] {
    const found: Span[][] = this.#patterns.map(() => [])
    let isInside = false
    for (let at = 0; at < folded.length; at++) {
      const isLetter = letterOf(codes[at]!) > 0
      let may = isLetter && !isInside ? this.#mayBegin(codes, at) : 0
      isInside = isLetter
      for (; may !== 0; may &= may - 1) {
        const number = 31 - Math.clz32(may & -may)
        const pattern = this.#patterns[number]!
        pattern.lastIndex = at
        if (pattern.test(folded)) found[number]!.push({ start: at, end: pattern.lastIndex })
      }
    }
    if (BEYOND_LATIN.test(folded)) this.#findBeyond(folded, found)
    return found
  }

  #findBeyond(folded: string, found: Span[][]): void {
    for (const [number, pattern] of this.#beyond.entries()) {
      if (pattern === undefined) continue
      for (const { index: start, 0: words } of folded.matchAll(pattern))
        found[number]!.push({ start, end: start + words.length })
    }
  }

  /** The patterns that begin as the word at an offset does, as bits. */
  #mayBegin(codes: Uint16Array, offset: number): number {
    let node = 0
    let may = 0
    for (let at = offset; ; at++) {
      node = this.#next[node * LETTERS + letterOf(at < codes.length ? codes[at]! : 0)]!
      if (node === 0) break
      may |= this.#ending[node]!
    }
    return may
  }

  /** A beginning that ends with a blank is a whole word. */
  #add(beginning: string, pattern: number): void {
    let node = 0
    for (const code of codesOf(beginning)) {
      const edge = node * LETTERS + letterOf(code)
      if (this.#next[edge] === 0) {
        this.#next[edge] = this.#ending.push(0) - 1
        for (let letter = 0; letter < LETTERS; letter++) this.#next.push(0)
      }
      node = this.#next[edge]!
    }
    this.#ending[node]! |= pattern
  }
}

function letterOf(code: number): number {
  return code < 128 ? numbers[code]! : 0
}

/** The alternatives of a pattern's source: what stands between its bars, but for those in brackets. */
function alternativesOf(source: string): string[] {
  const alternatives: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at = after(source, at)) {
    if (source[at] !== '|') continue
    alternatives.push(source.slice(from, at))
    from = at + 1
  }
  return [...alternatives, source.slice(from)]
}

/** Where what begins at a place of a pattern's source ends: a sign, an escaped one, or a bracket with all it holds. */
function after(source: string, at: number): number {
  if (source[at] === '\\') return at + 2
  const closing = source[at] === '[' ? ']' : source[at] === '(' ? ')' : undefined
  if (closing === undefined) return at + 1
  let inside = at + 1
  while (inside < source.length && source[inside] !== closing) inside = after(source, inside)
  return inside + 1
}

const WORD_START = /^(?:\\b|\(\?<!\[[^\]]*\]\))/
const OPENS_BEYOND = /^(?:\(\?:|\\d\+?)*[^\u0000-\u007f]/
const MAY_BE_MISSING = /^[?*{]/
/** What stands behind a whole word: a blank, a dot, or the end of a word. */
const ENDS_WORD = /^(?:\\\.\?)?(?:(?: |\\s|\\\.)(?![?*{])|\\b)/

/**
 * The letters that an alternative may begin with, whatever follows, and a blank behind a whole word; '' for a beginning in
 * another script.
 */
function beginningsOf(alternative: string): string[] {
  const rest = alternative.replace(WORD_START, '')
  const end = after(rest, 0)
  const following = rest.slice(end)
  if (rest.startsWith('(?:') && !MAY_BE_MISSING.test(following))
    return alternativesOf(rest.slice(3, end - 1)).flatMap((inner) => beginningsOf(inner + following))
  if (OPENS_BEYOND.test(rest)) return ['']
  const [letters] = /^[a-z0-9]*/.exec(rest)!
  const then = rest.slice(letters.length)
  const sure = MAY_BE_MISSING.test(then) ? letters.slice(0, -1) : letters
  if (sure === '') throw new Error(`A pattern begins with no letter: ${alternative}`)
  return [ENDS_WORD.test(then) ? `${sure} ` : sure]
}
