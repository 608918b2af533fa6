import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { instanceQuery } from './instance-query.ts'

/** Whether the page was made for a server with plans. */
export const PlansContext = createContext(true)

/** Whether this server has plans: as the page it sent was made, so that nothing of them shows and then goes, or as it says. */
export function useHasPlans(): boolean {
  const { data: instance } = useQuery(instanceQuery)
  const isMadeSo = use(PlansContext)
  return instance ? instance.plans !== 'off' : isMadeSo
}
