import { addEdge, createEdgeTable, type EdgeTable, followEdge } from './edge-table.ts'
import { findTerm, languageWordings, lexicon, type Term, type Wording } from './lexicon.ts'
import { tokenize, type Tokens } from './tokenize.ts'
import { learnTermWord, singularNumber, singularOf, knownWords } from './vocabulary.ts'
import { WordPairs } from './word-pairs.ts'

/** A known term in a text: longest match on whole words. */
export type TermMatch = { term: string; kind: Term['kind']; start: number; end: number }

/** The terms that a spelling names, one of each kind at most. */
type Named = Partial<Record<Term['kind'], string>>
/** What ends at a node of the trie: terms by their folded spelling, and by exact ones. */
type Ending = Named & { exact?: Map<string, Named> }

/**
 * A trie over the words of all terms; node 0 is its root. `openings`: the node that a word leads to from the root, or -1.
 * `opens`: what a word opens; so short an array says it fastest. `pairs`: the first two words of all terms that have more.
 */
type Trie = {
  nodes: number
  edges: EdgeTable
  openings: number[]
  opens: Uint8Array
  pairs: WordPairs
  endings: (Ending | undefined)[]
}

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
let compiled: Trie | undefined
const loaded = new Set<RegExp>()

/**
 * Finds the skills and job titles of a text (or of its part from `start` to `end`). Matches of one kind do not
 * overlap; a skill may lie inside a title ("Java" in "Java Developer"). Sorted by start, and of two that start together
 * the longer first. Linear in the text.
 */
export function matchTerms(text: string, start = 0, end = text.length): TermMatch[] {
  learnTermsFor(text)
  return termsAmong(text, tokenize(text, start, end))
}

/** Compiles the terms of the languages that a text may hold: its words are numbered afterwards. */
export function learnTermsFor(text: string): void {
  const trie = (compiled ??= compile())
  if (!OF_SCRIPTS.test(text)) return
  for (const script of SCRIPTS) if (!loaded.has(script.letters) && script.letters.test(text)) load(trie, script)
}

/** The same among words of a text for which the terms were learnt before. */
export function termsAmong(text: string, tokens: Tokens): TermMatch[] {
  const trie = (compiled ??= compile())
  const { opens, pairs } = trie
  const { starts, ends, numbers } = tokens
  const found: TermMatch[] = []
  // From which word on the next match of each kind may begin.
  const free = { skill: 0, title: 0 }
  const add = (kind: Term['kind'], at: number, match: Match | undefined) => {
    if (match === undefined || at < free[kind]) return
    found.push({ term: match.id, kind, start: starts[at]!, end: ends[match.last]! })
    free[kind] = match.last + 1
  }
  // No loop over the two kinds: an engine that has compiled the inner of two loops by itself leaves it at a price.
  for (let at = 0; at < numbers.length; at++) {
    if (at < free.skill && at < free.title) continue
    const own = opens[numbers[at]!]
    // Most words that open a longer term stand before another word than it has.
    const mayBeTerm = own === TERM || (own === LONGER_TERM && mayGoOn(pairs, numbers[at]!, numbers[at + 1] ?? 0))
    if (!mayBeTerm) continue
    const { skill, title } = longestAt(trie, { text, tokens }, at)
    const isTitleLonger = title !== undefined && title.last > (skill?.last ?? -1)
    if (isTitleLonger) add('title', at, title)
    add('skill', at, skill)
    if (!isTitleLonger) add('title', at, title)
  }
  return found
}

type Match = { id: string; last: number }
type Longest = Partial<Record<Term['kind'], Match>>

/** The longest term of each kind that begins with a word. */
function longestAt(trie: Trie, { text, tokens }: { text: string; tokens: Tokens }, first: number): Longest {
  const { starts, ends, numbers } = tokens
  const best: Longest = { skill: undefined, title: undefined }
  let node = 0
  const until = Math.min(numbers.length, first + LONGEST)
  for (let at = first; at < until; at++) {
    if (at > first && !joined(text, ends[at - 1]!, starts[at]!)) break
    const word = numbers[at]!
    if (word === 0) break
    const next = nextOf(trie, node, word)
    const own = endingOf(trie, next)
    const singular = endingOf(trie, nextOf(trie, node, singularNumber(word)))
    if (own !== undefined || singular !== undefined) {
      const exact = own?.exact?.get(text.slice(starts[first], ends[at]))
      const skill = exact?.skill ?? own?.skill ?? singular?.skill
      const title = exact?.title ?? own?.title ?? singular?.title
      if (skill !== undefined) best.skill = { id: skill, last: at }
      if (title !== undefined) best.title = { id: title, last: at }
    }
    if (next < 0) break
    node = next
  }
  return best
}

