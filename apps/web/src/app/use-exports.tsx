import type { JobProfile, ResumeDetail, ResumeRow } from '@evenhand/model'
import { type ReactNode, Suspense, useState } from 'react'
import { fetchReceipt } from '../api/runs-api.ts'
import type { ExportFormat } from '../features/exports/export-menu.tsx'
import { areByModel } from '../features/results/engine-badge.tsx'
import type { Review } from '../features/results/use-review.ts'
import type { RunView } from '../features/screening/run-view.ts'
import type { ToolNotice } from '../features/screening/screening-store.ts'
import { useTexts } from '../texts/texts.tsx'
import { laterPart } from '../ui/later-part.tsx'
import type { LoadDetail, PresentDetail } from '../ui/resume-detail.ts'
import { saveFile } from '../ui/save-file.ts'
import { PlanHint } from './plan-hint.tsx'
import { fileNameOf, loadPeople, makeExport, receiptName } from './run-exports.ts'

const PrintReport = laterPart(
  () => import('./print-report.tsx'),
  (part) => part.PrintReport,
)

/** What goes beyond the specification's table. */
const ADVANCED: readonly ExportFormat[] = ['xlsx', 'json', 'report']

type ExportsOptions = {
  run: RunView
  people: readonly ResumeRow[]
  review: Review
  job?: JobProfile
  blind: boolean
  load: LoadDetail
  present: PresentDetail
  onNotice: (notice: ToolNotice) => void
  advanced: boolean
}

/** The export menu, and the report while it is on its way to paper. */
export function useExports(options: ExportsOptions) {
  const { run, people, review, job, blind, load, present, onNotice, advanced } = options
  const texts = useTexts()
  const [printed, setPrinted] = useState<readonly ResumeDetail[]>()
  const [hint, setHint] = useState(false)
  const picked = review.ranked.filter((row) => review.picked.has(row.position))
  const send = async (format: ExportFormat) => {
    if (format === 'receipt') {
      // Of the whole run as it was judged, whatever is picked or weighed here.
      if (run.id) saveFile(await fetchReceipt(run.id), receiptName())
      return
    }
    const rows = picked.length > 0 ? picked : review.ranked
    if (format === 'report') {
      // A report of one person is the example that everybody has.
      const some = advanced ? rows : rows.slice(0, 1)
      return setPrinted(await loadPeople(some, { load, present }))
    }
    const whole = picked.length === 0 && job === run.job && people.length === run.rows.length
    const order = { runId: whole ? run.id : undefined, rows, job, blind, load, present, texts }
    saveFile(await makeExport(format, order), fileNameOf(format))
  }
  const title = job?.title ?? texts.t('run.title')
  const menu = {
    picked: picked.length,
    blind,
    disabled: run.progress.succeeded === 0,
    lockedFormats: advanced ? [] : ADVANCED,
    hasJob: (job?.requirements.length ?? 0) > 0,
    hasReceipt: run.id !== undefined && !areByModel(run.rows),
    onExport: (format: ExportFormat) => {
      if (!advanced && (format === 'xlsx' || format === 'json')) return setHint(true)
      send(format).catch(() => onNotice({ kind: 'error', code: 'exportFailed', args: {} }))
    },
  }
  const report: ReactNode = (
    <>
      {hint && <PlanHint about="exports" />}
      {printed && (
        <Suspense>
          <PrintReport title={title} people={printed} job={job} onDone={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </>
  )
  return { menu, report }
}
