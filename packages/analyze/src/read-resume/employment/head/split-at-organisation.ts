import { BEFORE_ORGANISATIONS, BEFORE_WORKPLACES } from '../../../knowledge/reading/small-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { opensSmall } from '../../text/letter-case.ts'
import { bitOf, isPhrase, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Words between a post and the organisation in which it is held. */
const LINKS = bitOf(['of', 'for', 'to', 'with', 'in', 'at'])
/** Such words of other languages: what follows must be an organisation by its words. */
const OTHER_LINKS = bitOf(phraseKeys(BEFORE_ORGANISATIONS))
const LONGEST_NAME = 4

/** "Secretary General of the Lakes Commission", "Consultant for Merrow Lane": the post, and where it was held. */
export function splitAtOrganisation(doc: Doc, segment: Segment, titles: TermMatch[]): Segment[] {
  const { words } = segment
  for (let at = 1; at < words.length - 1; at++) {
    const other = isPhrase(words[at], OTHER_LINKS)
    if ((!isPhrase(words[at], LINKS) && !other) || doc.text[words[at]!.start] !== doc.fold[words[at]!.start]) continue
    // "Professor w/ Tenure": short for "with", and no word that stands before a workplace.
    if (doc.fold[words[at]!.end] === '/') continue
    const article = words[at + 1]!.key === 'the'
    const left = words.slice(0, at)
    // "for The Merrow News": an article with a capital belongs to the name.
    const named = article && doc.text[words[at + 1]!.start] !== doc.fold[words[at + 1]!.start]
    const right = words.slice(article && !named ? at + 2 : at + 1)
    if (right.length === 0 || titleScore(left, titles) < KNOWN_TITLE) continue
    // "Team Leader for Loom Systems; Quarnwick": a sign that parts title and name stands behind what one leads.
    if (words[at]!.key === 'for' && doc.fold.startsWith('; ', segment.end) && !isFirm(doc, right)) continue
    if (other && employerScore(doc, right) < KNOWN_EMPLOYER && !isNamed(doc, right, { link: words[at]!.key, titles }))
      continue
    if (!isOrganisation(doc, right, { link: words[at]!.key, article, titles })) continue
    const [from, until] = trimRange(doc, left[0]!.start, left.at(-1)!.end)
    return [
      { ...segment, start: from, end: until, words: left },
      { start: right[0]!.start, end: segment.end, words: right, sign: 'at' },
    ]
  }
  return [segment]
}

/** Surely an employer, by its legal form. */
function isFirm(doc: Doc, words: Word[]): boolean {
  return employerScore(doc, words) >= SURE_EMPLOYER
}

const SURE_EMPLOYER = 0.95

/** Words before a place of work that do not stand before a subject: "Stażysta w Merrow Polska", "Undersköterska på Merrow". */
const PLACED = new Set(phraseKeys(BEFORE_WORKPLACES))

/** A name that the knowledge does not have: every word with a capital, none a known skill or title, no place. */
function isNamed(doc: Doc, words: Word[], { link, titles }: { link: string; titles: TermMatch[] }): boolean {
  const { start } = words[0]!
  const { end } = words.at(-1)!
  if (!PLACED.has(link) || words.length > LONGEST_NAME || isPlace(doc, words)) return false
  if (titles.some((match) => match.start < end && match.end > start)) return false
  return words.every((word) => doc.text[word.start] !== doc.fold[word.start] || /^\d/.test(word.key))
}

type Link = { link: string; article: boolean; titles: TermMatch[] }

function isOrganisation(doc: Doc, words: Word[], { link, article, titles }: Link): boolean {
  const [first] = words
  if (isSite(doc, words)) return true
  if (opensSmall(doc, words) || titleScore(words, titles) >= KNOWN_TITLE) return false
  // "Dean for the College of Law and Associate Professor": two posts, and no name behind them.
  const and = words.findIndex(({ key }) => key === 'and')
  if (and > 0 && titleScore(words.slice(and + 1, and + 3), titles) >= KNOWN_TITLE) return false
  const score = employerScore(doc, words)
  // "Dean of the Faculty", "Head of the Library": what it is a part of has no name of its own.
  if (link === 'of' || link === 'in' || link === 'to')
    return article && score > 0 && (words.length > 1 || isShort(doc, first!))
  // "Dean for Advising and the First Year": what one cares for.
  if (score < KNOWN_EMPLOYER && and >= 0) return false
  // "Consultant for Merrow Lane"; not "Consultant for Human Resources".
  const known = titles.some((match) => match.start < words.at(-1)!.end && match.end > first!.start)
  return score >= KNOWN_EMPLOYER || (!known && score > 0)
}

/** "quarnlight.example": named as it is found, in small letters. */
function isSite(doc: Doc, words: Word[]): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  if (words.length > LONGEST_NAME || last.end - first.start > LONGEST_SITE) return false
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)?\.[a-z]{2,}$/.test(doc.fold.slice(first.start, last.end))
}

const LONGEST_SITE = 60

/** "UN", "WHO": an organisation by its capitals. */
function isShort(doc: Doc, { start, end }: Word): boolean {
  return /^\p{Lu}{2,}$/u.test(doc.text.slice(start, end))
}
