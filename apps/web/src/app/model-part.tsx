import type { ResumeRow } from '@evenhand/model'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { areByModel } from '../features/results/engine-badge.tsx'
import { SentList, SentSum } from '../features/results/sent-list.tsx'
import { TranslateNotice } from '../features/results/translate-notice.tsx'
import { useScreening } from '../features/screening/use-screening.ts'
import { useTexts } from '../texts/texts.tsx'
import classes from './run-page.module.css'

/** What concerns runs that a language model judged: its language, and what it was sent. */
export function ModelPart({ runId, rows }: { runId: string; rows: readonly ResumeRow[] }) {
  const { t } = useTexts()
  const { screening } = useScreening()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ['runs', runId, 'resumes'] })
    void screening.open(runId)
  }
  return (
    <>
      <TranslateNotice runId={runId} rows={rows} onTranslated={reload} />
      <details className={classes['sent']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {t('sent.title')} {(isOpen || areByModel(rows)) && <SentSum runId={runId} rows={rows} />}
        </summary>
        {isOpen && <SentList runId={runId} rows={rows} />}
      </details>
    </>
  )
}
