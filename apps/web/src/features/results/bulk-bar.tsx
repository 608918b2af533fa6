import { Button } from '@mantine/core'
import { DecisionValue, type ResumeRow } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { CrossButton } from '../../ui/cross-button.tsx'
import classes from './bulk-bar.module.css'
import type { Decide } from './decision-bar.tsx'
import type { Review } from './use-review.ts'

/** People who fit side by side. */
export const COMPARED_MOST = 4

type BulkBarProps = {
  review: Review
  onDecide: Decide
  onCompare: (rows: readonly ResumeRow[]) => void
  onDelete: (rows: readonly ResumeRow[]) => void
}

/** What can be done with everybody who is picked. */
export function BulkBar({ review, onDecide, onCompare, onDelete }: BulkBarProps) {
  const { t } = useTexts()
  const { picked, ranked, shown, pick, clearPicked } = review
  const rows = ranked.filter((row) => picked.has(row.position))
  if (rows.length === 0) return null
  const people = rows.filter((row) => row.state === 'done')
  return (
    <div className={classes['bar']} data-bulk role="region" aria-label={t('bulk.label')}>
      <b role="status">{t('bulk.count', { count: rows.length })}</b>
      <CrossButton
        className={classes['clear']}
        aria-label={t('bulk.clear')}
        title={t('bulk.clear')}
        onClick={clearPicked}
      />
      {rows.length < shown.length && (
        <div>
          <Button
            size="xs"
            variant="subtle"
            onClick={() =>
              pick(
                shown.map(({ position }) => position),
                true,
              )
            }
          >
            {t('bulk.all', { count: shown.length })}
          </Button>
        </div>
      )}
      <div className={classes['actions']}>
        {people.length > 0 &&
          DecisionValue.options.map((value) => (
            <Button key={value} size="xs" onClick={() => onDecide(people, { value })}>
              {t(`decide.${value}`)}
            </Button>
          ))}
        {people.length > 1 && people.length <= COMPARED_MOST && (
          <Button size="xs" onClick={() => onCompare(people)}>
            {t('compare.action', { count: people.length })}
          </Button>
        )}
        <Button size="xs" color="red" className={classes['danger']} onClick={() => onDelete(rows)}>
          {t('bulk.delete', { count: rows.length })}
        </Button>
      </div>
    </div>
  )
}
