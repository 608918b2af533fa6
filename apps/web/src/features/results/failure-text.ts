import type { FailureCode } from '@evenhand/model'
import { useCallback } from 'react'
import { useTexts } from '../../texts/texts.tsx'

/** Puts a failure into words: what happened and what to do. */
export function useFailureText(): (code: FailureCode | undefined) => string {
  const { t } = useTexts()
  return useCallback((code) => t(`failures.${code ?? 'could-not-read'}`), [t])
}
