import { AGENCY_WORDS, CLIENT_WORDS, NAMELESS_AGENCIES } from '../../../knowledge/reading/employer-words.ts'
import type { Doc } from '../../text/document.ts'
import { opensLarge } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { compilePhrases, phraseAt, phraseKey, type PhraseSet, type Word } from '../../text/phrase-set.ts'
import { isContract } from '../words/before-contract.ts'
import type { Segment } from '../words/segment.ts'

const VIA = compilePhrases(AGENCY_WORDS)
const TO = compilePhrases(CLIENT_WORDS)
const NAMELESS = phraseListOf(NAMELESS_AGENCIES)
/** Folded links that are written with other letters. */
const MARKED = new Set(AGENCY_WORDS.split('|').flatMap((link) => (phraseKey(link) === link ? [] : [phraseKey(link)])))

/** "Driver via Blue Arc for Merrow Tyres": the post and where it was held; an agency alone is the employer. */
export function withoutAgency(doc: Doc, told: Segment[]): Segment[] {
  const isNameless = told.some(({ words }) => namelessAt(words) > 0)
  const segments = isNameless ? told.flatMap((segment) => withoutNameless(doc, segment)) : told
  if (segments.every(({ words }) => linkIn(doc, words, { links: VIA }) === undefined)) return segments
  const kept: Segment[] = []
  let client = false
  for (const [index, segment] of segments.entries()) {
    const link = linkIn(doc, segment.words, { links: VIA })
    if (client || link === undefined) {
      kept.push(client ? behindLink(doc, segment) : segment)
      client = false
      continue
    }
    const [at, via] = link
    const before = segment.words.slice(0, at)
    // "Driver (contract via Blue Arc)": a remark on a post whose employer is told elsewhere.
    if (at > 0 && segment.sign === 'bracket' && isContract(before)) continue
    if (at > 0) kept.push(partOf(segment, before, segment.sign))
    const agency = segment.words.slice(via)
    const to = linkIn(doc, agency, { links: TO, from: 1 })
    const next = segments[index + 1]
    client = to === undefined && next !== undefined && (next.sign === 'at' || opensClient(doc, next))
    if (to !== undefined) kept.push(partOf(segment, agency.slice(to[1]), 'at'))
    else if (!client && kept.length < 2) kept.push(partOf(segment, agency, kept.length === 0 ? segment.sign : 'at'))
  }
  return kept
}

/** Where an agency without a name stands, behind other words. */
function namelessAt(words: Word[]): number {
  return words.findIndex((_, index) => index > 0 && listedAt(words, index, NAMELESS) > 0)
}

/** "Mozo por ETT en Merrow": the post, and where an agency without a name sent one. */
function withoutNameless(doc: Doc, segment: Segment): Segment[] {
  const { words, sign } = segment
  const at = namelessAt(words)
  if (at < 0) return [segment]
  const before = partOf(segment, words.slice(0, at), sign)
  const behind = words.slice(at + listedAt(words, at, NAMELESS))
  if (behind.length === 0) return [before]
  const link = phraseAt(behind, 0, TO)
  if (link === 0 || link === behind.length) return [segment]
  return [before, partOf(segment, behind.slice(link), 'at')]
}

type Link = [from: number, until: number]

/** Where a link in small letters stands before a name, from a word on. */
function linkIn(doc: Doc, words: Word[], { links, from = 0 }: { links: PhraseSet; from?: number }): Link | undefined {
  for (let at = from; at < words.length - 1; at++) {
    const until = at + phraseAt(words, at, links)
    const name = words[until]
    if (until === at || name === undefined || (opensLarge(doc, words[at]!) && (at > 0 || isPlain(doc, words[at]!))))
      continue
    if (opensLarge(doc, name)) return [at, until]
  }
  return undefined
}

/** "Uber" is a firm; "Über" is a word only with its dots. */
function isPlain(doc: Doc, { key, start, end }: Word): boolean {
  return MARKED.has(key) && doc.text.slice(start, end).toLowerCase() === key
}

function opensClient(doc: Doc, { words }: Segment): boolean {
  return linkIn(doc, words, { links: TO })?.[0] === 0
}

function behindLink(doc: Doc, segment: Segment): Segment {
  const link = linkIn(doc, segment.words, { links: TO })
  return { ...(link?.[0] === 0 ? partOf(segment, segment.words.slice(link[1]), 'at') : segment), sign: 'at' }
}

function partOf(segment: Segment, words: Word[], sign: string): Segment {
  const last = words.at(-1)!
  return { start: words[0]!.start, end: last === segment.words.at(-1) ? segment.end : last.end, words, sign }
}
