import { hideIdentity, hideRow } from '@evenhand/analyze'
import type { JobProfile, ResumeDetail, ResumeRow } from '@evenhand/model'
import { useCallback, useMemo } from 'react'
import { reweighDetail, reweighJob, reweighRows, type Weights } from '../features/weights/reweigh.ts'
import { useTexts } from '../texts/texts.tsx'

type PeopleOptions = {
  rows: readonly ResumeRow[]
  job?: JobProfile
  weights: Weights
  blind: boolean
  /** Positions of rows that are about to be deleted. */
  gone: ReadonlySet<number>
}

/** Somebody stays unknown until a decision about them is made. */
export const isHidden = (blind: boolean, row: ResumeRow) => blind && !row.decision?.value

/** A run's people as they are shown: without those deleted, under the weights chosen, and blind where asked. */
export function useRunPeople({ rows, job, weights, blind, gone }: PeopleOptions) {
  const { t } = useTexts()
  const labelOf = useCallback((row: ResumeRow) => t('blind.candidate', { number: row.position + 1 }), [t])
  const weighed = useMemo(() => job && reweighJob(job, weights), [job, weights])
  const there = useMemo(() => rows.filter((row) => !gone.has(row.position)), [rows, gone])
  const scored = useMemo(
    () => (weighed && weighed !== job ? reweighRows(there, weighed) : there),
    [there, weighed, job],
  )
  const cover = useMemo(() => createCover(labelOf), [labelOf])
  const people = useMemo(
    () => (blind ? scored.map((row) => (isHidden(blind, row) ? cover(row) : row)) : scored),
    [scored, blind, cover],
  )
  const decided = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const present = useCallback(
    (detail: ResumeDetail) => {
      const row = decided.get(detail.row.id) ?? detail.row
      const weighedDetail = weighed && weighed !== job ? reweighDetail(detail, weighed) : detail
      const now = { ...weighedDetail, row: { ...detail.row, decision: row.decision } }
      return isHidden(blind, row) ? hideIdentity(now, labelOf(row)) : now
    },
    [decided, weighed, job, blind, labelOf],
  )
  return { people, job: weighed, present, before: there }
}

/** Rows that stayed the same stay the same objects, so that a list of a thousand draws only what changed. */
function createCover(labelOf: (row: ResumeRow) => string): (row: ResumeRow) => ResumeRow {
  const known = new WeakMap<ResumeRow, ResumeRow>()
  return (row) => {
    const hidden = known.get(row) ?? hideRow(row, labelOf(row))
    known.set(row, hidden)
    return hidden
  }
}
