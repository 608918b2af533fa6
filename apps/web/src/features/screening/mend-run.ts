import type { FailureCode, ResumeDetail, ResumeRow, ResumeText } from '@evenhand/model'
import { replaceResumes, retryRun } from '../../api/runs-api.ts'
import { loadCount, loadDevice, loadServer } from './load-parts.ts'
import type { RunDesk } from './run-desk.ts'
import { isFinished, type RunView } from './run-view.ts'
import type { ScreeningStore } from './screening-store.ts'
import { noticeOf } from './tool-notices.ts'

/** What helps files of a finished screening that gave no result; all others keep theirs. */
export function mendRun(store: ScreeningStore, desk: RunDesk, onSpent: () => void) {
  /** Asks the server first, so that a refusal leaves the screening as it was; then follows what becomes of it. */
  const reopen = async (run: RunView & { id: string }, ask: () => Promise<unknown>) => {
    await ask()
    const signal = desk.begin({ ...run, state: 'running' })
    const goOn = async () => {
      const { followRun } = await loadServer()
      await followRun(run.id, { signal, onUpdate: desk.onUpdate })
    }
    void desk.follow(signal, goOn())
  }
  const tell = (error: unknown) => store.set({ notice: noticeOf(error) })
  return {
    /** Asks the server to analyse again what failed there. */
    retry: async (): Promise<void> => {
      const { run } = store.get()
      if (hasId(run)) await reopen(run, () => retryRun(run.id)).catch(tell)
    },

    /** Reads another file and puts it into the place of one that failed. */
    replace: async ({ position }: ResumeRow, file: File): Promise<void> => {
      const { run } = store.get()
      if (!run || !isFinished(run)) return
      try {
        const read = await readOne(position, file)
        if ('error' in read) return store.set({ notice: { kind: 'not-replaced', name: file.name, reason: read.error } })
        if (hasId(run)) await reopen(run, () => replaceResumes(run.id, [read]))
        else if (run.kind === 'device') putRow(store, run, await judgeHere(run, read, onSpent))
        store.set(({ originals }) => ({ originals: new Map(originals).set(position, file) }))
      } catch (error) {
        tell(error)
      }
    },
  }
}

const hasId = (run: RunView | undefined): run is RunView & { id: string } => run?.kind === 'server' && Boolean(run.id)

type Read = { position: number; resume: ResumeText }

async function readOne(position: number, file: File): Promise<Read | { error: FailureCode }> {
  const { readFiles } = await import('./read-files.ts')
  const { promise, resolve } = Promise.withResolvers<Read | { error: FailureCode }>()
  const { signal } = new AbortController()
  await readFiles([{ position, file }], {
    signal,
    onBegin: () => undefined,
    onRead: (read) => {
      if ('resume' in read && read.resume.text.trim() === '') resolve({ error: 'no-text' })
      else resolve(read)
    },
  })
  return promise
}

type Judged = { row: ResumeRow; found: ReadonlyMap<string, ResumeDetail> }

/** Judges one more text on this device, and counts it where resumes are counted. */
async function judgeHere(run: RunView, read: Read, onSpent: () => void): Promise<Judged> {
  const [{ analyzeHere }, { countHere }] = await Promise.all([loadDevice(), loadCount()])
  const count = run.isCounted ? await countHere(1) : undefined
  const found = new Map<string, ResumeDetail>()
  const row = await analyzeHere(read, run.job, found)
  void count?.(found.size).then(onSpent, onSpent)
  return { row, found }
}

/** Puts a result of this device on the page, unless another screening has taken its place. */
function putRow(store: ScreeningStore, run: RunView, { row, found }: Judged): void {
  store.set(({ run: now, details }) => {
    if (now?.startedAt !== run.startedAt) return {}
    const rows = now.rows.map((each) => (each.position === row.position ? row : each))
    const succeeded = rows.filter(({ state }) => state === 'done').length
    const progress = { ...now.progress, succeeded, failed: now.progress.processed - succeeded }
    return { run: { ...now, rows, progress }, details: new Map([...details, ...found]) }
  })
}
