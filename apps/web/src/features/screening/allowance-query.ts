import { queryOptions } from '@tanstack/react-query'
import { loadAllowance } from '../../api/allowance-api.ts'
import { keepGuestUploads } from './guest-uploads.ts'

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: async ({ signal }) => {
    const allowance = await loadAllowance(signal)
    keepGuestUploads(localStorage, allowance)
    return allowance
  },
  staleTime: 60_000,
  retry: 1,
  // Without a connection it fails at once: what waits for it goes on without.
  networkMode: 'always',
  refetchOnReconnect: true,
})
