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
  // "בע"מ": within a Hebrew word it tells a short form.
  let text = value.replaceAll(/(?<=[\u05d0-\u05ea])"(?=[\u05d0-\u05ea])/gu, '״')
  const count = (sign: RegExp) => [...text.matchAll(sign)].length
  if (count(/[“„«]/gu) !== count(/[”»]/gu) || count(/"/gu) % 2 === 1) text = text.replaceAll(/["“”„«»]/gu, '')
  return paired(tidy(text))
}

function cased(text: string): string {
  if (!/\p{Lu}/u.test(text)) return text.charAt(0).toUpperCase() + text.slice(1)
  // Short ones may be an abbreviation as a whole: CEO, RN/BSN; one word in capitals beside others may be a name.
  const loud = text.split(/[\s/-]/u).filter((word) => /^\p{Lu}{4,}$/u.test(word)).length
  if (/\p{Ll}/u.test(text) ? loud < 2 : text.length < 6) return text
  const language = /[İĞŞ]/u.test(text) ? 'tr' : undefined
  return text
    .split(' ')
    .map((word, at) =>
      word
        .split(/(?=[-/&])|(?<=[-/&])/u)
        // "S/A": letters divided by a stroke are no small words.
        .map((part, _, parts) => (parts.length > 1 && part.length === 1 ? part : casedWord(part, { at, language })))
        .join(''),
    )
    .join(' ')
}

function casedWord(word: string, { at, language }: { at: number; language: string | undefined }): string {
  if (/\p{Ll}/u.test(word)) return word
  const small = word.toLocaleLowerCase(language)
  const bare = small.replaceAll(/[^\p{L}\p{N}&]/gu, '')
  if (at > 0 && SMALL.has(bare) && bare !== 'or') return small
  if (
    bare !== 'or' &&
    (ACRONYMS.has(bare) || /\d/u.test(bare) || (bare.length > 1 && !/[aeiouyà-ÿ]|[^\u0000-\u024f]/u.test(bare)))
  )
    return word
  // "K.C.P.E", "B.SC.": each part opens with a capital.
  return small.replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
}
