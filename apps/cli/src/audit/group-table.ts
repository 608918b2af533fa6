import { fisherExact } from './fisher-exact.ts'

/** People of one self-reported group, and how many of them score above the median or were selected. */
export type GroupCount = { group: string; people: number; chosen: number }

export type GroupRow = GroupCount & {
  /** Share of the group that was chosen. */
  rate: number
  /** The rate by that of the highest group of at least 2%; absent where nobody was chosen. */
  ratio?: number
  /** 95% interval of the ratio. */
  interval?: [low: number, high: number]
  /** Two-sided p of Fisher's exact test against the highest group; absent for that group itself. */
  chance?: number
  isHighest: boolean
  /** Below 2% of the people: an auditor may leave it out. */
  isSmall: boolean
  /** The four-fifths rule of thumb of 29 CFR 1607.4(D). */
  isBelowFourFifths: boolean
  /** The interval holds both equality and a ratio below four fifths. */
  isUnsure: boolean
}

/** Groups with a smaller share of everybody may be left out of an audit, by the rule. */
export const SMALL_SHARE = 0.02
const FOUR_FIFTHS = 0.8
/** Of the intervals around the ratios. */
export const INTERVAL_LEVEL = 0.95
/** Of the normal distribution, at that level. */
const DEVIATIONS = 1.959964

/** The rates of groups held against the highest one, as 6 RCNY 5-301 counts them. Pure. */
export function groupTable(counts: GroupCount[]): GroupRow[] {
  const all = counts.reduce((sum, { people }) => sum + people, 0)
  const held = counts.filter(({ people }) => people > 0)
  const known = held.filter(({ people }) => people >= SMALL_SHARE * all)
  const highest = known.toSorted((a, b) => rateOf(b) - rateOf(a))[0]
  return held.map((count) => {
    const row = {
      ...count,
      rate: rateOf(count),
      isSmall: count.people < SMALL_SHARE * all,
      isHighest: count === highest,
    }
    if (highest === undefined || highest.chosen === 0) return { ...row, isBelowFourFifths: false, isUnsure: false }
    const ratio = rateOf(count) / rateOf(highest)
    if (count === highest) return { ...row, ratio, isBelowFourFifths: false, isUnsure: false }
    const interval = intervalOf(count, highest)
    return {
      ...row,
      ratio,
      interval,
      chance: fisherExact(count, highest),
      isBelowFourFifths: ratio < FOUR_FIFTHS,
      isUnsure: interval[0] < FOUR_FIFTHS && interval[1] >= 1,
    }
  })
}

function rateOf({ people, chosen }: GroupCount): number {
  return chosen / people
}

/** Katz's interval of a ratio of two shares; a half is added everywhere where a count is 0 or all. */
function intervalOf(a: GroupCount, b: GroupCount): [number, number] {
  const isEdge = [a, b].some(({ people, chosen }) => chosen === 0 || chosen === people)
  const [more, wider] = isEdge ? [0.5, 1] : [0, 0]
  const [x, n, y, m] = [a.chosen + more, a.people + wider, b.chosen + more, b.people + wider]
  const ratio = x / n / (y / m)
  const spread = Math.exp(DEVIATIONS * Math.sqrt(1 / x - 1 / n + 1 / y - 1 / m))
  return [ratio / spread, ratio * spread]
}
