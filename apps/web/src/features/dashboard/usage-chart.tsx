import type { AllowanceHistory } from '@evenhand/model'
import { useState } from 'react'
import { tellDateOfYear } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './dashboard.module.css'
import { fillDays } from './fill-days.ts'

/** Days that are drawn. */
const DAYS = 30
/** Height of the tallest bar, in pixels. */
const TALLEST = 50

type UsageChartProps = {
  /** Absent while they are not known: the frame stands empty and says nothing. Null when the server could not tell. */
  days: AllowanceHistory['days'] | null | undefined
  onNumbers: () => void
}

/** Resumes charged a day, oldest first; the numbers are a click away. */
export function UsageChart({ days, onNumbers }: UsageChartProps) {
  const texts = useTexts()
  const { t, format } = texts
  const [today] = useState(() => new Date())
  const ordered = fillDays(days ?? [], today, DAYS)
  const total = ordered.reduce((sum, { charged }) => sum + charged, 0)
  const highest = Math.max(1, ...ordered.map(({ charged }) => charged))
  const dayOf = (date: string | undefined) => (date ? tellDateOfYear(texts, date) : '')
  const busy = ordered.filter(({ charged }) => charged > 0)
  const told = busy.map(({ date, charged }) => t('dashboard.usage.day', { date: dayOf(date), count: charged }))
  if (days === null) {
    return (
      <>
        <h2>{t('dashboard.usage.title', { count: DAYS })}</h2>
        <p role="status">{t('errors.unavailable')}</p>
      </>
    )
  }
  return (
    <>
      <div className={classes['chartHead']}>
        <h2>{t('dashboard.usage.title', { count: ordered.length })}</h2>
        {total > 0 && (
          <button type="button" className={classes['link']} onClick={onNumbers}>
            {t('dashboard.usage.total', { count: total })}
          </button>
        )}
      </div>
      <div
        className={classes['bars']}
        role="img"
        aria-hidden={days ? undefined : true}
        aria-label={total === 0 ? t('dashboard.usage.none') : format.list(told, { type: 'unit' })}
      >
        {ordered.map(({ date, charged }) => (
          <i
            key={date}
            data-none={charged === 0 || undefined}
            style={{ height: (TALLEST * charged) / highest }}
            title={t('dashboard.usage.day', { date: dayOf(date), count: charged })}
          />
        ))}
      </div>
      <div className={classes['axis']} aria-hidden="true">
        <span>{dayOf(ordered[0]?.date)}</span>
        <span>{dayOf(ordered.at(-1)?.date)}</span>
      </div>
    </>
  )
}
