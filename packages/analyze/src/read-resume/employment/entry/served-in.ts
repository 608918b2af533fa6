import { ARMY_ENDS } from '../../../knowledge/reading/employer-words.ts'
import type { Doc } from '../../text/document.ts'
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
    const count = armyAt(doc, title)
    const own = count === title.words.length ? otherThan(employer) : partOf(doc, title, title.words.slice(count))
    if (count === 0 || own === undefined) continue
    entry.employer = partOf(doc, title, title.words.slice(0, count))
    entry.employerScore = KNOWN_EMPLOYER
    entry.title = own
  }
  return entries
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

/** Words of the army's name that opens a title and that a sign ends, or the title as a whole. */
function armyAt(doc: Doc, { words }: Segment): number {
  for (let count = 2; count <= Math.min(words.length, LONGEST_ARMY); count++) {
    const [name, next]: [Word[], Word | undefined] = [words.slice(0, count), words[count]]
    if (!endsWithPhrase(name, ARMIES, LAST_OF_ARMIES) || !isCapital(doc, name[0]!.start)) continue
    if (next === undefined || SIGN.test(doc.fold.slice(name.at(-1)!.end, next.start))) return count
  }
  return 0
}
