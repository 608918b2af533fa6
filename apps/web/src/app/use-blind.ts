import { useState } from 'react'

const BLIND_KEY = 'evenhand-blind'

/** Whether identities are hidden until a decision; remembered, so that a reload shows nobody by mistake. */
export function useBlind(): [boolean, (blind: boolean) => void] {
  const [blind, setBlind] = useState(() => localStorage.getItem(BLIND_KEY) !== null)
  const change = (next: boolean) => {
    if (next) localStorage.setItem(BLIND_KEY, '1')
    else localStorage.removeItem(BLIND_KEY)
    setBlind(next)
  }
  return [blind, change]
}
