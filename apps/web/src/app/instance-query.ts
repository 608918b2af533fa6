import { queryOptions } from '@tanstack/react-query'
import { loadInstance } from '../api/settings-api.ts'

/** What everybody may know of this installation; it changes with a restart only. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => loadInstance(signal),
  staleTime: Infinity,
  retry: 1,
})
