import type { Decision } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { Pill } from '../../ui/pill.tsx'

/** What was decided about somebody, where something was. */
export function DecisionPill({ decision }: { decision?: Decision }) {
  const { t } = useTexts()
  if (!decision?.value) return null
  return <Pill tone={decision.value === 'shortlist' ? 'primary' : undefined}>{t(`decide.done.${decision.value}`)}</Pill>
}
