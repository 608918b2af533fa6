import { findTerm, type Term } from './lexicon.ts'
import { isAround, toldLanguage } from './language-of-text.ts'
import {
  compile,
  endingOf,
  learnScripts,
  type Local,
  LONGER_TERM,
  LONGEST,
  mayGoOn,
  type Named,
  nextOf,
  PROPER,
  TERM,
  type Trie,
} from './term-trie.ts'
import { withoutInitials } from './sole-letters.ts'
import { tokenize, type Tokens } from './tokenize.ts'
import { singularNumber } from './vocabulary.ts'

/** A known term in a text: longest match on whole words. */
export type TermMatch = { term: string; kind: Term['kind']; start: number; end: number }

let compiled: Trie | undefined

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
  learnScripts((compiled ??= compile()), text)
}

/** The same among words of a text for which the terms were learnt before. */
export function termsAmong(text: string, tokens: Tokens): TermMatch[] {
  const trie = (compiled ??= compile())
  const { opens, pairs } = trie
  const { starts, ends, numbers } = tokens
  const found: TermMatch[] = []
  const source: Source = { text, tokens, language: undefined }
  // From which word on the next match of each kind may begin.
  const free = { skill: 0, title: 0 }
  // Up to which word the name of a product goes.
  let product = -1
  let hasLetters = false
  const add = (kind: Term['kind'], at: number, match: Match | undefined) => {
    if (match === undefined || at < free[kind]) return
    if (match.id !== '') found.push({ term: match.id, kind, start: starts[at]!, end: ends[match.last]! })
    free[kind] = match.last + 1
  }
  // No loop over the two kinds: an engine that has compiled the inner of two loops by itself leaves it at a price.
  for (let at = 0; at < numbers.length; at++) {
    if (at < free.skill && at < free.title) continue
    const own = opens[numbers[at]!]
    // Most words that open a longer term stand before another word than it has.
    const mayBeTerm = own === TERM || (own === LONGER_TERM && mayGoOn(pairs, numbers[at]!, numbers[at + 1] ?? 0))
    if (!mayBeTerm) continue
    const { skill, title: held } = longestAt(trie, source, at)
    // The server of "SQL Server" waits at no table.
    const title = held !== undefined && held.last <= product ? undefined : held
    const isTitleLonger = title !== undefined && title.last > (skill?.last ?? -1)
    if (isTitleLonger) add('title', at, title)
    if (skill !== undefined && at >= free.skill) {
      add('skill', at, skill)
      if (skill.last > at) product = isProduct(skill.id) ? skill.last : product
      else if (isLetter(starts[at]!, ends[at]!)) hasLetters = true
    }
    if (!isTitleLonger) add('title', at, title)
  }
  return hasLetters ? withoutInitials(text, found) : found
}

function isLetter(start: number, end: number): boolean {
  return end - start === 1
}

function isProduct(term: string): boolean {
  return PROPER.has(findTerm(term)?.category ?? '')
}

type Match = { id: string; last: number }
type Longest = Partial<Record<Term['kind'], Match>>

/** The words of a text. `language`: what it is written in, once that has been asked for; '' where nothing tells. */
type Source = { readonly text: string; readonly tokens: Tokens; language: string | undefined }

/** The longest term of each kind that begins with a word. */
function longestAt(trie: Trie, source: Source, first: number): Longest {
  const { text } = source
  const { starts, ends, numbers } = source.tokens
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
      const local = own?.local ?? singular?.local
      const there = local === undefined ? undefined : namedThere(local, source, { first, last: at })
      const skill = there?.skill ?? exact?.skill ?? own?.skill ?? singular?.skill
      const title = there?.title ?? exact?.title ?? own?.title ?? singular?.title
      if (skill !== undefined) best.skill = { id: skill, last: at }
      if (title !== undefined) best.title = { id: title, last: at }
    }
    if (next < 0) break
    node = next
  }
  return best
}

/** So much of a text tells its language: what is in another stands among words of it. */
const BEGINNING = 3000

/**
 * What words name in the language of their text, or of what stands around them: "CDD" is a kind of contract in a French text.
 * Where nothing tells the language, as in a few words, they may be of any.
 */
function namedThere(
  local: Local[],
  source: Source,
  { first, last }: { first: number; last: number },
): Named | undefined {
  const { text, tokens } = source
  const written = text.slice(tokens.starts[first], tokens.ends[last])
  const said = local.filter(({ exact }) => exact === undefined || exact === written)
  if (said.length === 0) return undefined
  const language = (source.language ??= toldLanguage(text, tokens, BEGINNING) ?? '')
  const isSaid = (other: string) => language === other || (language !== '' && isAround(other, tokens, first))
  const told = said.find((term) => isSaid(term.language))?.language
  const named: Named = {}
  for (const term of said) {
    if (told === undefined ? language === '' && term.id !== '' : term.language === told) named[term.kind] ??= term.id
  }
  return named
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
