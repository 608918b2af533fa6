import type { ResumeRow } from '@evenhand/model'
import { useCallback, useState } from 'react'
import { countNew, rankRows } from './held-order.ts'

/** Rows that fill a first view; until then the list fills by itself. */
const FIRST_VIEW = 8

/**
 * The order of the results, which holds still while more come in: it changes when the reader asks for it,
 * while it does not fill a first view yet, and at the end, unless somebody is open.
 */
export function useHeldOrder(rows: readonly ResumeRow[], options: { finished: boolean; reading: boolean }) {
  const [held, setHeld] = useState<readonly number[]>([])
  const fresh = countNew(held, rows)
  const update = useCallback(() => setHeld(rankRows(rows)), [rows])
  // Somebody may be open from the very start, by the address; the list beside them must not stay empty for that.
  const mayMove = held.length === 0 || !options.reading
  const settles = fresh !== 0 && mayMove && (held.length < FIRST_VIEW || options.finished)
  if (settles) setHeld(rankRows(rows))
  return { order: held, fresh, update }
}
