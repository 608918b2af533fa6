import { hideRow } from '@evenhand/analyze'
import type { JobProfile, ResumeDetail, ResumeRow } from '@evenhand/model'
import { useCallback, useMemo, useState } from 'react'
import { reweighDetail, reweighJob, reweighRows, type Weights } from '../features/weights/reweigh.ts'
import { useTexts } from '../texts/texts.tsx'
import { codeFetcher } from '../ui/fetch-code.ts'
import type { LoadDetail } from '../ui/resume-detail.ts'
import type { hideIdentity as HideIdentity } from './hide-identity.ts'

type PeopleOptions = {
  rows: readonly ResumeRow[]
  job?: JobProfile
  weights: Weights
  blind: boolean
  load: LoadDetail
  /** Positions of rows that are about to be deleted. */
  gone: ReadonlySet<number>
}

/** Somebody stays unknown until a decision about them is made. */
export const isHidden = (blind: boolean, row: ResumeRow) => blind && !row.decision?.value

/**
 * A run's people as they are shown: without those deleted, under the weights chosen, and blind where asked. What `load`
 * brings can be presented; of who is to stay unknown nothing is presented before that.
 */
export function useRunPeople({ rows, job, weights, blind, load, gone }: PeopleOptions) {
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
  const { load: loadHidden, hide } = useHider(blind, load)
  const present = useCallback(
    (detail: ResumeDetail) => {
      const row = decided.get(detail.row.id) ?? detail.row
      const weighedDetail = weighed && weighed !== job ? reweighDetail(detail, weighed) : detail
      const now = { ...weighedDetail, row: { ...detail.row, decision: row.decision } }
      return isHidden(blind, row) ? hide(now, labelOf(row)) : now
    },
    [decided, weighed, job, blind, hide, labelOf],
  )
  return { people, job: weighed, present, load: loadHidden, before: there }
}

const fetchHider = codeFetcher(() => import('./hide-identity.ts'))
let hideIdentity: typeof HideIdentity | undefined

/** What hides people is fetched with the first of them that is loaded while they are to stay unknown. */
function useHider(blind: boolean, load: LoadDetail) {
  const [fetched, setFetched] = useState(hideIdentity !== undefined)
  const fetch = useCallback(async () => {
    hideIdentity ??= (await fetchHider()).hideIdentity
    setFetched(true)
  }, [])
  const loadHidden = useCallback(
    async (row: ResumeRow) => {
      const [detail] = await Promise.all([load(row), blind ? fetch() : undefined])
      return detail
    },
    [load, blind, fetch],
  )
  const hide = useCallback(
    (detail: ResumeDetail, label: string): ResumeDetail | undefined =>
      detail.analysis ? hideIdentity?.(detail, label) : { row: hideRow(detail.row, label) },
    // What is presented changes when it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [fetched],
  )
  return { load: loadHidden, hide }
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
