import { queryOptions } from '@tanstack/react-query'
import { loadProfile } from '../api/account-api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => loadProfile(signal),
  staleTime: 60_000,
})
