import type { Employment, Span } from '@evenhand/model'
import { MARK_NAMES, MARK_RANKS } from '../../../knowledge/reading/degree-words.ts'
import { matchTerms } from '../../../knowledge/match-terms.ts'
import { GROUP_ENDS, GROUP_OPENINGS, OWN_EMPLOYERS, POST_KINDS } from '../../../knowledge/reading/entry-labels.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, endsWithPhrase, hasPhrase, phraseAt, wordsIn } from '../../text/phrase-set.ts'
import { rowAround } from '../../text/row-around.ts'
import { isStreet } from '../words/is-street.ts'
import { namesKind } from '../words/workplace.ts'

const OWN = compilePhrases(OWN_EMPLOYERS, POST_KINDS.freelance)

/**
 * Posts without an employer that is none: "agency placement", "various contractors", "team chair", words without any capital beside a
 * title that has one. Names are written with capitals, "iMerrow" at least with one, unless they are an address. Nor is one how many of
 * what there were, a street, a mark, or a heading of what was done or of a group of posts.
 */
export function withoutCommonNouns(doc: Doc, posts: Employment[]): Employment[] {
  return posts.map((post) => {
    const span = post.employer?.spans[0]
    if (span === undefined || !(isNone(doc, span) || isCommonNoun(doc, post))) return post
    const { employer: _, ...others } = post
    return others
  })
}

function isNone(doc: Doc, span: Span): boolean {
  return isCount(doc, span) || isMark(doc, span) || isHeadingOfDeeds(doc, span) || isGroup(doc, span)
}

/** "Greatest distinction", "With High Honours": how studies ended. */
function isMark(doc: Doc, { start, end }: Span): boolean {
  return end - start < LONGEST_NONE && MARK.test(doc.fold.slice(start, end))
}

const MARK = new RegExp(`^(?:with )?(?:(?:very |the )?(?:${MARK_RANKS}) )?(?:${MARK_NAMES})$`)
/** Letters of a mark or a heading. */
const LONGEST_NONE = 40

/** "Contract & Project Management:", "Financial Analysis:" above posts: what was done in them, as the knowledge has it. */
function isHeadingOfDeeds(doc: Doc, { start, end }: Span): boolean {
  if (doc.fold[end] !== ':' || end - start > LONGEST_NONE) return false
  const row = doc.rows[rowAround(doc, start)]
  if (row?.start !== start || row.end > end + SIGN) return false
  const parts = doc.text.slice(start, end).split(/ (?:&|and) /)
  const last = parts.at(-1)!.split(' ').at(-1)
  return parts.every((part) => isSkill(part) || isSkill(`${part} ${last}`))
}

/** "Various Short Term Positions", "SUMMER INTERNSHIP": a heading of several posts. */
function isGroup(doc: Doc, { start, end }: Span): boolean {
  if (end - start > LONGEST_NONE) return false
  const words = wordsIn(doc, start, end)
  if (words.length < 2 || words.length > LONGEST_GROUP || phraseAt(words, 0, OPENINGS) === 0) return false
  return endsWithPhrase(words, ENDS)
}

const OPENINGS = compilePhrases(GROUP_OPENINGS)
const ENDS = compilePhrases(GROUP_ENDS)
const LONGEST_GROUP = 5

function isSkill(name: string): boolean {
  return matchTerms(name).some((term) => term.kind === 'skill' && term.start === 0 && term.end === name.length)
}

/** "16 agents", "160 night patrols", "5 am", "4718 Elm Ridge Road". */
function isCount(doc: Doc, { start, end }: Span): boolean {
  if (!/^\d/.test(doc.text[start]!)) return false
  return COUNTED.test(doc.text.slice(start, Math.min(end, start + LONGEST))) || isStreet(wordsIn(doc, start, end))
}

const COUNTED = /^\d{1,4}\+? \p{Ll}/u

function isCommonNoun(doc: Doc, { title, employer }: Employment): boolean {
  const [own, named] = [title?.spans[0], employer?.spans[0]]
  if (own === undefined || named === undefined || !isSmall(doc.text[named.start]!) || isSmall(doc.text[own.start]!))
    return false
  if (named.end - named.start > LONGEST || !ONLY_SMALL.test(doc.text.slice(named.start, named.end))) return false
  // "Porter @ quarnlight": the sign says that it is one.
  if (doc.fold.slice(Math.max(0, named.start - SIGN), named.start).includes('@')) return false
  const words = wordsIn(doc, named.start, named.end)
  return !(words.length === 1 && isSetAlone(doc, named)) && !hasPhrase(words, OWN) && !namesKind(doc, words)
}

/** "quarnlight - Clerk", in a row of its own, or behind "at": a brand that is written so. */
function isSetAlone(doc: Doc, { start, end }: Span): boolean {
  const row = doc.rows[rowAround(doc, start)]
  const isAlone = row?.start === start && (row.end === end || /^(?: ?[|\t]| -)/.test(doc.fold.slice(end, end + SIGN)))
  return isAlone || doc.fold.slice(Math.max(0, start - SIGN), start) === 'at '
}

const LONGEST = 100
/** Letters in which a sign stands before a name. */
const SIGN = 3
/** No capital, no digit, and no stop or sign within a word, as addresses have them. */
const ONLY_SMALL = /^(?:[\p{Ll}\p{M}'’-]|[ ,&/()])+\.?$/u
