import type { ResumeRow } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { EngineBadge } from './engine-badge.tsx'
import classes from './sent-list.module.css'
import { sentQuery } from './sent-query.ts'
import { SentTotal } from './sent-total.tsx'

/** Who judged somebody, and what asking a language model about them was and cost; nothing where none was asked. */
export function ResumeCost({ runId, row }: { runId: string; row: ResumeRow }) {
  const { data } = useQuery(sentQuery({ runId, resumeId: row.id, isOver: row.state === 'done' }))
  if (data === undefined || data.calls.length === 0) return null
  return (
    <p className={classes['note']}>
      <EngineBadge engine={row.engine} /> <SentTotal {...data.total} />
    </p>
  )
}
