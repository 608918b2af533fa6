import { Button } from '@mantine/core'
import { type ResumeRow, rowGroup } from '@evenhand/model'
import { COMPARED_MOST } from '../features/results/bulk-bar.tsx'
import type { Review } from '../features/results/use-review.ts'
import { useTexts } from '../texts/texts.tsx'
import { Segments } from '../ui/segments.tsx'

export type View = 'list' | 'matrix'

/** The results as a list of people, or everybody against every requirement. */
export function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTexts()
  const choices = [
    { value: 'list' as const, label: t('view.list') },
    { value: 'matrix' as const, label: t('view.matrix') },
  ]
  return <Segments label={t('view.label')} choices={choices} value={view} onChange={onView} />
}

type CompareButtonProps = { review: Review; onCompare: (rows: readonly ResumeRow[]) => void }

/** Compares who is picked, or else the first three of the list. */
export function CompareButton({ review, onCompare }: CompareButtonProps) {
  const { t } = useTexts()
  const picked = review.ranked.filter((row) => rowGroup(row) === 0 && review.picked.has(row.position))
  const compared = picked.length > 0 ? picked : review.shown.filter((row) => rowGroup(row) === 0).slice(0, 3)
  const isTooMany = compared.length > COMPARED_MOST
  return (
    <Button
      size="xs"
      disabled={compared.length < 2 || isTooMany}
      onClick={() => onCompare(compared)}
      title={isTooMany ? t('compare.tooMany', { count: COMPARED_MOST }) : undefined}
    >
      {compared.length > 1 ? t('compare.action', { count: compared.length }) : t('compare.label')}
    </Button>
  )
}
