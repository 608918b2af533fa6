import type { DecisionValue, ResumeRow } from '@evenhand/model'
import { useCallback, useRef, useState } from 'react'

/** Something done that can be taken back for a while. */
export type Undoable = {
  kind: DecisionValue | 'cleared' | 'deleted'
  rows: readonly ResumeRow[]
  undo: () => void
  /** Makes it final. */
  done?: () => void
}

/** The last thing done. Another one makes the one before it final. */
export function useUndo() {
  const [last, setLast] = useState<Undoable>()
  const current = useRef<Undoable>(undefined)
  const put = useCallback((next: Undoable | undefined) => {
    current.current = next
    setLast(next)
  }, [])
  const offer = useCallback(
    (next: Undoable) => {
      current.current?.done?.()
      put(next)
    },
    [put],
  )
  const finish = useCallback(() => {
    current.current?.done?.()
    put(undefined)
  }, [put])
  const undo = useCallback(() => {
    current.current?.undo()
    put(undefined)
  }, [put])
  /** A decision that was not kept cannot be taken back, either; deletions are only made when this is over. */
  const withdraw = useCallback(() => {
    if (!current.current?.done) put(undefined)
  }, [put])
  return { last, offer, finish, undo, withdraw }
}
