import { addEdge, createEdgeTable, type EdgeTable, followEdge } from './edge-table.ts'
import { findTerm, languageWordings, lexicon, type Term, type Wording } from './lexicon.ts'
import { tokenize, type Tokens } from './tokenize.ts'
import { singularOf, Vocabulary } from './vocabulary.ts'

/** A known term in a text: longest match on whole words. */
export type TermMatch = { term: string; kind: Term['kind']; start: number; end: number }

/** A trie over words; node 0 is its root. A node accepts a term's id by folded spelling, or by exact spelling. */
type Trie = {
  nodes: number
  edges: EdgeTable
  /** The node that a word leads to from the root, or -1: most words begin nothing, and an array says so fastest. */
  openings: number[]
  folded: (string | undefined)[]
  exact: Map<number, Map<string, string>>
}

type Compiled = { vocabulary: Vocabulary; tries: Record<Term['kind'], Trie> }

/** Languages that share the Latin letters are always known. */
const LATIN = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr']
/**
 * Languages with letters of their own are compiled when a text first holds such letters. Only wordings with these
 * letters are taken, so that what a process has read before never changes what it finds.
 */
const SCRIPTS: { languages: string[]; letters: RegExp }[] = [
  { languages: ['ar'], letters: /[\u0600-\u06ff]/u },
  { languages: ['hi'], letters: /[\u0900-\u097f]/u },
  { languages: ['ja', 'zh'], letters: /[\u3040-\u30ff\u3400-\u9fff]/u },
  { languages: ['ko'], letters: /[\uac00-\ud7af]/u },
  { languages: ['ru'], letters: /[\u0400-\u04ff]/u },
  { languages: ['th'], letters: /[\u0e00-\u0e7f]/u },
]
/** Letters of any of them. */
const OF_SCRIPTS = new RegExp(SCRIPTS.map((script) => script.letters.source).join('|'))

/** Words of the longest wording; in Thai, Chinese, Japanese and Korean every character is one. */
const LONGEST = 40
/** Room for the edges of the languages that are always known, so that the table need not grow. */
const CAPACITY = 1 << 18
let compiled: Compiled | undefined
const loaded = new Set<RegExp>()

/**
 * Finds the skills and job titles of a text (or of its part from `start` to `end`). Matches of one kind do not
 * overlap; a skill may lie inside a title ("Java" in "Java Developer"). Sorted by start. Linear in the text.
 */
