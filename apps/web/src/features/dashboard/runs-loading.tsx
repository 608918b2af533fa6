import { useTexts } from '../../texts/texts.tsx'
import classes from './runs-table.module.css'

/** Stands for the list until it is there. */
export function RunsLoading() {
  const { t } = useTexts()
  return (
    <section className={classes['frame']} aria-labelledby="runs-title" aria-busy="true">
      <div className={classes['top']}>
        <h2 id="runs-title">{t('account.runs')}</h2>
      </div>
      <div className={classes['loading']}>
        <p role="status">{t('common.loading')}</p>
        {[0, 1, 2].map((line) => (
          <i key={line} aria-hidden="true" />
        ))}
      </div>
    </section>
  )
}
