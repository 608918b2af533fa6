import type { ResumeRow } from '@evenhand/model'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteResume } from '../api/runs-api.ts'
import type { Undoable } from './use-undo.ts'

type DeletionOptions = {
  /** Absent for runs of this device: they are gone with the page. */
  runId?: string
  onDone: (done: Undoable) => void
  onFault: (error: unknown) => void
}

/** Rows disappear at once and are deleted on the server when they can no longer be taken back. */
export function useDeletions({ runId, onDone, onFault }: DeletionOptions) {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const waiting = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    const flush = () => waiting.current?.()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  const change = useCallback(
    (rows: readonly ResumeRow[], isGone: boolean) => setGone((current) => changed(current, rows, isGone)),
    [],
  )
  const remove = useCallback(
    (rows: readonly ResumeRow[]) => {
      change(rows, true)
      const final = () => {
        waiting.current = undefined
        if (!runId) return
        Promise.all(rows.map((row) => deleteResume(runId, row.id))).catch((error: unknown) => {
          change(rows, false)
          onFault(error)
        })
      }
      const undo = () => {
        waiting.current = undefined
        change(rows, false)
      }
      onDone({ kind: 'deleted', rows, undo, done: final })
      waiting.current = final
    },
    [runId, onDone, onFault, change],
  )
  return { gone, remove }
}

function changed(gone: ReadonlySet<number>, rows: readonly ResumeRow[], isGone: boolean): ReadonlySet<number> {
  const next = new Set(gone)
  for (const { position } of rows) {
    if (isGone) next.add(position)
    else next.delete(position)
  }
  return next
}
