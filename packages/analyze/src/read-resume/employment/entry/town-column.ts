import { isPlace, isTown } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { keyOf, type Word } from '../../text/phrase-set.ts'
import { endsWithLegalForm } from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import type { Entry } from './build-entries.ts'

/** Names that must end so, and their part of all. */
const FEWEST = 2
const LEAST_SHARE = 0.5
const LONGEST_TOWN = 3
const SHORTEST = 4
const LONGEST_LINK = 4

/**
 * "Merrow Foods S.p.A. Tarn Marittima" above "Clerk 2019 - 2021", "Chamber of Quarn Tarn" above "Typist 2015 - 2019": the
 * towns at the right edge of a page, between which and the employers a program has left one blank. Where a town stands behind
 * a legal form or twice, those that are known, or that these tell, are taken off the other names as well.
 */
export function splitTownsOff(doc: Doc, entries: Entry[]): void {
  const named = entries.filter((entry) => entry.employer !== undefined && closesItsRow(entry, entry.employer))
  if (named.length < FEWEST) return
  const sure = named.map(({ employer }) => sureTown(doc, employer!.words))
  if (sure.every((count) => count === 0)) return
  const learnt = new Set(
    named.flatMap(({ employer }, at) => (sure[at] === 0 ? [] : [keyOf(employer!.words.slice(-sure[at]!))])),
  )
  const towns = named.map(({ employer }, at) => sure[at]! || likelyTown(doc, employer!.words, learnt))
  const found = towns.filter((count) => count > 0).length
  if (found < FEWEST || found < LEAST_SHARE * named.length) return
  for (const [at, entry] of named.entries()) {
    const { words } = entry.employer!
    if (towns[at]! > 0) entry.employer = partOf(doc, entry.employer!, words.slice(0, -towns[at]!))
  }
}

function closesItsRow({ heads }: Entry, { start, end }: Segment): boolean {
  return heads.some((row) => row.start <= start && row.end - end <= 1 && row.end >= end)
}

/** How many words are a town behind a legal form, or behind a name that holds the same town. */
function sureTown(doc: Doc, words: Word[]): number {
  const [last, before] = [words.at(-1)!, words.at(-2)]
  const isTwice = words.slice(0, -1).some(({ key }) => key === last.key)
  if (words.length >= FEWEST + 1 && isTwice && last.key.length >= SHORTEST && isApart(doc, before!, last)) return 1
  if (endsWithLegalForm(words)) return 0
  for (let count = 1; count <= Math.min(LONGEST_TOWN, words.length - FEWEST); count++) {
    if (endsWithLegalForm(words.slice(0, -count)) && areNames(doc, words.slice(-count - 1))) return count
  }
  return 0
}

function likelyTown(doc: Doc, words: Word[], learnt: Set<string>): number {
  for (let count = Math.min(LONGEST_TOWN, words.length - FEWEST); count > 0; count--) {
    const town = words.slice(-count)
    if (!learnt.has(keyOf(town)) && !(isTown(town) && isPlace(doc, town))) continue
    // "Chamber of Tarn"
    const { key, start } = words.at(-count - 1)!
    const isLink = key.length <= LONGEST_LINK && isSmall(doc.text[start]!)
    if (!isLink && areNames(doc, words.slice(-count - 1))) return count
  }
  return 0
}

/** "& Merrow" is no town. */
function isApart({ fold }: Doc, before: Word, last: Word): boolean {
  return fold.slice(before.end, last.start) === ' ' && before.key.length > 2
}

/** Whether all words but the first have a capital, and nothing but blanks parts them. */
function areNames(doc: Doc, words: Word[]): boolean {
  return words.every(({ start }, at) => {
    if (at === 0) return true
    return isCapital(doc, start) && /^[.)»”"']? $/.test(doc.fold.slice(words[at - 1]!.end, start))
  })
}
