import { findTerm, lexicon, type Term } from './lexicon.ts'
import { tokenize, type Tokens } from './tokenize.ts'

/** A known term in a text: longest match on whole words. */
export type TermMatch = { term: string; kind: Term['kind']; start: number; end: number }

/** What a state of the automaton accepts: term ids by folded spelling, or by exact spelling. */
type Accept = { folded?: string; exact?: Map<string, string> }

/** A trie over words. Edges of all nodes share one map: node * 2^21 + word number -> node. */
type Matcher = { words: Map<string, number>; edges: Map<number, number>; accepts: Map<number, Accept> }

const WORD_NUMBERS = 2 ** 21
const LONGEST = 10
let matchers: Record<Term['kind'], Matcher> | undefined

/**
 * Finds the skills and job titles of a text (or of its part from `start` to `end`). Matches of one kind do not
 * overlap; a skill may lie inside a title ("Java" in "Java Developer"). Sorted by start. Linear in the text.
 */
export function matchTerms(text: string, start = 0, end = text.length): TermMatch[] {
  const { skill, title } = (matchers ??= compile())
  const tokens = tokenize(text, start, end)
  const found = [...matchKind(text, tokens, skill, 'skill'), ...matchKind(text, tokens, title, 'title')]
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

function matchKind(text: string, tokens: Tokens, matcher: Matcher, kind: Term['kind']): TermMatch[] {
  const found: TermMatch[] = []
  let at = 0
  while (at < tokens.keys.length) {
    const match = longestAt(text, tokens, at, matcher)
    if (match === undefined) at++
    else {
      found.push({ term: match.id, kind, start: tokens.starts[at]!, end: tokens.ends[match.last]! })
      at = match.last + 1
    }
  }
  return found
}

function longestAt(
  text: string,
  tokens: Tokens,
  first: number,
  matcher: Matcher,
): { id: string; last: number } | undefined {
  let node = 0
  let best: { id: string; last: number } | undefined
  const until = Math.min(tokens.keys.length, first + LONGEST)
  for (let at = first; at < until; at++) {
    if (at > first && !joined(text, tokens.ends[at - 1]!, tokens.starts[at]!)) break
    const key = tokens.keys[at]!
    const singular = singularOf(key)
    if (singular !== undefined) {
      const id = acceptAt(text, tokens, { node: step(matcher, node, singular), first, at, matcher })
      if (id !== undefined) best = { id, last: at }
    }
    const next = step(matcher, node, key)
    if (next === undefined) break
    node = next
    const id = acceptAt(text, tokens, { node, first, at, matcher })
    if (id !== undefined) best = { id, last: at }
  }
  return best
}

function acceptAt(
  text: string,
  tokens: Tokens,
  place: { node: number | undefined; first: number; at: number; matcher: Matcher },
): string | undefined {
  const accept = place.node === undefined ? undefined : place.matcher.accepts.get(place.node)
  if (accept === undefined) return undefined
  const exact = accept.exact?.get(text.slice(tokens.starts[place.first], tokens.ends[place.at]))
  return exact ?? accept.folded
}

/** Words of one term stand side by side: only blanks, a hyphen, dot or slash between them, or a soft line break. */
function joined(text: string, from: number, to: number): boolean {
  if (to - from > 3) return false
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    if (code === 10) {
      const next = text[i + 1] ?? ''
      if (next.toLowerCase() !== next || next.toUpperCase() === next) return false
    } else if (code !== 32 && code !== 45 && code !== 46 && code !== 47 && code !== 0x2011 && code !== 0xa0)
      return false
  }
  // "Java. Script" are two sentences.
  return !(to - from > 1 && text.charCodeAt(from) === 46)
}

function step(matcher: Matcher, node: number, word: string): number | undefined {
  const number = matcher.words.get(word)
  return number === undefined ? undefined : matcher.edges.get(node * WORD_NUMBERS + number)
}

/** English plural to singular, where the word is long enough for that to be safe. */
function singularOf(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) {
    return undefined
  }
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Names of things that have no plural: "Windows" is not a window. */
const PROPER = new Set(['tool', 'software', 'framework', 'programming-language', 'standard'])

function compile(): Record<Term['kind'], Matcher> {
  const empty = (): Matcher => ({ words: new Map(), edges: new Map(), accepts: new Map() })
  const compiled = { skill: empty(), title: empty() }
  const nodes = { skill: 0, title: 0 }
  for (const { id, alias } of lexicon().aliases) {
    const term = findTerm(id)
    const keys = tokenize(alias.text).keys
    if (term === undefined || keys.length === 0 || keys.length > LONGEST) continue
    const matcher = compiled[term.kind]
    const insert = (words: string[]) => {
      let node = 0
      for (const word of words) {
        const number = matcher.words.get(word) ?? matcher.words.size
        matcher.words.set(word, number)
        const edge = node * WORD_NUMBERS + number
        const next = matcher.edges.get(edge) ?? ++nodes[term.kind]
        matcher.edges.set(edge, next)
        node = next
      }
      const accept = matcher.accepts.get(node) ?? {}
      matcher.accepts.set(node, accept)
      if (!alias.exact) accept.folded ??= id
      else {
        accept.exact ??= new Map()
        if (!accept.exact.has(alias.text)) accept.exact.set(alias.text, id)
      }
    }
    insert(keys)
    const singular = singularOf(keys.at(-1)!)
    if (!alias.exact && singular !== undefined && !PROPER.has(term.category)) insert([...keys.slice(0, -1), singular])
  }
  return compiled
}
