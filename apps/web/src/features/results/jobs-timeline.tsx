import type { Profile } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './jobs-timeline.module.css'
import { tellMonths } from './tell-months.ts'
import { timelineBars } from './timeline-bars.ts'

/** The posts of a person over the years, with their lengths. */
export function JobsTimeline({ profile }: { profile: Profile }) {
  const texts = useTexts()
  const { t } = texts
  const timeline = timelineBars(profile)
  if (!timeline) return null
  return (
    <section className={classes['timeline']}>
      <h3>{t('results.jobs')}</h3>
      {profile.totalMonths > 0 && (
        <p className={classes['total']}>
          {t('results.jobsTotal', { duration: tellMonths(texts, profile.totalMonths) })}
        </p>
      )}
      <ul>
        {timeline.bars.map((bar) => (
          <li key={bar.key}>
            <p>
              <span dir="auto">{bar.label || t('results.unknown')}</span>
              <span>{tellMonths(texts, bar.months, 'Short')}</span>
            </p>
            <div>
              <i
                data-main={bar.main || undefined}
                style={{ insetInlineStart: `${bar.from}%`, width: `${Math.max(0.6, bar.width)}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={classes['years']} aria-hidden="true">
        {timeline.years.map(({ year, at }) => (
          <span key={year} style={{ insetInlineStart: `${at}%` }}>
            {year}
          </span>
        ))}
      </div>
    </section>
  )
}
