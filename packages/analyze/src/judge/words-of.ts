import type { Span } from '@evenhand/model'
import { tokenize, type Tokens } from '../knowledge/tokenize.ts'
import { knownWords } from '../knowledge/vocabulary.ts'
import { COMMON_UNSPACED, COMMON_WORDS } from '../knowledge/judging/common-words.ts'
import { ENDINGS_ABROAD } from '../knowledge/judging/endings-abroad.ts'
import { IRREGULAR_FORMS } from '../knowledge/judging/irregular-forms.ts'
import { SMALL_WORDS } from '../knowledge/judging/small-words.ts'
import { STOP_WORDS } from '../knowledge/judging/stop-words.ts'
import { WORD_FAMILIES } from '../knowledge/judging/word-families.ts'
import { isSmallWord, phrasalVerb } from './phrasal-verbs.ts'
import { stem } from './stem.ts'
import { stemAbroad } from './stem-abroad.ts'
import { isKnownStem } from './stem-weight.ts'
import { englishFor, englishMeant } from './words-abroad.ts'

/** Words of a stretch of text as stems that carry meaning, with their places. */
export type StemmedWords = { stems: string[]; starts: number[]; ends: number[] }

const STOPPED = new Set([...STOP_WORDS.split(/\s+/).filter(Boolean), ...tokenize(COMMON_WORDS).keys])
/** Pairs of characters of words that say nothing of the work. */
const STOPPED_PAIRS = new Set(COMMON_UNSPACED.split(/\s+/).flatMap(pairsOf))
/** Endings and small words of Japanese are written in these. */
const HIRAGANA = /[\u3041-\u309f]/u

let families: { byWord: Map<string, string>; byStem: Map<string, string> } | undefined

/** The meaning-carrying stems of a text; those of one family are one. Numbers and single letters are left out. */
export function wordsOf(text: string, start = 0, end = text.length): StemmedWords {
  return stemmed(tokenize(text, start, end))
}

/** The same of a text that is split into words, in a language (ISO 639-1). */
export function stemmed(tokens: Tokens, language = 'en'): StemmedWords {
  const words: StemmedWords = { stems: [], starts: [], ends: [] }
  // The small word that a verb before it has taken.
  let small = -1
  for (let at = 0; at < tokens.keys.length; at++) {
    const key = tokens.keys[at]!
    const first = key.charCodeAt(0)
    if (first >= 48 && first <= 57) continue
    const from = tokens.starts[at]!
    const to = tokens.ends[at]!
    if (isIdeograph(first)) {
      // Scripts without spaces: two characters side by side stand for a word.
      const next = tokens.keys[at + 1]
      if (next !== undefined && tokens.starts[at + 1] === to && isIdeograph(next.charCodeAt(0))) {
        const span = { start: from, end: tokens.ends[at + 1]! }
        if (saysSomething(tokens.keys, at))
          for (const meaning of meaningsIn(key + next, language)) push(words, meaning, span)
      }
    } else if (key.length > 1) {
      const span = { start: from, end: to }
      if (language === 'en') {
        const phrasal = phrasalVerb(tokens, at)
        if (phrasal !== undefined) small = phrasal.small
        else if (at === small) continue
        const meaning = phrasal === undefined ? meaningAt(tokens, at) : meaningOf(phrasal.meaning)
        if (meaning !== '') push(words, meaning, span)
      } else if (!STOPPED.has(key)) for (const meaning of meaningsIn(key, language)) push(words, meaning, span)
    }
  }
  return words
}

/** The same stems of a wording that was split before. `known`: what keys mean, as far as it has been asked. */
export function stemsOfWording(wording: string, keys: readonly string[], known: Map<string, string>): string[] {
  if (keys.some((key) => isIdeograph(key.charCodeAt(0)) || isSmallWord(key))) return wordsOf(wording).stems
  const stems: string[] = []
  for (const key of keys) {
    const first = key.charCodeAt(0)
    if (key.length < 2 || (first >= 48 && first <= 57)) continue
    let meaning = known.get(key)
    if (meaning === undefined) known.set(key, (meaning = STOPPED.has(key) ? '' : meaningOf(key)))
    if (meaning !== '') stems.push(meaning)
  }
  return stems
}

