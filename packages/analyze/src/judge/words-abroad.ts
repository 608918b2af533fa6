import { COMPOUNDING, FAMILY_FILES, JOINED_BEFORE } from '../knowledge/family-files.ts'
import { fold } from '../knowledge/fold.ts'
import { withoutMark } from './stem-abroad.ts'

/** The words of a language and the beginnings of words, each with the English word that says what they mean. */
type WordsAbroad = { whole: Map<string, string>; openings: Map<string, string>; shortest: number; longest: number }

const compiled = new Map<string, WordsAbroad>()

/** Letters of a compound's parts, of the second where the first is unknown, between the stem of the first and the second, and behind that. */
const PART = { first: 4, second: 4, alone: 5, between: 4, ending: 6 }

/**
 * The English words that say what a folded word of a language (ISO 639-1) means: none where nobody wrote it down, two where it
 * is made of two.
 */
export function englishFor(key: string, language: string): string[] {
  if (FAMILY_FILES[language] === undefined) return []
  const meant = meantBy(key, language)
  if (meant.length > 0) return meant
  const before = JOINED_BEFORE[language]?.exec(key)
  if (before != null) return meantBy(key.slice(before[0].length), language)
  // What says a verb says its participle: "eingeräumt" is of "einräumen".
  const verb = withoutMark(key, language)
  const opening = verb === undefined ? undefined : openingAt(verb, 0, wordsOfLanguage(language))
  return opening === undefined ? [] : [opening.meaning]
}

function meantBy(key: string, language: string): string[] {
  const words = wordsOfLanguage(language)
  const whole = words.whole.get(key)
  if (whole !== undefined) return [whole]
  const first = openingAt(key, 0, words)
  const second = COMPOUNDING.has(language) ? secondOf(key, first?.length, words) : undefined
  return [first?.meaning, second].filter(
    (part, at) => part !== undefined && (at === 0 || part !== first?.meaning),
  ) as string[]
}

/** The English words that a language's words are brought to. */
export function englishMeant(): string[] {
  return Object.values(FAMILY_FILES).flatMap((file) => linesOf(file).map(([head]) => head))
}

function wordsOfLanguage(language: string): WordsAbroad {
  const before = compiled.get(language)
  if (before !== undefined) return before
  const whole = new Map<string, string>()
  const openings = new Map<string, string>()
  for (const [head, words] of linesOf(FAMILY_FILES[language]!)) {
    for (const word of words) {
      if (word.endsWith('*')) openings.set(fold(word.slice(0, -1)), head)
      else whole.set(fold(word), head)
    }
  }
  const lengths = [...openings.keys()].map(({ length }) => length)
  const words = { whole, openings, shortest: Math.min(...lengths), longest: Math.max(...lengths) }
  compiled.set(language, words)
  return words
}

function linesOf(file: string): [head: string, words: string[]][] {
  const lines = file.split('\n').filter((line) => line.includes(': '))
  return lines.map((line) => {
    const [head, words] = line.split(': ')
    return [head!, words!.split(' ')]
  })
}

type Opening = { meaning: string; length: number }

/** The longest known beginning of what stands from an offset of a word. */
function openingAt(key: string, at: number, { openings, shortest, longest }: WordsAbroad): Opening | undefined {
  for (let length = Math.min(longest, key.length - at); length >= shortest; length--) {
    const meaning = openings.get(key.slice(at, at + length))
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

/** What the second part of a compound means: right behind the first, or, where that is unknown, wherever the word ends with it. */
function secondOf(key: string, first: number | undefined, words: WordsAbroad): string | undefined {
  const least = first === undefined ? PART.alone : PART.second
  const last = key.length - least
  const until = first === undefined ? last : Math.min(last, first + PART.between)
  for (let at = first ?? PART.first; at <= until; at++) {
    const second = openingAt(key, at, words)
    if (second !== undefined && second.length >= least && key.length - at - second.length <= PART.ending)
      return second.meaning
  }
  return undefined
}
