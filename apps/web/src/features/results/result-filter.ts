import { type DecisionValue, type ResumeRow, rowGroup } from '@evenhand/model'
import { scoreBand, type ScoreBand } from '../../ui/score-band.ts'

/** What a reader narrows the results to; every part that is set must hold. */
export type ResultFilter = {
  /** Words looked for in names, skills, files and summaries. */
  words: string
  band?: ScoreBand
  /** Scores, both ends included. */
  range?: { from: number; to: number }
  /** Only people who meet every must-have. */
  mustMet: boolean
  /** Only people whose file has something to look at. */
  notices: boolean
  /** Only files that failed; of those that were cancelled nothing was tried. */
  failed: boolean
  decision?: DecisionValue | 'none'
  /** Only people who meet this requirement. */
  requirementId?: string
}

export const NO_FILTER: ResultFilter = { words: '', mustMet: false, notices: false, failed: false }

/** How many of its parts narrow the list. */
export function countParts(filter: ResultFilter): number {
  const { words, mustMet, notices, failed, band, range, decision, requirementId } = filter
  return [words.trim() !== '', mustMet, notices, failed, band, range, decision, requirementId].filter(Boolean).length
}

/** The rows that a filter lets through, in their order. `textOf` gives what can be searched, folded. */
export function filterRows(
  rows: readonly ResumeRow[],
  filter: ResultFilter,
  textOf: (row: ResumeRow) => string,
): ResumeRow[] {
  const words = foldText(filter.words).split(/\s+/u).filter(Boolean)
  return rows.filter((row) => {
    if (!keeps(filter, row)) return false
    if (words.length === 0) return true
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  })
}

function keeps(filter: ResultFilter, row: ResumeRow): boolean {
  const { band, range, decision, requirementId } = filter
  const isScored = rowGroup(row) === 0
  const score = row.score ?? 0
  if (filter.failed && row.state !== 'failed') return false
  if ((band ?? range ?? requirementId ?? (filter.mustMet || undefined)) !== undefined && !isScored) return false
  if (band && scoreBand(score) !== band) return false
  if (range && (score < range.from || score > range.to)) return false
  if (filter.mustMet && (row.mustMet ?? 0) < (row.mustTotal ?? 0)) return false
  if (filter.notices && (row.notices ?? 0) === 0) return false
  if (decision && (row.decision?.value ?? 'none') !== decision) return false
  return !requirementId || meets(row, requirementId)
}

function meets(row: ResumeRow, requirementId: string): boolean {
  return row.verdicts?.some((verdict) => verdict.requirementId === requirementId && verdict.value === 'met') ?? false
}

/** Letters without case and marks, so that Ines finds Inês. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
