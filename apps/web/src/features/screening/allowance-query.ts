import { queryOptions } from '@tanstack/react-query'
import { loadAllowance } from '../../api/allowance-api.ts'

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: ({ signal }) => loadAllowance(signal),
  staleTime: 60_000,
  retry: 1,
  // Without a connection it fails at once: what waits for it goes on without.
  networkMode: 'always',
  refetchOnReconnect: true,
})
