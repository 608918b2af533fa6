import { useCallback, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { tellRefusal } from './told-error.ts'

/** One thing to do at the press of a button: whether it is under way, and why it failed. */
export function useAction() {
  const { t, texts } = useTexts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  /** Resolves with whether it was done. */
  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true)
      setFault(undefined)
      try {
        await work()
        return true
      } catch (error) {
        setFault(tellRefusal(error, { t, texts }) ?? t('errors.internal'))
        return false
      } finally {
        setBusy(false)
      }
    },
    [t, texts],
  )
  return { busy, fault, setFault, run }
}
