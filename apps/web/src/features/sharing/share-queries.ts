import { queryOptions } from '@tanstack/react-query'
import { loadComments, loadRunComments, loadShares } from '../../api/sharing-api.ts'

/** How often what others say is looked at again, in milliseconds. */
const LOOK_AGAIN = 20_000

export const sharesQuery = (runId: string) =>
  queryOptions({
    queryKey: ['runs', runId, 'shares'],
    queryFn: ({ signal }) => loadShares(runId, signal),
    staleTime: 0,
  })

/** What readers of all links to a run said. */
export const runCommentsQuery = (runId: string) =>
  queryOptions({
    queryKey: ['runs', runId, 'comments'],
    queryFn: ({ signal }) => loadRunComments(runId, signal),
    refetchInterval: LOOK_AGAIN,
  })

/** What readers of one link said. */
export const commentsQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token, 'comments'],
    queryFn: ({ signal }) => loadComments(token, signal),
    refetchInterval: LOOK_AGAIN,
  })
