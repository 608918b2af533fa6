import { YEAR_WORDS } from '../../../knowledge/judging/job-cues.ts'
import type { Doc, Row } from '../../text/document.ts'
import { matchesOf } from '../../text/matches-of.ts'
import { beforeContact } from './before-contact.ts'

/** How far into a row a name is looked for. */
export const SEARCHED_LETTERS = 160

/** Stretches of a row that may be a name: the whole row, and its parts between separators. */
export function nameStretches(doc: Doc, row: Row): [number, number][] {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED_LETTERS))
  const parts: [number, number][] = [[row.start, row.end]]
  const signed = SIGNED.exec(text)
  if (signed !== null) return [[row.start, row.start + signed[0].length]]
  // A name may stand before contact data or a title, not in the midst of a list.
  const mixed = /@|\d{3}|[|•\t]|\s{3,}/.test(text)
  if (!mixed && row.words.length > 10) return parts
  const add = (start: number, end: number) => {
    if (!parts.some((part) => part[0] === start && part[1] === end)) parts.push([start, end])
  }
  const cut = (pattern: RegExp) => {
    let from = 0
    for (const match of matchesOf(text, pattern)) {
      if (match.index > from) add(row.start + from, row.start + match.index)
      from = match.index + match[0].length
    }
    if (from > 0 && from < text.length) add(row.start + from, row.start + text.length)
  }
  // "Tariq Mehmood S/O Ghulam Rasool": the father's name stands behind.
  if (text.includes('/')) cut(/\s[sdw]\/o\.?\s/gu)
  // "Ada Merrow <ada@...>", as mail has it.
  if (text.includes('<')) cut(/\s?<(?=[^<>\s]{1,64}@)/gu)
  // "Ada Merrowhttp://merrow.example": a page's address that a copy has glued to the name.
  if (text.includes('://')) cut(/(?:https?:\/\/|www\.)\S{1,100}/gu)
  // "남궁현아 여 1993년", "欧阳娜 女 28岁": as exports of job boards have it.
  cut(
    /[|•\t()[\]]|\s{3,}|\s-+\s|,|:|\/|(?<=\p{L}{4})\.(?=\s)|(?<=[\u3400-\u9fff\uac00-\ud7af]) (?=[男女남여][性성자]?(?:[ ,]|$))/gu,
  )
  cut(/[|•\t]|\s{3,}|\s-+\s|::|\//gu)
  // 'Ada (Nan) Merrow, nurse': what somebody is called stands within the name.
  if (/[("]/.test(text)) cut(/[|•\t,]|\s{3,}|\s-+\s|:|\//gu)
  // "Ada Merrow 44 años": an age behind a name without a sign.
  if (/\d/.test(text)) cut(BEFORE_AGE)
  const reached = beforeContact(doc, row)
  if (reached !== undefined) add(row.start, reached)
  const glued = GLUED.exec(doc.text.slice(row.start, row.start + LONGEST_GLUED))
  if (glued !== null) add(row.start + glued[0].length, row.end)
  return parts
}

/** "林佳穎 Lin, Chia-Ying": a name in signs, before how it is written in Latin letters. */
const SIGNED = /^[\u3400-\u9fff\uac00-\ud7af]{2,4}(?= \p{Script=Latin})/u

const BEFORE_AGE = new RegExp(`(?<=\\p{L})\\s{1,3}(?=[1-7]\\d ?(?:${YEAR_WORDS})(?!\\p{L}))`, 'gu')

/** ".5Ada Merrow": a length that a converter of set pages has left before what was set. */
const GLUED = /^\.?\d{1,3}(?=\p{Lu}\p{Ll})/u
const LONGEST_GLUED = 6

/** The first stretch of a row: up to a tab, bar or wide gap. */
export function firstStretch(doc: Doc, row: Row): [number, number] {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED_LETTERS))
  const stop = text.search(/[|•\t]|\s{3,}/)
  return [row.start, stop < 0 ? row.end : row.start + stop]
}
