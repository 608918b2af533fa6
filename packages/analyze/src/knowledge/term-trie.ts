import { addEdge, createEdgeTable, type EdgeTable, followEdge } from './edge-table.ts'
import { findTerm, languageWordings, lexicon, type Term, type Wording } from './lexicon.ts'
import { NO_TERMS } from './no-terms.ts'
import { toAlias } from './parse-field.ts'
import { tokenize } from './tokenize.ts'
import { learnTermWord, singularNumber, singularOf, knownWords } from './vocabulary.ts'
import { WordPairs } from './word-pairs.ts'

/** The terms that a spelling names, one of each kind at most; '' where it names nothing though it holds words of terms. */
export type Named = Partial<Record<Term['kind'], string>>
/** What a spelling names in the texts of one language. `exact`: only so written. */
export type Local = { language: string; exact?: string; kind: Term['kind']; id: string }
/** What ends at a node of the trie: terms by their folded spelling, by exact ones, and those of one language's texts. */
export type Ending = Named & { exact?: Map<string, Named>; local?: Local[] }

/**
 * A trie over the words of all terms; node 0 is its root. `openings`: the node that a word leads to from the root, or -1.
 * `opens`: what a word opens; so short an array says it fastest. `pairs`: the first two words of all terms that have more.
 */
export type Trie = {
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
export const LONGEST = 40
/** Room for the edges of the languages that are always known, so that the table need not grow. */
const CAPACITY = 1 << 18

export function nextOf(trie: Trie, node: number, word: number): number {
  if (node === 0) return trie.openings[word] ?? -1
  return word === 0 ? -1 : followEdge(trie.edges, node, word)
}

export function endingOf({ endings }: Trie, node: number): Ending | undefined {
  return node < 0 ? undefined : endings[node]
}

/** Names of things that have no plural: "Windows" is not a window. */
export const PROPER = new Set(['tool', 'software', 'framework', 'programming-language', 'standard'])

export function compile(): Trie {
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
  for (const [language, phrases] of Object.entries(NO_TERMS)) addNone(trie, language, phrases)
  trie.opens = opensOf(trie)
  return trie
}

/** What a word opens: only longer terms, or one that it is by itself or in the singular; 0 of one that opens none. */
export const [LONGER_TERM, TERM] = [1, 2] as const

function opensOf(trie: Trie): Uint8Array {
  const opens = new Uint8Array(knownWords.last + 1)
  for (let word = 1; word < opens.length; word++) {
    const [node, singular] = [nextOf(trie, 0, word), nextOf(trie, 0, singularNumber(word))]
    if (endingOf(trie, node) !== undefined || endingOf(trie, singular) !== undefined) opens[word] = TERM
    else if (node >= 0) opens[word] = LONGER_TERM
  }
  return opens
}

export function mayGoOn(pairs: WordPairs, first: number, second: number): boolean {
  if (second === 0) return false
  return pairs.mayHold(first, second) || pairs.mayHold(first, singularNumber(second))
}

const loaded = new Set<RegExp>()

/** Adds the wordings in the letters that a text holds. */
export function learnScripts(trie: Trie, text: string): void {
  if (!OF_SCRIPTS.test(text)) return
  for (const script of SCRIPTS) if (!loaded.has(script.letters) && script.letters.test(text)) load(trie, script)
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
  const { id, alias, keys } = wording
  const term = findTerm(id)
  if (term === undefined || keys.length === 0 || keys.length > LONGEST) return
  accept(trie, nodeOf(keys, trie), { wording, kind: term.kind })
  const singular = NO_PLURAL.test(keys.at(-1)!) ? undefined : singularOf(keys.at(-1)!)
  if (!alias.exact && singular !== undefined && !PROPER.has(term.category)) {
    accept(trie, nodeOf([...keys.slice(0, -1), singular], trie), { wording, kind: term.kind })
  }
}

function nodeOf(words: readonly string[], trie: Trie): number {
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
  const { id, alias, language } = wording
  const ending = (trie.endings[node] ??= createEnding())
  if (language !== undefined) {
    ;(ending.local ??= []).push({ language, kind, id, exact: alias.exact ? alias.text : undefined })
    return
  }
  if (!alias.exact) {
    ending[kind] ??= id
    return
  }
  ending.exact ??= new Map()
  const named = ending.exact.get(alias.text) ?? {}
  named[kind] ??= id
  ending.exact.set(alias.text, named)
}

/** Phrases that name nothing: English ones in every text, since texts of every language hold English. */
function addNone(trie: Trie, language: string, phrases: string): void {
  for (const alias of phrases.split(/;\s*/).map(toAlias)) {
    const { keys } = tokenize(alias.text)
    const wording = { id: '', alias, keys, language: language === 'en' ? undefined : language }
    const node = nodeOf(keys, trie)
    for (const kind of ['skill', 'title'] as const) accept(trie, node, { wording, kind })
  }
}

/** All of one shape, which is fast to read. */
function createEnding(): Ending {
  return { skill: undefined, title: undefined, exact: undefined, local: undefined }
}
