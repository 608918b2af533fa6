import { AND_WORDS } from '../knowledge/judging/and-words.ts'
import { IDEALLY } from '../knowledge/judging/wish-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { wordsOf } from '../judge/words-of.ts'
import { asksItself } from './split-clauses.ts'
import { type JobUnit, pieceOf } from './split-job-text.ts'

const WISH = new RegExp(`(?:[,;，]\\s?|\\s[–—-]\\s|\\s\\(|\\s(?:${AND_WORDS})\\s)(?=(?:${IDEALLY})(?!\\p{L})\\s?)`, 'u')
/** Where a wish ends before its sentence does, unless that goes on in a word or two. */
const END = /[,;)](?!\d)/u

/**
 * "An ERP system, ideally SAP": what is only wished at the end of a clause stands by itself, and what stands before it is as
 * binding as it says.
 */
export function partWish(unit: JobUnit): JobUnit[] {
  if (unit.section === 'duties' || unit.section === 'nice') return [unit]
  const folded = lowerSameLength(unit.text)
  const match = WISH.exec(folded)
  if (match === null || !/\p{L}{3}/u.test(folded.slice(0, match.index))) return [unit]
  const from = match.index + match[0].length
  const stop = END.exec(folded.slice(from))
  const end = stop === null ? folded.length : from + stop.index
  if (wordsOf(unit.text.slice(from, end)).stems.length === 0) return [unit]
  const rest = bareOf(unit, stop === null ? end : end + 1, folded.length)
  const isOwn = !/^[–—-]/u.test(rest.text) && asksItself(lowerSameLength(rest.text), rest.text)
  return [
    bareOf(unit, 0, match.index),
    { ...bareOf(unit, from, isOwn || match[0].endsWith('(') ? end : folded.length), section: 'nice' },
    ...(isOwn ? partWish(rest) : []),
  ]
}

/** Without the signs around it. */
function bareOf(unit: JobUnit, start: number, end: number): JobUnit {
  let [from, to] = [start, end]
  while (from < to && /[\s,;]/u.test(unit.text[from]!)) from++
  while (to > from && /[\s,;]/u.test(unit.text[to - 1]!)) to--
  return pieceOf(unit, from, to)
}
