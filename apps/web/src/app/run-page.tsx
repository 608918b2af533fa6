import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { ResumeRow } from '@evenhand/model'
import { fetchCsv, loadResume } from '../api/runs-api.ts'
import { Results } from '../features/results/results.tsx'
import { isFinished, type RunView } from '../features/screening/run-view.ts'
import { RunHeader } from '../features/screening/run-header.tsx'
import { RunAnnouncer, RunProgress } from '../features/screening/run-progress.tsx'
import { ToolMessage } from '../features/screening/tool-message.tsx'
import type { ScreeningState } from '../features/screening/screening-store.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { type Texts, useTexts } from '../texts/texts.tsx'
import { jumpTo } from '../ui/jump.ts'
import { saveFile } from '../ui/save-file.ts'
import classes from './run-page.module.css'

/** A screening: how far it is, and its results as they come. */
export function RunPage({ onNew }: { onNew: () => void }) {
  const texts = useTexts()
  const { language } = texts
  const { state, screening } = useScreening()
  const top = useRef<HTMLDivElement>(null)
  const run = state.run
  useEffect(() => top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), [])
  useWarning(run)
  const load = useLoadDetail(run)
  if (!run) return null
  const save = async () => {
    try {
      const table = run.id ? await fetchCsv(run.id, language) : await writeHere(run, state.details, texts)
      saveFile(table, `resume-analysis-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch {
      screening.tell({ kind: 'error', code: 'exportFailed', args: {} })
    }
  }
  return (
    <div ref={top} className={classes['page']}>
      <RunHeader run={run} onCancel={() => void screening.cancel()} onExport={() => void save()} onNew={onNew} />
      {state.notice && (
        <ToolMessage notice={state.notice} onUpgrade={() => jumpTo('pricing')} onClose={screening.dismiss} />
      )}
      <RunAnnouncer run={run} />
      {!isFinished(run) && <RunProgress run={run} />}
      <Results
        key={run.id ?? run.startedAt}
        rows={run.rows}
        job={run.job}
        state={run.state}
        load={load}
        onRetry={run.kind === 'server' && isFinished(run) ? () => void screening.retry() : undefined}
      />
    </div>
  )
}

/** The table of a screening on this device; its writer is loaded when it is wanted. */
async function writeHere(run: RunView, details: ScreeningState['details'], texts: Texts): Promise<Blob> {
  const { writeCsv } = await import('./write-csv.ts')
  return writeCsv(run.rows, details, texts)
}

/** Asks before leaving while files are still being read here, or results are only here: they are lost with the page. */
function useWarning(run: RunView | undefined) {
  const reading = run !== undefined && !isFinished(run) && run.rows.some(({ state }) => state === 'waiting')
  const unsent = reading || (run?.kind === 'device' && run.progress.succeeded > 0)
  useEffect(() => {
    if (!unsent) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsent])
}

/** One person's details: kept here for screenings on this device, else from the server, once each. */
function useLoadDetail(run: RunView | undefined) {
  const { state } = useScreening()
  const queries = useQueryClient()
  const { details } = state
  const id = run?.id
  return useCallback(
    async (row: ResumeRow) => {
      const here = details.get(row.id)
      if (here) return here
      if (!id) throw new Error('these details are gone')
      return queries.fetchQuery({
        queryKey: ['runs', id, 'resumes', row.id],
        queryFn: ({ signal }) => loadResume(id, row.id, signal),
        staleTime: Infinity,
      })
    },
    [details, id, queries],
  )
}