function nextOf(trie: Trie, node: number, word: number): number {
  if (node === 0) return trie.openings[word] ?? -1
  return word === 0 ? -1 : followEdge(trie.edges, node, word)
}

function endingOf({ endings }: Trie, node: number): Ending | undefined {
  return node < 0 ? undefined : endings[node]
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

function compile(): Trie {
  const trie: Trie = {
    nodes: 0,
    edges: createEdgeTable(CAPACITY),
    openings: [-1],
    opens: new Uint8Array(0),
    pairs: new WordPairs(),
    endings: [undefined],
  }
  for (const wording of lexicon().english) add(trie, wording)
  for (const code of LATIN) for (const wording of languageWordings(code)) add(trie, wording)
  trie.opens = opensOf(trie)
  return trie
}

/** What a word opens: only longer terms, or one that it is by itself or in the singular; 0 of one that opens none. */
const [LONGER_TERM, TERM] = [1, 2] as const

function opensOf(trie: Trie): Uint8Array {
  const opens = new Uint8Array(knownWords.last + 1)
  for (let word = 1; word < opens.length; word++) {
    const [node, singular] = [nextOf(trie, 0, word), nextOf(trie, 0, singularNumber(word))]
    if (endingOf(trie, node) !== undefined || endingOf(trie, singular) !== undefined) opens[word] = TERM
    else if (node >= 0) opens[word] = LONGER_TERM
  }
  return opens
}

function mayGoOn(pairs: WordPairs, first: number, second: number): boolean {
  if (second === 0) return false
  return pairs.mayHold(first, second) || pairs.mayHold(first, singularNumber(second))
}

function load(trie: Trie, { languages, letters }: { languages: string[]; letters: RegExp }): void {
  loaded.add(letters)
  for (const code of languages) {
    for (const wording of languageWordings(code)) if (letters.test(wording.alias.text)) add(trie, wording)
  }
  trie.opens = opensOf(trie)
}

/** "Electronics", "logistics": an "electronic" record has nothing to do with them. */
const NO_PLURAL = /(?<!clin|mechan|top|fabr|metr|mus|graph)ics$/

function add(trie: Trie, wording: Wording): void {
  const { id, alias, tokens } = wording
  const term = findTerm(id)
  const { keys } = tokens
  if (term === undefined || keys.length === 0 || keys.length > LONGEST) return
  accept(trie, nodeOf(keys, trie), { wording, kind: term.kind })
  const singular = NO_PLURAL.test(keys.at(-1)!) ? undefined : singularOf(keys.at(-1)!)
  if (!alias.exact && singular !== undefined && !PROPER.has(term.category)) {
    accept(trie, nodeOf([...keys.slice(0, -1), singular], trie), { wording, kind: term.kind })
  }
}

function nodeOf(words: string[], trie: Trie): number {
  let node = 0
  let first = 0
  for (const [at, word] of words.entries()) {
    const number = learnTermWord(word)
    if (at === 0) first = number
    else if (at === 1) trie.pairs.add(first, number)
    // Kept without holes, which would make reading it slow.
    while (trie.openings.length <= knownWords.last) trie.openings.push(-1)
    const known = nextOf(trie, node, number)
    if (known >= 0) node = known
    else {
      const target = ++trie.nodes
      trie.endings.push(undefined)
      if (node === 0) trie.openings[number] = target
      else addEdge(trie.edges, { node, word: number, target })
      node = target
    }
  }
  return node
}

/** The first term to claim a spelling keeps it: field files are read in order. */
function accept(trie: Trie, node: number, { wording, kind }: { wording: Wording; kind: Term['kind'] }): void {
  const { id, alias } = wording
  const ending = (trie.endings[node] ??= { skill: undefined, title: undefined, exact: undefined })
  if (!alias.exact) {
    ending[kind] ??= id
    return
  }
  ending.exact ??= new Map()
  const named = ending.exact.get(alias.text) ?? {}
  named[kind] ??= id
  ending.exact.set(alias.text, named)
}
