import { queryOptions } from '@tanstack/react-query'
import { loadSent } from '../../api/models-api.ts'

type Sent = {
  runId: string
  /** Of this resume only. */
  resumeId?: string
  /** Nothing more will be sent by the run itself: asked for once more then. */
  isOver: boolean
}

/** What left the server about a run, or about one resume of it. */
export function sentQuery({ runId, resumeId, isOver }: Sent) {
  return queryOptions({
    queryKey: ['sent', runId, resumeId, isOver],
    queryFn: ({ signal }) => loadSent({ runId, resumeId }, signal),
    staleTime: 5_000,
    retry: 1,
  })
}
