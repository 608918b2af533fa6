import { useCallback } from 'react'
import { useTexts } from './texts.tsx'

type TextKey = Parameters<ReturnType<typeof useTexts>['t']['has']>[0]

/** Names a line of the built-in rubric, by which resumes without a job text are scored, or tells its rule. */
export function useRubricText(): (code: string, part: 'label' | 'rule') => string {
  const { t } = useTexts()
  return useCallback(
    (code, part) => {
      const key = `rubric.${code}.${part}` as TextKey
      return t.has(key) ? t(key) : part === 'label' ? code : ''
    },
    [t],
  )
}