export function matchTerms(text: string, start = 0, end = text.length): TermMatch[] {
  compiled ??= compile()
  if (OF_SCRIPTS.test(text)) {
    for (const script of SCRIPTS) if (!loaded.has(script.letters) && script.letters.test(text)) load(compiled, script)
  }
  const { vocabulary, tries } = compiled
  const tokens = tokenize(text, start, end)
  const numbers = new Int32Array(tokens.keys.length)
  const singulars = new Int32Array(tokens.keys.length)
  for (let at = 0; at < numbers.length; at++) {
    const number = vocabulary.numberOf(tokens.keys[at]!)
    if (number === 0) continue
    numbers[at] = number
    singulars[at] = vocabulary.singularOf(number)
  }
  const scan = { text, tokens, numbers, singulars }
  const found = [...matchKind(scan, 'skill', tries.skill), ...matchKind(scan, 'title', tries.title)]
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** A text's words with their numbers in the vocabulary; 0 where no term has the word. */
type Scan = { text: string; tokens: Tokens; numbers: Int32Array; singulars: Int32Array }

function matchKind(scan: Scan, kind: Term['kind'], trie: Trie): TermMatch[] {
  const { starts, ends } = scan.tokens
  const found: TermMatch[] = []
  let at = 0
  while (at < starts.length) {
    const match = longestAt(scan, at, trie)
    if (match === undefined) at++
    else {
      found.push({ term: match.id, kind, start: starts[at]!, end: ends[match.last]! })
      at = match.last + 1
    }
  }
  return found
}

function longestAt(scan: Scan, first: number, trie: Trie): { id: string; last: number } | undefined {
  const { numbers, singulars, tokens } = scan
  if (openingOf(trie, numbers[first]!) < 0 && openingOf(trie, singulars[first]!) < 0) return undefined
  let node = 0
  let best: { id: string; last: number } | undefined
  const until = Math.min(numbers.length, first + LONGEST)
  for (let at = first; at < until; at++) {
    if (at > first && !joined(scan.text, tokens.ends[at - 1]!, tokens.starts[at]!)) break
    const singular = nextOf(trie, node, singulars[at]!)
    const next = nextOf(trie, node, numbers[at]!)
    const id = acceptedBy(trie, next, { scan, first, at }) ?? acceptedBy(trie, singular)
    if (id !== undefined) best = { id, last: at }
    if (next < 0) break
    node = next
  }
  return best
}

function openingOf(trie: Trie, word: number): number {
  return trie.openings[word] ?? -1
}

function nextOf(trie: Trie, node: number, word: number): number {
  if (node === 0) return openingOf(trie, word)
  return word === 0 ? -1 : followEdge(trie.edges, node, word)
}

function acceptedBy(trie: Trie, node: number, words?: { scan: Scan; first: number; at: number }): string | undefined {
  if (node < 0) return undefined
  const exact = words === undefined ? undefined : trie.exact.get(node)
  if (exact === undefined || words === undefined) return trie.folded[node]
  const { scan, first, at } = words
  return exact.get(scan.text.slice(scan.tokens.starts[first], scan.tokens.ends[at])) ?? trie.folded[node]
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

/** Names of things that have no plural: "Windows" is not a window. */
const PROPER = new Set(['tool', 'software', 'framework', 'programming-language', 'standard'])

function compile(): Compiled {
  const empty = (): Trie => ({
    nodes: 0,
    edges: createEdgeTable(CAPACITY),
    openings: [-1],
    folded: [undefined],
    exact: new Map(),
  })
  const result: Compiled = { vocabulary: new Vocabulary(), tries: { skill: empty(), title: empty() } }
  for (const wording of lexicon().english) add(result, wording)
  for (const code of LATIN) for (const wording of languageWordings(code)) add(result, wording)
  return result
}

function load(target: Compiled, { languages, letters }: { languages: string[]; letters: RegExp }): void {
  loaded.add(letters)
  for (const code of languages) {
    for (const wording of languageWordings(code)) if (letters.test(wording.alias.text)) add(target, wording)
  }
}

function add({ vocabulary, tries }: Compiled, wording: Wording): void {
  const { id, alias, tokens } = wording
  const term = findTerm(id)
  const { keys } = tokens
  if (term === undefined || keys.length === 0 || keys.length > LONGEST) return
  const trie = tries[term.kind]
  accept(nodeOf(keys, trie, vocabulary), trie, wording)
  const singular = singularOf(keys.at(-1)!)
  if (!alias.exact && singular !== undefined && !PROPER.has(term.category)) {
    accept(nodeOf([...keys.slice(0, -1), singular], trie, vocabulary), trie, wording)
  }
}

function nodeOf(words: string[], trie: Trie, vocabulary: Vocabulary): number {
  let node = 0
  for (const word of words) {
    const number = vocabulary.learn(word)
    const known = nextOf(trie, node, number)
    if (known >= 0) node = known
    else {
      const target = ++trie.nodes
      trie.folded.push(undefined)
      if (node === 0) open(trie.openings, number, target)
      else addEdge(trie.edges, { node, word: number, target })
      node = target
    }
  }
  return node
}

/** Kept without holes, which would make reading it slow. */
function open(openings: number[], word: number, target: number): void {
  while (openings.length <= word) openings.push(-1)
  openings[word] = target
}

/** The first term to claim a spelling keeps it: field files are read in order. */
function accept(node: number, trie: Trie, { id, alias }: Wording): void {
  if (!alias.exact) {
    trie.folded[node] ??= id
    return
  }
  const exact = trie.exact.get(node) ?? new Map<string, string>()
  trie.exact.set(node, exact)
  if (!exact.has(alias.text)) exact.set(alias.text, id)
}
