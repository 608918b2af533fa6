import { queryOptions } from '@tanstack/react-query'
import { loadSent } from '../../api/models-api.ts'

/** What left the server about a run; asked for when somebody opens the list. */
export function sentQuery(runId: string) {
  return queryOptions({
    queryKey: ['sent', runId],
    queryFn: ({ signal }) => loadSent(runId, signal),
    staleTime: 5_000,
    retry: 1,
  })
}
