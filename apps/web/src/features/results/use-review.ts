import type { ResumeRow } from '@evenhand/model'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { candidateOf, usePlace } from '../../ui/use-place.ts'
import { areByModel } from './engine-badge.tsx'
import { filterRows } from './result-filter.ts'
import { findSamePerson } from './same-person.ts'
import { sortResults } from './sort-results.ts'
import { useHeldOrder } from './use-held-order.ts'
import { useLook } from './use-look.ts'
import { useSearchText } from './use-search-text.ts'

export type Review = ReturnType<typeof useReview>

type ReviewOptions = {
  /** Whose results these are; absent where nothing outlasts the page. */
  runId: string | undefined
  finished: boolean
  /** Scores are not the engine's own: the order follows them at once. */
  reweighed: boolean
  /** Nobody is decided on here, so nobody is picked, either. */
  readOnly?: boolean
}

/** How a reader looks at the results: what is shown, in which order, who is open and who is picked. */
export function useReview(rows: readonly ResumeRow[], { runId, finished, reweighed, readOnly = false }: ReviewOptions) {
  const { locale } = useTexts()
  const look = useLook(runId)
  const { filter, sort } = look
  const { position: asked, go } = usePlace()
  const leftRef = useRef<number>(undefined)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const byPosition = useMemo(() => new Map(rows.map((row) => [row.position, row])), [rows])
  const open = asked !== undefined && byPosition.get(asked)?.state === 'done' ? asked : undefined
  const held = useHeldOrder(rows, { finished, reading: open !== undefined })
  const textOf = useSearchText()
  const narrowed = useDeferredValue(filter)
  const ranked = useMemo(() => {
    const known = held.order.flatMap((position) => byPosition.get(position) ?? [])
    return sort === 'score' && !reweighed ? known : sortResults(known, sort, locale)
  }, [held.order, byPosition, sort, reweighed, locale])
  const shown = useMemo(() => filterRows(ranked, narrowed, textOf), [ranked, narrowed, textOf])
  const samePerson = useMemo(() => findSamePerson(ranked), [ranked])
  const setOpen = useCallback((position: number | undefined) => go({ candidate: candidateOf(position) }), [go])
  const toggle = useCallback((position: number) => setOpen(open === position ? undefined : position), [setOpen, open])
  // Also where the browser's Back closes a report; before the list, which comes back then, looks for it.
  useLayoutEffect(() => {
    if (open !== undefined) leftRef.current = undefined
    return () => void (leftRef.current = open)
  }, [open])
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
    /** Names of other files that give the same name and contact details, by position. */
    samePerson,
    /** Whether each row says who judged it. */
    judged: areByModel(ranked),
    ...look,
    open,
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
