import type { ResumeRow } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './row-pick.module.css'
import type { Review } from './use-review.ts'

/** `onPick` is absent where nobody is picked. */
type RowPickProps = { row: ResumeRow; picked: boolean; onPick?: Review['pick'] }

/** Picks one person for what is done with several. */
export function RowPick({ row, picked, onPick }: RowPickProps) {
  const { t } = useTexts()
  if (!onPick) return null
  return (
    <span className={classes['pick']}>
      <input
        type="checkbox"
        checked={picked}
        aria-label={t('bulk.pick', { name: row.name ?? row.fileName })}
        onChange={() => onPick([row.position])}
      />
    </span>
  )
}
