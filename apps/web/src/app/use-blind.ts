import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../features/account/session-context.ts'
import { profileQuery } from './profile-query.ts'

const BLIND_KEY = 'evenhand-blind'

/**
 * Whether identities are hidden until a decision: as chosen here, which this browser remembers, else as the account
 * has it. Until the account is known nobody is shown, so that a reload shows nobody by mistake.
 */
export function useBlind(): [boolean, (blind: boolean) => void] {
  const { user } = useSession()
  const { data: profile, isPending } = useQuery({ ...profileQuery, enabled: user !== undefined })
  const byAccount = user !== undefined && (profile?.blind_view ?? isPending)
  const [chosen, setChosen] = useState(() => (localStorage.getItem(BLIND_KEY) === null ? undefined : true))
  const change = (next: boolean) => {
    if (next) localStorage.setItem(BLIND_KEY, '1')
    else localStorage.removeItem(BLIND_KEY)
    setChosen(next)
  }
  return [chosen ?? byAccount, change]
}
