import { SMALL_IN_TITLES } from '../knowledge/reading/small-words.ts'
import { TITLE_ACRONYMS } from '../knowledge/reading/title-words.ts'
import { cut, paired, tidy } from './quote-line.ts'

const LONGEST = 80
const SMALL = new Set(SMALL_IN_TITLES.split('|'))
const ACRONYMS = new Set(TITLE_ACRONYMS.split('|'))

/**
 * A job title, degree or employer as it stands in a sentence: one line, no stray signs at its ends, capitals as in running
 * text. Words of two or three capitals inside other capitals are only kept where they are known to be an abbreviation.
 */
export function showTitle(value: string): string {
  return cut(
    cased(
      trimmed(balanced(value))
        .replace(TOLD, '')
        .replace(/^[^\p{L}\p{N}(‘#]+/u, ''),
    ),
    LONGEST,
  )
}

/** "I was a registered nurse", as a covering letter tells it. */
const TOLD = /^(?:I (?:was|am|worked as|have worked as|started as)|worked as|employed as) (?:an? |the )?/iu

/** An employer, school or certificate: as written, without stray signs. */
export function showName(value: string): string {
  return cut(trimmed(balanced(value)), LONGEST)
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;:|/–—•·-]{1,4}|[\s,;:|/–—•·-]{1,4}$|(?<=\p{Ll}{4})[.,]{1,2}$/gu, '')
}

/** Brackets and quotation marks without their pair are taken out. */
function balanced(value: string): string {
  const count = (sign: RegExp) => [...value.matchAll(sign)].length
  let text = value
  if (count(/[“„«]/gu) !== count(/[”»]/gu) || count(/"/gu) % 2 === 1) text = text.replaceAll(/["“”„«»]/gu, '')
  return paired(tidy(text))
}

function cased(text: string): string {
  if (!/\p{Lu}/u.test(text)) return text.charAt(0).toUpperCase() + text.slice(1)
  // Short ones may be an abbreviation as a whole: CEO, RN/BSN; one word in capitals beside others may be a name.
  const loud = text.split(/[\s/-]/u).filter((word) => /^\p{Lu}{4,}$/u.test(word)).length
  if (/\p{Ll}/u.test(text) ? loud < 2 : text.length < 6) return text
  return text
    .split(' ')
    .map((word, at) =>
      word
        .split(/(?=[-/&])|(?<=[-/&])/u)
        .map((part) => casedWord(part, at))
        .join(''),
    )
    .join(' ')
}

function casedWord(word: string, at: number): string {
  if (/\p{Ll}/u.test(word)) return word
  const small = word.toLowerCase()
  const bare = small.replaceAll(/[^\p{L}\p{N}&]/gu, '')
  if (at > 0 && SMALL.has(bare) && bare !== 'or') return small
  if (
    bare !== 'or' &&
    (ACRONYMS.has(bare) || /\d/u.test(bare) || (bare.length > 1 && !/[aeiouyà-ÿ]|[^\u0000-\u024f]/u.test(bare)))
  )
    return word
  return small.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
