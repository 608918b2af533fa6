import type { Profile } from '@evenhand/model'
import { Fragment } from 'react'
import { tellMonth, tellYear } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './jobs-timeline.module.css'
import { tellMonths } from './tell-months.ts'
import { type TimelineGap, timelineBars } from './timeline-bars.ts'

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
          <Fragment key={bar.key}>
            {bar.gap && <Gap gap={bar.gap} />}
            <li>
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
          </Fragment>
        ))}
      </ul>
      <div className={classes['years']} aria-hidden="true">
        {timeline.years.map(({ year, at }) => (
          <span key={year} style={{ insetInlineStart: `${at}%` }}>
            {tellYear(texts, year)}
          </span>
        ))}
      </div>
    </section>
  )
}

/** A time without a post: said and dated, and nobody's fault. */
function Gap({ gap }: { gap: TimelineGap }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <li data-gap>
      <p>
        <span>{t('results.gap', { from: tellMonth(texts, gap.start), to: tellMonth(texts, gap.end) })}</span>
        <span>{tellMonths(texts, gap.months, 'Short')}</span>
      </p>
      <div>
        <i style={{ insetInlineStart: `${gap.from}%`, width: `${gap.width}%` }} />
      </div>
    </li>
  )
}
