import type { ResumeRow } from '@evenhand/model'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { areByModel } from './engine-badge.tsx'
import { filterRows, NO_FILTER, type ResultFilter } from './result-filter.ts'
import { sortResults, type SortKey } from './sort-results.ts'
import { useHeldOrder } from './use-held-order.ts'
import { useSearchText } from './use-search-text.ts'

export type Review = ReturnType<typeof useReview>

type ReviewOptions = {
  finished: boolean
  /** Scores are not the engine's own: the order follows them at once. */
  reweighed: boolean
  /** Nobody is decided on here, so nobody is picked, either. */
  readOnly?: boolean
}

/** How a reader looks at the results: what is shown, in which order, who is open and who is picked. */
export function useReview(rows: readonly ResumeRow[], { finished, reweighed, readOnly = false }: ReviewOptions) {
  const { locale } = useTexts()
  const [filter, setFilter] = useState<ResultFilter>(NO_FILTER)
  const [sort, setSort] = useState<SortKey>('score')
  const [open, show] = useState<number>()
  const leftRef = useRef<number>(undefined)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const held = useHeldOrder(rows, { finished, reading: open !== undefined })
  const textOf = useSearchText()
  const narrowed = useDeferredValue(filter)
  const byPosition = useMemo(() => new Map(rows.map((row) => [row.position, row])), [rows])
  const ranked = useMemo(() => {
    const known = held.order.flatMap((position) => byPosition.get(position) ?? [])
    return sort === 'score' && !reweighed ? known : sortResults(known, sort, locale)
  }, [held.order, byPosition, sort, reweighed, locale])
  const shown = useMemo(() => filterRows(ranked, narrowed, textOf), [ranked, narrowed, textOf])
  const setOpen = useCallback((position: number | undefined) => {
    show((current) => {
      leftRef.current = position === undefined ? current : undefined
      return position
    })
  }, [])
  const toggle = useCallback((position: number) => {
    show((current) => (current === position ? undefined : position))
  }, [])
  const pick = useCallback((positions: readonly number[], isPicked?: boolean) => {
    setPicked((current) => {
      const next = new Set(current)
      for (const position of positions) {
        if (isPicked ?? !next.has(position)) next.add(position)
        else next.delete(position)
      }
      return next
    })
  }, [])
  const clearPicked = useCallback(() => setPicked(new Set()), [])
  return {
    byPosition,
    ranked,
    shown,
    /** Whether each row says who judged it. */
    judged: areByModel(ranked),
    filter,
    setFilter,
    sort,
    setSort,
    open: open !== undefined && byPosition.has(open) ? open : undefined,
    setOpen,
    /** Whose report was closed last: the list goes on there. */
    leftRef,
    toggle,
    picked,
    pick,
    readOnly,
    clearPicked,
    fresh: held.fresh,
    update: held.update,
  }
}
