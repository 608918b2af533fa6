import { useQuery } from '@tanstack/react-query'
import { estimateRun } from '../../api/models-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import { expectedCharacters } from './expected-characters.ts'
import type { ScreeningState } from './screening-store.ts'
import classes from './tool.module.css'

const BUILT_IN = 'built-in'
const A_MINUTE = 60_000

/** Says before a screening starts that a language model will judge it, and about what that costs. */
export function ModelEstimate({ state }: { state: ScreeningState }) {
  const { t, format } = useTexts()
  const { files, jobText, understood } = state
  const job = understood?.text === jobText ? understood : undefined
  const bytes = expectedCharacters(files.map(({ file }) => file))
  const { data } = useQuery({
    queryKey: ['estimate', files.length, bytes, job?.text],
    queryFn: ({ signal }) => estimateRun({ texts: files.length, bytes, job }, signal),
    placeholderData: (before) => before,
    staleTime: A_MINUTE,
    retry: false,
  })
  if (data === undefined || data.engine === BUILT_IN) return null
  const { engine, tokens, cost } = data
  return (
    <p className={classes['help']} role="note">
      {cost === null
        ? t('sent.estimateUnpriced', { engine, tokens })
        : t('sent.estimate', { engine, tokens, cost: format.number(cost, { style: 'currency', currency: 'USD' }) })}
    </p>
  )
}
