import { Button } from '@mantine/core'
import { type Run, SCORE_FAIR, SCORE_GOOD } from '@evenhand/model'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { SpokenOnly } from '../../ui/spoken-only.tsx'
import { findRuns } from './find-runs.ts'
import { RunLine, type RunLineProps } from './run-line.tsx'
import classes from './runs-table.module.css'

const COLUMNS = ['run', 'scores', 'state', 'result', 'started', 'erased'] as const

type RunsTableProps = Omit<RunLineProps, 'run'> & { runs: readonly Run[]; onNew: () => void }

/** The runs of an account, newest first. */
export function RunsTable({ runs, onNew, ...actions }: RunsTableProps) {
  const { t, locale } = useTexts()
  const [sought, setSought] = useState('')
  const found = findRuns(runs, useDeferredValue(sought), locale)
  return (
    <section className={classes['frame']} aria-labelledby="runs-title">
      <div className={classes['top']}>
        <h2 id="runs-title">{t('account.runs')}</h2>
        {runs.length > 0 && (
          <div className={classes['search']}>
            <input
              type="search"
              value={sought}
              placeholder={t('dashboard.search')}
              aria-label={t('dashboard.search')}
              onChange={(event) => setSought(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
      {runs.length === 0 && (
        <div className={classes['empty']}>
          <EmptyAxis />
          <p>{t('dashboard.empty')}</p>
          <Button onClick={onNew}>{t('dashboard.newScreening')}</Button>
        </div>
      )}
      {runs.length > 0 && found.length === 0 && (
        <div className={classes['empty']} role="status">
          <p>{t('dashboard.notFound')}</p>
          <Button onClick={() => setSought('')}>{t('dashboard.showAll')}</Button>
        </div>
      )}
      {found.length > 0 && (
        <table className={classes['table']}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`dashboard.columns.${column}`)}
                </th>
              ))}
              <th scope="col">
                <SpokenOnly>{t('dashboard.columns.actions')}</SpokenOnly>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((run) => (
              <RunLine key={run.id} run={run} {...actions} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Where scores will lie. */
function EmptyAxis() {
  const { format } = useTexts()
  return (
    <div aria-hidden="true">
      {[0, SCORE_FAIR, SCORE_GOOD, 100].map((score) => (
        <i key={score} style={{ insetInlineStart: `${score}%` }}>
          {format.number(score)}
        </i>
      ))}
    </div>
  )
}
