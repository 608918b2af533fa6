import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { overlapping } from '../../text/overlapping.ts'
import type { Word } from '../../text/phrase-set.ts'
import { mayBeTitled } from './bare-name.ts'
import type { NameHints } from './head-names.ts'
import type { NameCandidate } from './labelled-names.ts'
import { agreement, mayAgree } from './name-evidence.ts'
import { wordsAgainst } from './no-name.ts'
import { isTradeName, MOST_SHAPE, type NameShape, TITLED } from './name-shape.ts'

/** What the address and the profiles say for a name at most. */
export const MOST_AGREEMENT = 0.4
/** Sums of the same parts may differ by less. */
const MARGIN = 1e-6

/** The most that a stretch of these words may score by itself and by what the address says of it. */
export function mostOf(doc: Doc, words: Word[], { evidence }: NameHints): number {
  const untitled = mayBeTitled(doc, words) ? 0 : TITLED
  return MOST_SHAPE - untitled + (mayAgree(words, evidence) ? MOST_AGREEMENT : 0)
}

/** Whether what scores so much at most may be better than the best. */
export function mayBeat(most: number, best: number): boolean {
  return most > best - MARGIN
}

/** Weighs a candidate with what the whole resume says of it; none where the row names other people. */
export function weigher(hints: NameHints): (candidate: NameCandidate) => NameCandidate[] {
  const referees = refereeRows(hints.parts)
  return (candidate) => {
    const { shape, score } = candidate
    // Who signs below the referees is none of them.
    if (!candidate.signed && overlapping(referees, shape.start, shape.end).length > 0) return []
    const agreed = MOST_AGREEMENT * agreesMost(candidate, hints)
    const against = (candidate.labelled ? 0 : hints.isTerm(...withoutTrade(shape))) + wordsAgainst(shape)
    return [{ ...candidate, score: score + agreed - against }]
  }
}

/** How far the address has the name, or what of it stands in one row of those it is broken over. */
function agreesMost({ shape, pieces }: NameCandidate, { evidence }: NameHints): number {
  const parts = pieces ?? [[shape.start, shape.end]]
  const within = parts.map(([start, end]) => shape.words.filter((word) => word.start >= start && word.end <= end))
  return Math.max(
    ...[shape.words, ...within].map((words) =>
      agreement(
        words.map(({ key }) => key),
        evidence,
      ),
    ),
  )
}

/** Rows that name other people. */
function refereeRows(parts: Part[]): Row[] {
  return parts
    .filter((part) => part.kind === 'references')
    .flatMap((part) => part.rows)
    .toSorted((a, b) => a.start - b.start)
}

/** "Anne Baker", "Dean Price", "Mason Cook": a name's words that are trades, too, do not make the name a job title. */
function withoutTrade({ start, end, words }: NameShape): [start: number, end: number] {
  // The "R" of "Vijay Anand R" is no language.
  const own = words.filter((word) => !isTradeName(word) && word.key.length > 1)
  if (words.length < 2) return [start, end]
  return own.length === 0 ? [start, start] : [own[0]!.start, own.at(-1)!.end]
}
