import { lowerSameLength } from '../judge/lower-same-length.ts'
import {
  BUT_SIGNS,
  BUT_WORDS,
  NO_SIGNS,
  NO_WORDS,
  NONE_ENDS,
  NONE_NEEDED,
  NOT_NEEDED,
} from '../knowledge/judging/unasked-words.ts'
import { hoursOf } from '../judge/hours-of.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { bindsBy, wishes } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'
import { asksYears } from './years-in.ts'

/** What may stand inside "no ... needed": a bounded stretch of one clause. */
const GAP = '[^,;.:!?()、，。；：]{0,40}?'
const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])'
const AFTER = '(?![\\p{L}\\p{M}])'

function compile({ spaced, unspaced }: { spaced: string[]; unspaced: string[] }): RegExp {
  const words = spaced.join('|').replaceAll('~', GAP)
  return new RegExp(`${BEFORE}و?(?:${words})|${unspaced.join('|')}`, 'gu')
}

const NONE = compile(NONE_NEEDED)
const NOT = compile(NOT_NEEDED)
const BUT = `${BEFORE}(?:${BUT_WORDS})${AFTER}|${BUT_SIGNS}`
const BUT_BEFORE = new RegExp(
  `(?:${BUT})(?: (?:it|this|that|is|das|dies|es|ist|ce n'est|c'est|esto|questo|dat))?\\s?$`,
  'u',
)
const BUT_BEHIND = new RegExp(`^[,，、]?\\s?(?:${BUT})[^,;.。]{0,30}`, 'u')
/** Where a clause may end; a Thai one ends at a blank. */
const SIGNS = new RegExp(
  `[,;:，、；：؛،](?!\\d)|(?<and> (?:and|und|sowie|et|y|e|ed|en|oraz|i|ve|и|och|og|और) )|(?<=[\\u0e00-\\u0e7f]) (?=[\\u0e00-\\u0e7f])|${BUT}`,
  'gu',
)

type Part = { start: number; end: number }
type Match = Part & { isBare: boolean }

/**
 * A sentence without what it says is not needed: "No driving licence needed", "SAP is not required", "no travel". What is
 * left comes back in its pieces, which is the sentence itself where nothing of the kind is said.
 */
export function withoutUnneeded(unit: JobUnit): JobUnit[] {
  const folded = lowerSameLength(unit.text)
  const cuts = unneededIn(folded, unit.text).toSorted((a, b) => a.start - b.start)
  if (cuts.length === 0) return [unit]
  const kept: Part[] = []
  let from = 0
  for (const { start, end } of cuts) {
    kept.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return [...kept, { start: from, end: folded.length }].flatMap((part) => pieceOf(unit, part))
}

/** "Useful, but not required": what is said to be no must is welcome. */
export function isWelcome(folded: string): boolean {
  return [...folded.matchAll(NOT)].some(({ 0: words, index }) => isSoftened(folded, index, index + words.length))
}

function isSoftened(folded: string, start: number, end: number): boolean {
  const tail = BUT_BEHIND.exec(folded.slice(end))?.[0] ?? ''
  return (wishes(tail) && matchTerms(tail).length === 0) || BUT_BEFORE.test(folded.slice(0, start))
}

function unneededIn(folded: string, text: string): Part[] {
  const matches: Match[] = [
    ...[...folded.matchAll(NONE)].map((match) => ({ ...placeOf(match), isBare: false })),
    ...[...folded.matchAll(NOT)].map((match) => ({ ...placeOf(match), isBare: true })),
  ]
  return [
    ...matches
      .filter(({ start, end, isBare }) => !isBare || !isSoftened(folded, start, end) || wishes(folded.slice(0, start)))
      .map((match) => clauseOf(folded, match))
      .filter(({ start, end }) => !wishes(folded.slice(start, end))),
    ...absentHours(folded),
  ].filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

function placeOf({ 0: words, index }: RegExpExecArray): Part {
  return { start: index, end: index + words.length }
}

/** The clause in which something is said not to be needed; "SAP, not required" and "SAP (not required)" take what stands before. */
function clauseOf(folded: string, { start, end, isBare }: Match): Part {
  const inside = bracketAround(folded, start)
  if (inside !== undefined) {
    const isAll = folded.slice(inside.start + 1, inside.end - 1).trim() === folded.slice(start, end).trim()
    return isAll && isBare ? { ...clauseBetween(folded, inside.start, inside.start), end: inside.end } : inside
  }
  const clause = clauseBetween(folded, start, end)
  const isAlone = isBare && folded.slice(clause.start, clause.end).trim() === folded.slice(start, end).trim()
  // "Not required: SAP, DATEV": all that is listed.
  if (isAlone && /^\s?[:：]/u.test(folded.slice(clause.end))) return { start: clause.start, end: folded.length }
  return isAlone && clause.start > 1
    ? { ...clause, start: clauseBetween(folded, clause.start - 2, clause.start - 2).start }
    : clause
}

function bracketAround(folded: string, offset: number): Part | undefined {
  const open = Math.max(folded.lastIndexOf('(', offset), folded.lastIndexOf('（', offset))
  const close = folded.slice(offset).search(/[)）]/u)
  if (open === -1 || close === -1 || /[)）]/u.test(folded.slice(open, offset))) return undefined
  return { start: open, end: offset + close + 1 }
}

