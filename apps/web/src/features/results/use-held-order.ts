import type { ResumeRow } from '@evenhand/model'
import { useCallback, useState } from 'react'
import { countNew, rankRows } from './held-order.ts'

/**
 * The order of the results, which holds still while more come in: it changes when the reader asks for it,
 * when there was nothing yet, and at the end unless somebody is open.
 */
export function useHeldOrder(rows: readonly ResumeRow[], options: { finished: boolean; reading: boolean }) {
  const [held, setHeld] = useState<readonly number[]>([])
  const fresh = countNew(held, rows)
  const update = useCallback(() => setHeld(rankRows(rows)), [rows])
  const settles = fresh !== 0 && (held.length === 0 || (options.finished && !options.reading))
  if (settles) setHeld(rankRows(rows))
  return { order: held, fresh, update }
}
