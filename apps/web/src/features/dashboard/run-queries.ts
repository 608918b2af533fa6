import { queryOptions } from '@tanstack/react-query'
import { loadRuns, loadStatus, loadSummary } from '../../api/dashboard-api.ts'
import { loadHistory } from '../../api/billing-api.ts'

/** Time between two looks at runs that go on, in milliseconds. */
const LOOK_AGAIN = 4_000

export const runsQuery = queryOptions({
  queryKey: ['runs'],
  queryFn: ({ signal }) => loadRuns(signal),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((run) => run.state === 'running' || run.state === 'waiting') ? LOOK_AGAIN : false,
})

/** What the list shows of a run's people. `version` changes when the run has gone on. */
export const summaryQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['runs', id, 'summary', version],
    queryFn: ({ signal }) => loadSummary(id, signal),
    staleTime: Infinity,
  })

export const historyQuery = queryOptions({
  queryKey: ['allowance', 'history'],
  queryFn: ({ signal }) => loadHistory(signal),
  staleTime: 30_000,
})

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => loadStatus(signal),
  staleTime: 0,
  retry: false,
})
