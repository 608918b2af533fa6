import { queryOptions } from '@tanstack/react-query'
import { loadAllowance } from '../../api/allowance-api.ts'

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: ({ signal }) => loadAllowance(signal),
  staleTime: 60_000,
  retry: 1,
})
