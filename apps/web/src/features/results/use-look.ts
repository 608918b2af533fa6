import { useEffect, useState } from 'react'
import { findLook, keepLook } from '../../ui/kept-look.ts'
import { NO_FILTER, type ResultFilter } from './result-filter.ts'
import type { SortKey } from './sort-results.ts'

type Look = { filter: ResultFilter; sort: SortKey }

/** What the list is narrowed to and its order; a tab that is loaded again looks at the same run as before. */
export function useLook(runId: string | undefined) {
  const [before] = useState(() => findLook<Look>(runId))
  const [filter, setFilter] = useState<ResultFilter>({ ...NO_FILTER, ...before?.filter })
  const [sort, setSort] = useState<SortKey>(before?.sort ?? 'score')
  useEffect(() => {
    if (runId !== undefined) keepLook(runId, { filter, sort } satisfies Look)
  }, [runId, filter, sort])
  return { filter, setFilter, sort, setSort }
}
