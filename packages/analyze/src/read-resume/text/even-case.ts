import { FUNCTION_WORDS } from '../../knowledge/judging/function-words.ts'
import { CAPITAL, caseOf, SMALL } from './letter-case.ts'

/** Letters that tell whether a text is written in one case. */
const FEWEST_LETTERS = 100
/** Parts of the letters: small ones of a text in capitals, as of its addresses; capitals in front of a small one in others. */
const MOST_SMALL = 0.05
const MOST_OPENED = 0.001
/** Letters of the longest word that stays small within a row. */
const SMALL_WORD = 4
/** An address, or a word. */
const WORD =
  /([^\s@]{1,64}@[^\s@]{1,80}|(?:https?:\/\/|www\.)\S{1,200}|[a-z][a-z-]{0,40}\.(?:com|org|net|io|dev|me)\/\S{1,200})|\p{L}[\p{L}\p{M}'’]*/giu
const SHORT_FORM = /^[bcdfghjklmnpqrstvwxz]{2,5}$/u

const SMALL_WORDS = new Set(
  Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ').filter((word) => word.length <= SMALL_WORD)),
)

/**
 * A text that is written in small letters, or in capitals, throughout: with a capital for each word but the smallest, of the
 * same length, for names, posts and schools are told by these. Any other text as it is.
 */
export function evenCase(text: string): string {
  if (!isOfOneCase(text)) return text
  return text.replaceAll(WORD, (word, address: string | undefined, at: number) => {
    const small = sameLength(word, word.toLowerCase())
    if (address !== undefined) return small
    const opens = at === 0 || text[at - 1] === '\n'
    // A letter alone is mostly an initial.
    if (word.length > 1 && !opens && SMALL_WORDS.has(small)) return small
    const [first, rest] = [word.slice(0, 1), small.slice(1)]
    return (
      sameLength(first, first.toUpperCase()) + (SHORT_FORM.test(small) ? sameLength(rest, rest.toUpperCase()) : rest)
    )
  })
}

function isOfOneCase(text: string): boolean {
  let small = 0
  let capitals = 0
  let opened = 0
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const letterCase = caseOf(text.charCodeAt(at))
    if (letterCase === CAPITAL) capitals++
    else if (letterCase === SMALL) {
      small++
      if (before === CAPITAL) opened++
    }
    if (small > MOST_SMALL * text.length && opened > MOST_OPENED * text.length) return false
    before = letterCase
  }
  const letters = small + capitals
  return letters >= FEWEST_LETTERS && (small <= MOST_SMALL * letters || opened <= MOST_OPENED * letters)
}

function sameLength(word: string, other: string): string {
  return other.length === word.length ? other : word
}
