import type { ResumeRow } from '@evenhand/model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { areByModel } from '../features/results/engine-badge.tsx'
import { SentList, SentSum } from '../features/results/sent-list.tsx'
import { TranslateNotice } from '../features/results/translate-notice.tsx'
import { useScreening } from '../features/screening/use-screening.ts'
import { useTexts } from '../texts/texts.tsx'
import { instanceQuery } from './instance-query.ts'
import classes from './run-page.module.css'

type ModelPartProps = {
  runId: string
  rows: readonly ResumeRow[]
  /** The run's own, in which the model wrote. */
  language: string | undefined
}

/** What concerns runs that a language model judged: its language, and what it was sent. */
export function ModelPart({ runId, rows, language }: ModelPartProps) {
  const { t } = useTexts()
  const { screening } = useScreening()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { data: instance } = useQuery(instanceQuery)
  const hasModel = instance !== undefined && instance.engine !== 'built-in'
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ['runs', runId, 'resumes'] })
    void screening.open(runId)
  }
  // A run may have been sent and judged by the built-in engine after all.
  if (!hasModel && !areByModel(rows)) return null
  return (
    <>
      <TranslateNotice runId={runId} rows={rows} written={language} onTranslated={reload} />
      <details className={classes['sent']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {t('sent.title')}
          <SentSum runId={runId} rows={rows} />
        </summary>
        {isOpen && <SentList runId={runId} rows={rows} />}
      </details>
    </>
  )
}
