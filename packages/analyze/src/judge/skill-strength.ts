import type { Span } from '@evenhand/model'
import { findTerm, lexicon } from '../knowledge/lexicon.ts'
import type { TermMatch } from '../knowledge/match-terms.ts'
import { MET } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { meaningsBetween } from './meanings-of.ts'
import { monthsOfPosts } from './months-of-posts.ts'
import type { Evidence } from './prepare-evidence.ts'

/** How well the resume shows a known term. */
export type SkillStrength = {
  /** 0 to 1. */
  strength: number
  /** Shown in dated work, in other lines, or only through a neighbour. */
  how: 'work' | 'listed' | 'related' | 'none'
  /** The term that was found. */
  found?: string
  months: number
  spans: Span[]
}

/** Named in a list, in a profile, beside posts: recruiters take it as said, for all that no post shows it. */
const NAMED = MET
/** Places that count as much as this are where people say what they know; what counts less names a course or a wish. */
const NAMED_LEAST = 0.8
/** Of a list that only says the advert back. */
export const ECHOED = 0.5
const MENTIONED = 0.85
/** Of a line that tells of work of which no date is known. */
const TOLD = 0.85
const CHILD = 0.9
const RELATIVE = 0.5
const PARENT = 0.35
const FULL_MONTHS = 12
const MOST_QUOTES = 3
/** Fields of a list this long say little about any one skill. */
const HUGE_LIST = 60

/** The best showing of a term, of one that implies it, or of a neighbour; `words`: stems that places to quote had best say. */
export function skillStrength(term: string, judging: Judging, words: readonly string[] = []): SkillStrength {
  const own = shownAs(term, judging, words)
  let best = own
  for (const [other, factor] of neighbours(term)) {
    if (best.strength >= factor) continue
    const shown = shownAs(other, judging, words)
    // What shows a thing by being of its kind shows it wherever it is named.
    const least = factor === CHILD && shown.strength >= MET ? MET : 0
    const strength = Math.max(least, shown.strength * factor)
    if (strength > best.strength) best = { ...shown, strength, how: factor === CHILD ? shown.how : 'related' }
  }
  if (best === own || own.spans.length === 0) return best
  // What is claimed is quoted first, then where the thing itself is named.
  const [first, ...others] = best.spans
  return { ...best, spans: [first!, ...own.spans, ...others].slice(0, MOST_QUOTES) }
}

function shownAs(term: string, { evidence }: Judging, words: readonly string[]): SkillStrength {
  const places = evidence.terms.get(term)
  if (places === undefined) return { strength: 0, how: 'none', months: 0, spans: [] }
  const posts = new Set<number>()
  let worth = 0
  for (const { line } of places) {
    const place = evidence.lines[line]!
    if (place.employment >= 0) posts.add(place.employment)
    worth = Math.max(
      worth,
      place.employment >= 0
        ? 1
        : place.section === 'skills'
          ? NAMED * (place.isEcho === true ? ECHOED : listWorth(place.stems.length))
          : Math.max(place.worth >= NAMED_LEAST && place.isEcho !== true ? NAMED : 0, MENTIONED * place.worth),
    )
  }
  const months = monthsOfPosts([...posts].map((post) => evidence.profile.employment[post]!))
  const inWork = posts.size > 0
  const isTold = !inWork && places.some(({ line }) => evidence.lines[line]!.isTold === true)
  const isInWork = ({ line }: Place) => evidence.lines[line]!.employment >= 0
  const says = ({ match }: Place) => (words.length === 0 ? 0 : saysOf(words, match, evidence))
  const spans = places
    .map((place) => ({ place, said: says(place) }))
    .sort(
      (a, b) =>
        Number(isInWork(b.place)) - Number(isInWork(a.place)) ||
        b.said - a.said ||
        a.place.match.start - b.place.match.start,
    )
    .slice(0, MOST_QUOTES)
    .map(({ place: { match } }) => ({ start: match.start, end: match.end }))
  const shown = isTold ? Math.max(TOLD, worth) : worth
  const strength = inWork ? 0.9 + 0.1 * Math.min(1, months / FULL_MONTHS) : shown
  return {
    strength,
    how: inWork || isTold ? 'work' : 'listed',
    found: term,
    months,
    spans,
  }
}

type Place = { match: TermMatch; line: number }

/** How many of these stems a match says. */
function saysOf(words: readonly string[], match: TermMatch, evidence: Evidence): number {
  const said = meaningsBetween(evidence, match)
  return words.filter((word) => said.includes(word)).length
}

function listWorth(words: number): number {
  return words <= HUGE_LIST ? 1 : HUGE_LIST / words
}

const known = new Map<string, [term: string, factor: number][]>()

/** Terms that show this one: those it is a parent of, its relatives, its own parents. */
function neighbours(term: string): [term: string, factor: number][] {
  const before = known.get(term)
  if (before !== undefined) return before
  const own = findTerm(term)
  const found: [string, number][] = []
  if (own !== undefined) {
    for (const child of below(term)) found.push([child, CHILD])
    for (const relative of own.relatives) found.push([relative, RELATIVE])
    for (const parent of own.parents) found.push([parent, PARENT])
  }
  if (own !== undefined) known.set(term, found)
  return found
}

/** What shows a term, and what shows that: SAP MM is SAP, and SAP an ERP system. */
function below(term: string): Set<string> {
  const found = new Set(childrenOf(term))
  for (const child of found) for (const next of childrenOf(child)) found.add(next)
  found.delete(term)
  return found
}

let children: Map<string, string[]> | undefined

function childrenOf(term: string): string[] {
  if (children === undefined) {
    children = new Map()
    for (const { id, parents } of lexicon().terms.values()) {
      for (const parent of parents) children.set(parent, [...(children.get(parent) ?? []), id])
    }
  }
  return children.get(term) ?? []
}
