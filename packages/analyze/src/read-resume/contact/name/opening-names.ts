import type { Doc, Row } from '../../text/document.ts'
import { type Word, wordsIn } from '../../text/phrase-set.ts'
import { isRegion, isTown } from '../home/find-place.ts'
import type { NameHints } from './head-names.ts'
import { gluedTitleAt } from './glued-title.ts'
import { agreement, type NameEvidence } from './name-evidence.ts'
import { firstStretch } from './name-stretches.ts'

/** Names that a row opens with, at least and at most. */
const LEAST_NAMES = 2
const MOST_NAMES = 5
/** Letters of the family name that an address tells. */
const LEAST_LETTERS = 3
/** Letters of a row in which a town may stand behind a name. */
const SEARCHED = 80
const TOWN_AND_REGION = /^([^,|•\t()@:/\d]{8,60}),\s([^,|•\t()@:/\d]{2,24}?)(?=\s-\s|\s?[|•\t,]|\s?$)/

/** What opens a row that goes on without a sign: words that a page is called, or those before a town and its region. */
export function openingNames(doc: Doc, row: Row, { evidence, isTitle }: NameHints): [number, number][] {
  const found: [number, number][] = []
  const told = toldOpening(doc, row, evidence) ?? mailedOpening(doc, row, evidence)
  if (told !== undefined && isTitle(row, told.end, phraseEnd(doc, row, told.end))) found.push([row.start, told.end])
  const glued = gluedTitleAt(doc, row)
  if (glued !== undefined) found.push([row.start, glued])
  const last = beforeTown(doc, row)
  if (last !== undefined) found.push([row.start, last.end])
  return found
}

/**
 * "Ada Merrow Welder Leeds" beside ".../in/ada-merrow": the last of the first words that are together what a page
 * is called.
 */
function toldOpening(doc: Doc, row: Row, { slugs }: NameEvidence): Word | undefined {
  if (row.words[0] === undefined || !slugs.some((slug) => slug.startsWith(row.words[0]!.key))) return undefined
  const [, end] = firstStretch(doc, row)
  const called = new Set(slugs.map((slug) => slug.replaceAll(/[^\p{L}]/gu, '')))
  let name = ''
  for (const [at, word] of row.words.slice(0, MOST_NAMES).entries()) {
    if (word.end > end) return undefined
    name += word.key
    if (at + 1 >= LEAST_NAMES && called.has(name)) return word
  }
  return undefined
}

/**
 * "Ada T. Merrow Welder" beside "ada.merrow@...": the last of the first words that the address spells, of two or
 * more.
 */
function mailedOpening(doc: Doc, row: Row, { local }: NameEvidence): Word | undefined {
  const isTold = ({ key }: Word, at: number) => at < MOST_NAMES && key.length >= LEAST_LETTERS && local.includes(key)
  if (local === '' || !row.words.some(isTold)) return undefined
  const [, end] = firstStretch(doc, row)
  const words = row.words.slice(0, MOST_NAMES).filter((word) => word.end <= end)
  const keys = words.map(({ key }) => key)
  for (let count = words.length - 1; count >= LEAST_NAMES; count--) {
    const last = keys[count - 1]!
    if (!local.includes(last) || last.length < LEAST_LETTERS) continue
    // "Dr. Ada Baker" beside "ada.baker@...": she is called so.
    if (words.some((word, at) => at >= count && isTold(word, at))) continue
    if (agreement(keys.slice(0, count), { local, slugs: [] }) === 1) return words[count - 1]
  }
  return undefined
}

/** Where the phrase ends that begins at an offset: at a comma, a bar or a dash. */
function phraseEnd(doc: Doc, row: Row, from: number): number {
  const stop = doc.fold.slice(from, Math.min(row.end, from + SEARCHED)).search(/[,|•\t(]|\s-\s/)
  return stop < 0 ? row.end : from + stop
}

/**
 * "Ada Merrow Leeds, Yorkshire - ...": the last word before a town that is known, or opens a row with its region
 * elsewhere.
 */
function beforeTown(doc: Doc, row: Row): Word | undefined {
  const place = TOWN_AND_REGION.exec(doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED)))
  if (place === null) return undefined
  const [, before, region] = place as unknown as [string, string, string]
  const comma = row.start + before.length
  const words = wordsIn(doc, row.start, comma)
  if (!isRegion(doc, wordsIn(doc, comma + 1, comma + 2 + region.length))) return undefined
  for (const length of [1, 2]) {
    const at = words.length - length
    if (at < LEAST_NAMES || at > MOST_NAMES) continue
    const town = doc.fold.slice(words[at]!.start, comma)
    if (isTown(words.slice(at)) || doc.fold.includes(`\n${town}, ${region}`)) return words[at - 1]
  }
  return undefined
}
