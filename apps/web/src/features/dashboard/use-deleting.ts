import type { Run } from '@evenhand/model'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteRun } from '../../api/privacy-api.ts'
import { runsQuery } from './run-queries.ts'

/** Runs on their way out: hidden at once, deleted when their time to be taken back is over or the page is left. */
export function useDeleting(onFault: (error: unknown) => void) {
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<readonly Run[]>([])
  const now = useRef(leaving)
  useEffect(() => {
    now.current = leaving
  })
  const forget = useCallback((id: string) => setLeaving((runs) => runs.filter((run) => run.id !== id)), [])
  const finish = useCallback(
    async (id: string) => {
      try {
        await deleteRun(id)
        queries.setQueryData(runsQuery.queryKey, (runs) => runs?.filter((run) => run.id !== id))
      } catch (error) {
        onFault(error)
      } finally {
        forget(id)
      }
    },
    [queries, onFault, forget],
  )
  useEffect(() => {
    const flush = () => now.current.forEach(({ id }) => void finish(id))
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [finish])
  return {
    leaving,
    begin: (run: Run) => setLeaving((runs) => [...runs.filter(({ id }) => id !== run.id), run]),
    undo: forget,
    finish: (id: string) => void finish(id),
  }
}
