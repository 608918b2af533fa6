import type { FailureCode, ResumeRow } from '@evenhand/model'
import { useCallback } from 'react'
import { useTexts } from '../../texts/texts.tsx'

/** Why a row has no result; one that a cancelled screening never came to has no error of its own. */
export const reasonOf = ({ state, error }: ResumeRow): FailureCode | undefined =>
  error ?? (state === 'cancelled' ? 'aborted' : undefined)

/** What to do, for failures whose own words do not say it. */
export function useMendingText(): (code: FailureCode | undefined) => string {
  const { t } = useTexts()
  return useCallback(
    (code = 'could-not-read') => {
      const key = `run.mend.${code}` as Parameters<typeof t.has>[0]
      return t.has(key) ? t(key) : ''
    },
    [t],
  )
}

/** Puts a failure into words: what happened. */
export function useFailureText(): (code: FailureCode | undefined) => string {
  const { t } = useTexts()
  return useCallback((code) => t(`failures.${code ?? 'could-not-read'}`), [t])
}