/** The stems that the words of a list may stand as in texts of their languages, which are not told. */
export function stemsAbroad(list: string): Set<string> {
  const stems = new Set(wordsOf(list).stems)
  for (const key of tokenize(list).keys)
    if (key.length > 1) for (const language of Object.keys(ENDINGS_ABROAD)) stems.add(meaningAbroad(key, language))
  return stems
}

/** The distinct stems of a text. */
export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).stems)
}

/** What known words mean, by their numbers, as far as it has been asked. Nothing is kept of words that only resumes have. */
const ofKnown: (string | undefined)[] = []
for (const word of [...STOPPED, ...`${WORD_FAMILIES} ${IRREGULAR_FORMS}`.split(/\s+/).filter(Boolean)])
  knownWords.learn(word)

/** The meaning of a token, empty where it carries none. */
function meaningAt({ keys, numbers }: Tokens, at: number): string {
  const number = numbers[at]!
  // Stop words and words of families are known words.
  if (number === 0) return meaningOfStem(stem(keys[at]!))
  // Kept without holes, which would make reading it slow.
  while (ofKnown.length <= number) ofKnown.push(undefined)
  return (ofKnown[number] ??= STOPPED.has(keys[at]!) ? '' : meaningOf(keys[at]!))
}

/** The stem that stands for a word and its family. */
export function meaningOf(word: string): string {
  return (families ??= compile()).byWord.get(word) ?? meaningOfStem(stem(word))
}

/** The stems that stand for a word of a language: those of English words where it is known what it means. */
function meaningsIn(key: string, language: string): string[] {
  const meant = englishFor(key, language)
  if (meant.length > 0) return meant.map(meaningOf)
  return smallWords(language).has(key) ? [] : [meaningAbroad(key, language)]
}

/** The stem of a word of a language of which nobody wrote down what it means; an English word is one there too. */
function meaningAbroad(key: string, language: string): string {
  const asEnglish = meaningOf(key)
  if (isKnownStem(asEnglish)) return asEnglish
  const short = stemAbroad(key, language)
  // Never a stem that English words have.
  return isKnownStem(short) ? asEnglish : short
}

const small = new Map<string, ReadonlySet<string>>()

function smallWords(language: string): ReadonlySet<string> {
  const before = small.get(language)
  if (before !== undefined) return before
  const words = new Set(SMALL_WORDS[language]?.split(' '))
  small.set(language, words)
  return words
}

let abroad: Set<string> | undefined

/** Whether a stem stands for words of several languages. */
export function isMeantAbroad(short: string): boolean {
  abroad ??= new Set(englishMeant().map(meaningOf))
  return abroad.has(short)
}

function meaningOfStem(short: string): string {
  return (families ??= compile()).byStem.get(short) ?? short
}

function compile(): { byWord: Map<string, string>; byStem: Map<string, string> } {
  const byWord = new Map<string, string>()
  const byStem = new Map<string, string>()
  const lines = linesOf(WORD_FAMILIES)
  // The first words claim their stems before the others do: "projects" are projects, though a projection is a forecast.
  for (const [head] of lines) byStem.set(stem(head!), stem(head!))
  for (const [head, ...others] of lines) {
    const name = stem(head!)
    for (const word of [head!, ...others]) {
      if (!byWord.has(word)) byWord.set(word, name)
      if (!byStem.has(stem(word))) byStem.set(stem(word), name)
    }
  }
  for (const [verb, ...forms] of linesOf(IRREGULAR_FORMS)) {
    const name = byWord.get(verb!) ?? byStem.get(stem(verb!)) ?? stem(verb!)
    for (const form of forms) byWord.set(form, name)
  }
  return { byWord, byStem }
}

function linesOf(words: string): string[][] {
  return words
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean))
    .filter((line) => line.length > 0)
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))
}

/** Whether the pair of characters at a place is neither such a word, nor the seam of two, nor an ending. */
function saysSomething(keys: string[], at: number): boolean {
  const isStopped = (first: number) => STOPPED_PAIRS.has(`${keys[first] ?? ''}${keys[first + 1] ?? ''}`)
  return !isStopped(at) && !(isStopped(at - 1) && isStopped(at + 1)) && !HIRAGANA.test(keys[at]! + keys[at + 1]!)
}

function isIdeograph(code: number): boolean {
  return (code >= 0x0e00 && code <= 0x0eff) || (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af)
}

function push(words: StemmedWords, found: string, { start, end }: Span): void {
  words.stems.push(found)
  words.starts.push(start)
  words.ends.push(end)
}
