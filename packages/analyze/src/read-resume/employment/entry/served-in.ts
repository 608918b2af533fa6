import { ARMY_ENDS } from '../../../knowledge/reading/employer-words.ts'
import type { Doc } from '../../text/document.ts'
import { holds } from '../../text/holds.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, endsWithPhrase, lastWordsOf, type Word } from '../../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { isTroop } from '../words/is-troop.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const ARMIES = compilePhrases(ARMY_ENDS)
const LAST_OF_ARMIES = lastWordsOf(ARMIES)
const LONGEST_ARMY = 5
/** What stands between an army and what one was in it. */
const SIGN = /^\s?[,|:\u2013\u2014-]\s/

/** "US Army, Motor Transport Operator, Fort Merrow": the army is the employer, also where other posts open with their title. */
export function servedIn(doc: Doc, entries: Entry[]): Entry[] {
  for (const entry of entries) {
    const { title, employer } = entry
    if (title === undefined || employer === title) continue
    if (employer !== undefined && isFirm(doc, employer)) continue
    const count = armyAt(doc, title.words)
    const own = count === title.words.length ? otherThan(employer) : partOf(doc, title, title.words.slice(count))
    const held = count === 0 ? heldBy(doc, entry) : own && partOf(doc, title, title.words.slice(0, count))
    if (held === undefined) continue
    entry.employer = held
    entry.employerScore = KNOWN_EMPLOYER
    if (count > 0) entry.title = own!
  }
  return entries
}

/** "US Army, Rifleman, Camp Merrow": whoever stands before a known title, where other posts have their firm behind it and this one a camp. */
function heldBy(doc: Doc, { title, employer, heads, range }: Entry): Segment | undefined {
  if (employer === undefined || title === undefined || !isTroop(employer.words)) return undefined
  const row = heads.find((head) => holds(head, title) && holds(head, employer))
  const words = row?.words.filter(({ start, end }) => range === undefined || end <= range.start || start >= range.stop)
  const before = words?.filter(({ end }) => end <= title.start) ?? []
  if (before.length > 0 && SIGN.test(doc.fold.slice(before.at(-1)!.end, title.start)) && isHouse(doc, before))
    return partOf(doc, employer, before)
  // "Rifleman, 12th Supply Company, US Army"
  const behind = words?.filter(({ start }) => start >= employer.end) ?? []
  const count = armyAt(doc, behind)
  return count === 0 ? undefined : partOf(doc, employer, behind.slice(0, count))
}

function isHouse(doc: Doc, words: Word[]): boolean {
  return armyAt(doc, words) === words.length || (employerScore(doc, words) >= KNOWN_EMPLOYER && !isTroop(words))
}

/** A firm by its words; a camp only says where one was, and a title with such a word names none. */
function isFirm(doc: Doc, { words }: Segment): boolean {
  if (isTroop(words) || titleScore(words, []) >= KNOWN_TITLE) return false
  return employerScore(doc, words) >= KNOWN_EMPLOYER
}

/** What stands where others name the employer is the title, unless it is a camp. */
function otherThan(employer: Segment | undefined): Segment | undefined {
  return employer === undefined || isTroop(employer.words) ? undefined : employer
}

/** Words of the army's name that opens these and that a sign ends, or all of them. */
function armyAt(doc: Doc, words: Word[]): number {
  for (let count = 2; count <= Math.min(words.length, LONGEST_ARMY); count++) {
    const [name, next]: [Word[], Word | undefined] = [words.slice(0, count), words[count]]
    if (!endsWithPhrase(name, ARMIES, LAST_OF_ARMIES) || !isCapital(doc, name[0]!.start)) continue
    if (next === undefined || SIGN.test(doc.fold.slice(name.at(-1)!.end, next.start))) return count
  }
  return 0
}
