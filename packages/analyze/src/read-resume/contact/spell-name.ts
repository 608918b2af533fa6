import type { Doc } from '../text/document.ts'
import { valueOf } from '../text/document.ts'

/** Languages in which the family name is said first, in capitals or not. */
const FAMILY_FIRST = new Set(['hu', 'vi', 'zh', 'ja', 'ko', 'ru', 'uk', 'bg', 'ta', 'te'])
const PATRONYMIC = /^\p{Lu}\p{Ll}{2,20}(?:[oeyi]v[yi]?ch|[oe]vna|yivna|ivna)$/u
const MOST_IN_PART = 4

/** A name as it is said: without nicknames, given names first where commas or capitals mark the family name. */
export function spellName(doc: Doc, start: number, end: number): string {
  const whole = valueOf(doc, start, end)
  const plain = withoutNickname(whole)
  const comma = plain.split(/\s?[,،]\s?/u)
  if (comma.length === 2 && comma.every((part) => part !== '' && part.split(' ').length <= MOST_IN_PART))
    return `${comma[1]!} ${comma[0]!}`
  return FAMILY_FIRST.has(doc.resume.language ?? '') ? plain : givenFirst(plain)
}

/** 'Anna "Nan" Miller', "Anna Miller (Nan)"; of "A.B. (Anna) Miller" the name in brackets is the given one. */
function withoutNickname(name: string): string {
  const called = /^(?:\p{Lu}{1,2}[a-z]?\.[\s-]?){1,5}\(([^()]{2,30})\)\s(.{2,60})$/u.exec(name)
  if (called !== null) return `${called[1]!} ${called[2]!}`
  return name
    .replaceAll(/[("“„”«»‘][^()"“„”«»‘’]{1,30}[)"“”«»’]?/gu, ' ')
    .replaceAll(/\s{1,9}/gu, ' ')
    .trim()
}

/** "MILLER Anna Jane", "Hrytsenko Vasyl Mykolayovych". */
function givenFirst(name: string): string {
  const words = name.split(' ')
  const isLoud = (word: string) =>
    word.length > 1 && /^[\p{Lu}'’-]{2,40}$/u.test(word) && /\p{Script=Latin}/u.test(word)
  const loud = words.findIndex((word) => !isLoud(word) && !/^(?:d[aeiou]s?|van|von|der|del|la|le)$/i.test(word))
  const rest = words.slice(loud)
  const quiet = rest.every((word) => /^(?:\p{Lu}\p{Ll}{1,20}|\p{Lu}\.)(?:[-'’]\p{L}\p{Ll}{0,20})?$/u.test(word))
  if (loud > 0 && quiet && words.slice(0, loud).some((word) => word.length > 2 && isLoud(word)))
    return [...rest, ...words.slice(0, loud)].join(' ')
  if (words.length === 3 && PATRONYMIC.test(words[2]!) && !PATRONYMIC.test(words[1]!))
    return [words[1]!, words[2]!, words[0]!].join(' ')
  return name
}
