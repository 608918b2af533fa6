import type { Decision, ResumeRow } from '@evenhand/model'
import { useCallback, useEffect, useRef } from 'react'
import { saveDecision } from '../api/runs-api.ts'
import { type Decide, NO_DECISION } from '../features/results/decision-bar.tsx'
import type { Undoable } from './use-undo.ts'

type DecisionOptions = {
  /** Absent for runs of this device: their decisions are in memory alone. */
  runId?: string
  rows: readonly ResumeRow[]
  /** Puts rows with their decisions on the page. */
  onRows: (rows: readonly ResumeRow[]) => void
  onDone: (done: Undoable) => void
  onFault: (error: unknown) => void
}

/** Decisions are shown at once and kept on the server; one that could not be kept is taken back. */
export function useDecisions({ runId, rows, onRows, onDone, onFault }: DecisionOptions): Decide {
  const latest = useRef({ rows, onRows, onDone, onFault })
  useEffect(() => {
    latest.current = { rows, onRows, onDone, onFault }
  })
  return useCallback(
    (people, change) => {
      const known = new Map(latest.current.rows.map((row) => [row.position, row]))
      const before = people.flatMap(({ position }) => known.get(position) ?? [])
      const after = before.map((row) => ({ ...row, decision: { ...(row.decision ?? NO_DECISION), ...change } }))
      const save = async (changed: readonly ResumeRow[]) => {
        latest.current.onRows(changed)
        if (!runId) return
        const outcomes = await Promise.allSettled(changed.map((row) => saveOne(runId, row)))
        const failed = new Set(changed.filter((_, index) => outcomes[index]?.status === 'rejected').map(({ id }) => id))
        if (failed.size === 0) return
        latest.current.onRows(before.filter(({ id }) => failed.has(id)))
        const [fault] = outcomes.filter((outcome) => outcome.status === 'rejected')
        latest.current.onFault(fault?.reason)
      }
      void save(after)
      if (change.value === undefined) return
      latest.current.onDone({ kind: change.value ?? 'cleared', rows: before, undo: () => void save(before) })
    },
    [runId],
  )
}

function saveOne(runId: string, row: ResumeRow): Promise<unknown> {
  const decision: Decision = row.decision ?? NO_DECISION
  return saveDecision(runId, row.id, decision)
}
