import type { JobProfile, ResumeRow } from '@evenhand/model'
import { firstLarge } from '../../texts/first-large.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './fact-card.module.css'
import { countMet } from './requirement-counts.ts'

/** Requirements shown before the list would outgrow its card. */
const SHOWN = 6

/** How many people meet each must-have. */
export function MustHaves({ rows, job }: { rows: readonly ResumeRow[]; job: JobProfile }) {
  const { t, format, locale } = useTexts()
  const { total, counts } = countMet(rows, job)
  if (counts.length === 0 || total === 0) return null
  return (
    <section className={classes['card']}>
      <div className={classes['head']}>
        <h3>{t('run.mustHaves', { count: total })}</h3>
      </div>
      <ul className={classes['bars']}>
        {counts.slice(0, SHOWN).map(({ id, label, met }) => (
          <li key={id}>
            <span dir="auto">{firstLarge(label, locale)}</span>
            <b>{format.number(met)}</b>
            <i style={{ '--share': `${(100 * met) / total}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}
