import { Button } from '@mantine/core'
import type { JobProfile, ResumeDetail, ResumeRow } from '@evenhand/model'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { LoadDetail, PresentDetail } from '../../ui/resume-detail.ts'
import { CompareTable } from './compare-table.tsx'
import classes from './compare.module.css'

export type CompareProps = {
  /** Two to four people. */
  people: readonly ResumeRow[]
  job?: JobProfile
  load: LoadDetail
  present: PresentDetail
  /** Opens a person at quoted words. */
  onOpen: (position: number, evidence?: { start: number; end: number }) => void
  onClose: () => void
  /** Called once it is on the page, and for each other choice of people. */
  onShown: () => void
  /** Says what a plan adds, where this is the one example. */
  locked?: ReactNode
}

/** People side by side: what each shows for every requirement, in their own words. */
export function Compare({ people, job, load, present, onOpen, onClose, onShown, locked }: CompareProps) {
  const { t } = useTexts()
  const [onlyDiffering, setOnlyDiffering] = useState(true)
  useEffect(onShown, [onShown])
  const loaded = useDetails(people, load)
  const details = useMemo(
    () => (loaded === 'failed' ? undefined : loaded?.flatMap((detail) => present(detail) ?? [])),
    [loaded, present],
  )
  const isThere = details?.length === people.length
  return (
    <section id="compare" className={classes['compare']} aria-labelledby="compare-title">
      <div className={classes['head']}>
        <h2 id="compare-title" tabIndex={-1}>
          {t('compare.title')}
        </h2>
        <div>
          {job && (
            <label>
              <input
                type="checkbox"
                role="switch"
                checked={onlyDiffering}
                aria-checked={onlyDiffering}
                onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
              />
              {t('compare.onlyDiffering')}
            </label>
          )}
          <Button size="xs" variant="subtle" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </div>
      {locked}
      {loaded === 'failed' && <p role="alert">{t('results.detailFailed')}</p>}
      {loaded !== 'failed' && !isThere && <p className={classes['wait']}>{t('results.loadingDetail')}</p>}
      {details && isThere && (
        <CompareTable
          people={people}
          details={details}
          job={job}
          onlyDiffering={onlyDiffering}
          onAll={() => setOnlyDiffering(false)}
          onOpen={onOpen}
        />
      )}
    </section>
  )
}

/** Everything known of some people, once all of it is there. */
function useDetails(people: readonly ResumeRow[], load: LoadDetail): readonly ResumeDetail[] | 'failed' | undefined {
  const [loaded, setLoaded] = useState<readonly ResumeDetail[] | 'failed'>()
  const ids = people.map(({ id }) => id).join(' ')
  useEffect(() => {
    let current = true
    Promise.all(people.map(load)).then(
      (details) => current && setLoaded(details),
      () => current && setLoaded('failed'),
    )
    return () => {
      current = false
    }
    // Rows change with their decisions; what is loaded does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids, load])
  return loaded
}
