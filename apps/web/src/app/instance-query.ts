import { queryOptions } from '@tanstack/react-query'
import { loadInstance } from '../api/settings-api.ts'

/** What everybody may know of this installation; it changes with a restart only. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => loadInstance(signal),
  staleTime: Infinity,
  retry: 1,
  // Without a connection it fails at once: what waits for it goes on without.
  networkMode: 'always',
  refetchOnReconnect: true,
})
