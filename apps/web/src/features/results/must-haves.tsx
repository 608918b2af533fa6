import type { JobProfile, ResumeRow } from '@evenhand/model'
import { useState } from 'react'
import { firstLarge } from '../../texts/first-large.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './fact-card.module.css'
import { countMet } from './requirement-counts.ts'

/** Requirements shown before the list would outgrow its card. */
const SHOWN = 6

/** How many people meet each must-have; those beyond the first few are a press away. */
export function MustHaves({ rows, job }: { rows: readonly ResumeRow[]; job: JobProfile }) {
  const { t, format, locale } = useTexts()
  const [isWhole, setWhole] = useState(false)
  const { total, counts } = countMet(rows, job)
  if (counts.length === 0 || total === 0) return null
  const more = isWhole ? 0 : counts.length - SHOWN
  return (
    <section className={classes['card']}>
      <div className={classes['head']}>
        <h3>{t('run.mustHaves', { count: total })}</h3>
      </div>
      <ul className={classes['bars']}>
        {(more > 0 ? counts.slice(0, SHOWN) : counts).map(({ id, label, met }) => (
          <li key={id}>
            <span dir="auto">{firstLarge(label, locale)}</span>
            <b>{format.number(met)}</b>
            <i style={{ '--share': `${(100 * met) / total}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={classes['whole']} onClick={() => setWhole(true)}>
          {t('run.allMusts', { count: counts.length })}
        </button>
      )}
    </section>
  )
}
