import { compareRows, type DecisionValue, type ResumeRow, rowGroup } from '@evenhand/model'

export const SORT_KEYS = ['score', 'must', 'name', 'decision', 'file'] as const
export type SortKey = (typeof SORT_KEYS)[number]

const DECISIONS: Record<DecisionValue | 'none', number> = { shortlist: 0, maybe: 1, none: 2, no: 3 }

/** The rows in an order; what is no resume and files without a result stand last in each, and equals stay by score. */
export function sortResults(rows: readonly ResumeRow[], key: SortKey, locale: string): ResumeRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const by: Record<SortKey, (a: ResumeRow, b: ResumeRow) => number> = {
    score: () => 0,
    must: (a, b) => (b.mustMet ?? 0) - (a.mustMet ?? 0),
    name: (a, b) => compare(a.name ?? a.fileName, b.name ?? b.fileName),
    decision: (a, b) => rankOfDecision(a) - rankOfDecision(b),
    file: (a, b) => a.position - b.position,
  }
  const first = by[key]
  return [...rows].sort((a, b) => rowGroup(a) - rowGroup(b) || first(a, b) || compareRows(a, b))
}

const rankOfDecision = (row: ResumeRow) => DECISIONS[row.decision?.value ?? 'none']
