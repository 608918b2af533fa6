import type { Span } from '@evenhand/model'
import { meaningsBetween } from './meanings-of.ts'
import type { Evidence } from './prepare-evidence.ts'

/** Whether a line says a word in nothing but somebody else's title: "sits with the product manager" is no product management. */
export function isOfColleague(word: string, at: number, evidence: Evidence): boolean {
  const others = colleaguesIn(at, evidence)
  const saysIt = (part: Span) => meaningsBetween(evidence, part).includes(word)
  if (!others.some(saysIt)) return false
  const { start, end } = evidence.lines[at]!
  const bounds = [start, ...others.flatMap((title) => [title.start, title.end]), end]
  // Every other stretch stands between two such titles.
  return bounds.every((from, part) => part % 2 === 1 || !saysIt({ start: from, end: bounds[part + 1]! }))
}

/** Titles that a line names behind the head of its post, in their order: nobody writes their own there. */
function colleaguesIn(at: number, { terms, lines, profile }: Evidence): Span[] {
  const own = profile.employment.flatMap(({ title }) => title?.spans ?? [])
  return [...terms]
    .flatMap(([term, places]) => (term.startsWith('title:') ? places : []))
    .filter(({ line, match }) => line === at && match.start >= lines[at]!.own)
    .map(({ match: { start, end } }) => ({ start, end }))
    .filter(({ start, end }) => own.every((title) => start >= title.end || end <= title.start))
    .toSorted((a, b) => a.start - b.start)
}