/** From the sign before an offset to the sign behind another. "And" divides only where what stands before it asks by itself. */
function clauseBetween(folded: string, from: number, to: number): Part {
  let [start, end] = [0, folded.length]
  for (const match of folded.matchAll(SIGNS)) {
    const after = match.index + match[0].length
    const isAnd = match.groups?.['and'] !== undefined
    if (after <= from) {
      const before = folded.slice(start, match.index)
      if (!isAnd || after === from || bindsBy(before) !== undefined || asksYears(before)) start = after
    } else if (match.index >= to && (!isAnd || bindsBy(folded.slice(after)) !== undefined)) {
      end = match.index
      break
    }
  }
  return { start, end }
}

const NO = new RegExp(
  `(?:${BEFORE}(?:${NO_WORDS})(?:(?<=')|(?!\\p{L}))\\s?(?:(?!objection|problem|issue|fear|angst|scheu)\\p{L}+(?:[ -]|\\sor\\s))?|(?:${NO_SIGNS.before}))$`,
  'u',
)
const NONE_BEHIND = new RegExp(`^\\P{Z}{0,12}?(?:\\s(?:${NONE_ENDS})${AFTER}|\\s?(?:${NO_SIGNS.after}))`, 'u')
/** Letters before a word for hours in which "no" is looked for. */
const NO_REACH = 30

/** "No weekend work, no travel": hours that a job does not have. */
function absentHours(folded: string): Part[] {
  return hoursOf(folded)
    .filter(
      ({ start, end }) =>
        NO.test(folded.slice(Math.max(0, start - NO_REACH), start)) || NONE_BEHIND.test(folded.slice(end)),
    )
    .map(({ start, end }) => clauseBetween(folded, start, end))
}

const AND = 'and|und|et|y|e|en|oraz|i|ve|и'
const LEADING = new RegExp(`^(?:[\\s,;:.、，；：。()（）–-]|(?:${AND}|${BUT_WORDS})\\s)+`, 'u')
const TRAILING = new RegExp(`(?:[\\s,;:、，；：(（–-]|\\s(?:${AND}|${BUT_WORDS}))+$`, 'u')

/** Without the signs and words that joined it to what is cut. */
function pieceOf(unit: JobUnit, { start, end }: Part): JobUnit[] {
  const folded = lowerSameLength(unit.text).slice(start, end)
  const from = start + (LEADING.exec(folded)?.[0].length ?? 0)
  const text = unit.text.slice(from, start + folded.replace(TRAILING, '').length)
  return /[\p{L}\p{N}]/u.test(text)
    ? [{ ...unit, text, start: unit.start + from, end: unit.start + from + text.length }]
    : []
}
