import { isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, opensSmall } from '../../text/letter-case.ts'
import { isShortForm } from '../words/short-form.ts'
import { stopsIn } from '../head/stopped-parts.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import type { Unit } from './unwrap-rows.ts'

/** Words of a paragraph before whose first full stop the head of a post may stand. */
export const LONGEST_HEAD = 34

/**
 * "Merrow Ltd, Tarn, Clerk, 2018 - 2020: kept the books of ...": how many words the head of a post has, behind whose dates a sign
 * says that it ends. `named`: the least of words before them.
 */
export function endOfHead(doc: Doc, { row, ranges }: Unit, named: number): number | undefined {
  const span = ranges.find((range) => !range.single)
  if (span === undefined || row.bullet || !ENDS_HEAD.test(doc.fold.slice(span.stop, span.stop + 4))) return undefined
  const before = row.words.findIndex(({ start }) => start >= span.start)
  const behind = row.words.findIndex(({ start }) => start >= span.stop)
  if (before < named || before > MOST_NAMED || row.words.length - behind < FEWEST_TOLD || behind < 0) return undefined
  // "Reason for leave 2021 - 2022: ...", "Merrow Chippy, since 2024: counter assistant"
  const isParted = row.words.slice(0, before).some(({ end }) => doc.fold[end] !== ' ')
  const told = titleScore(row.words.slice(behind, behind + FEWEST_TOLD / 2), [])
  return (named === 0 || isParted) && told < KNOWN_TITLE ? behind : undefined
}

/** A full stop or colon right behind dates or their bracket. */
const ENDS_HEAD = /^[)\]]?[.:]\s/
export const FEWEST_NAMED = 2
const MOST_NAMED = 17
const FEWEST_TOLD = 6

/**
 * "Clerk May 2008 - April 2009 Merrow Freight Tarn City, MO Loaded trailers for ...": how many words stand before the sentence that
 * begins right behind a state.
 */
export function behindTown(doc: Doc, { row, ranges }: Unit): number | undefined {
  const { words, bullet, start } = row
  const span = ranges.find((range) => !range.single)
  if (span === undefined || bullet || words.length <= LONGEST_DATED || span.start - start > LONGEST_OPENING)
    return undefined
  const from = words.findIndex((word) => word.start >= span.stop)
  if (from < 0 || span.start <= start + 4) return undefined
  for (let at = from + 2; at < Math.min(words.length - FEWEST_TOLD, from + LONGEST_PLACED); at++) {
    const [before, state, next] = [words[at - 1]!, words[at]!, words[at + 1]!]
    if (doc.fold.slice(before.end, state.start).trim() !== ',' || !isStateCode(doc, [state])) continue
    return isCapital(doc, next.start) && next.start === state.end + 1 ? at + 1 : undefined
  }
  return undefined
}

/** Words of a row that is no sentence, letters before its dates, and words of an employer with its town. */
const LONGEST_DATED = 14
const LONGEST_OPENING = 120
const LONGEST_PLACED = 12

/**
 * "Nurse, Merrow Clinic, Tarn, May 2019 - June 2021 Cared for patients on ...": how many words stand before the sentence that
 * begins right behind dates, with a capital and small words.
 */
export function behindDates(doc: Doc, { row, ranges }: Unit): number | undefined {
  const [span, more] = ranges
  if (span === undefined || span.single || more !== undefined || row.bullet) return undefined
  const before = row.words.findIndex(({ start }) => start >= span.start)
  const from = row.words.findIndex(({ start }) => start >= span.stop)
  if (before < FEWEST_NAMED || before > MOST_NAMED || from < 0 || row.words.length - from < FEWEST_TOLD)
    return undefined
  const [first, ...told] = row.words.slice(from, from + FEWEST_SMALL + 1)
  if (doc.fold.slice(span.stop, first!.start) !== ' ' || !isCapital(doc, first!.start)) return undefined
  const isSentence = told.every((word, at) => opensSmall(doc, [word]) && doc.fold[row.words[from + at]!.end] === ' ')
  return isSentence && titleScore([first!, ...told], []) < KNOWN_TITLE ? from : undefined
}

/** Small words behind the first of a sentence. */
const FEWEST_SMALL = 3

/** A paragraph parted behind its first sentence: the head of a post, and what was done in it. */
export function atFirstStop(doc: Doc, unit: Unit): Unit[] {
  const { row, ranges } = unit
  if (row.words.length <= LONGEST_HEAD / 3 || row.bullet || !ranges.some((range) => !range.single)) return [unit]
  const from = ranges.find((range) => !range.single)!.stop
  // "2010 - 2014. Merrow Grill, Tarn. Chef de partie. Ran the ...": behind the first stands what the post is called.
  const [named] = stopsIn(doc, row, ranges)
  for (const [at, word] of row.words.slice(0, LONGEST_HEAD).entries()) {
    const next = row.words[at + 1]
    if (next === undefined || word.end <= from || !/^\.[)\s]/.test(doc.fold.slice(word.end, word.end + 2))) continue
    if (isShortForm(word.key) || word.end === named) continue
    const begins = doc.text[next.start] !== doc.fold[next.start] || /^\d/.test(next.key)
    if (!begins || next.start - word.end > 4) continue
    return partedBehind(unit, at + 1)
  }
  return [unit]
}

/** The first words of a paragraph, and the rest as a detail. */
export function partedBehind({ row, ranges, titles }: Unit, count: number): Unit[] {
  const [{ end }, { start }] = [row.words[count - 1]!, row.words[count]!]
  return [
    {
      row: { ...row, end, words: row.words.slice(0, count) },
      ranges: ranges.filter(({ stop }) => stop <= end),
      titles: titles.filter((title) => title.end <= end),
    },
    {
      row: { ...row, start, words: row.words.slice(count), bullet: true, gap: false },
      ranges: ranges.filter((range) => range.start > end),
      titles: titles.filter((title) => title.start > end),
    },
  ]
}
