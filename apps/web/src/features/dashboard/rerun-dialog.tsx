import { Button } from '@mantine/core'
import type { Run } from '@evenhand/model'
import { type FormEvent, useState } from 'react'
import { rerunRun } from '../../api/runs-api.ts'
import { tellRefusal } from '../../forms/told-error.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './rerun-dialog.module.css'

/** Longest job text the server takes. */
const LONGEST_JOB = 200_000

type RerunDialogProps = { run: Run; onStarted: (run: Run) => void; onClose: () => void }

/** The resumes of a run against another job text; they are on the server already. */
export function RerunDialog({ run, onStarted, onClose }: RerunDialogProps) {
  const { t, texts, language } = useTexts()
  const [text, setText] = useState(run.job?.text ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    try {
      onStarted(await rerunRun(run.id, { jobDescription: text.trim() ? text : undefined, language }))
    } catch (error) {
      setBusy(false)
      setFault(tellRefusal(error, { t, texts }) ?? t('errors.internal'))
    }
  }
  const count = run.progress.total
  return (
    <Dialog title={t('dashboard.rerun.title')} width={680} onClose={onClose}>
      <form onSubmit={(event) => void start(event)} className={classes['form']}>
        <p>{t('dashboard.rerun.text', { count })}</p>
        {fault && (
          <Notice tone="fault" onClose={() => setFault(undefined)}>
            {fault}
          </Notice>
        )}
        <div>
          <label htmlFor="rerun-job">{t('analysis.jobDescription')}</label>
          <textarea
            id="rerun-job"
            dir="auto"
            value={text}
            maxLength={LONGEST_JOB}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('tool.analyze', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
