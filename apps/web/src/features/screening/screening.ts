import type { Allowance, ResumeDetail } from '@evenhand/model'
import { ApiError } from '../../api/api-client.ts'
import { cancelRun, loadRun, retryRun, sendResumes } from '../../api/runs-api.ts'
import { beginRun, isFinished, restoreRun, type RunUpdate, type RunView, updateRun } from './run-view.ts'
import { followRun, screenOnServer } from './screen-on-server.ts'
import type { ScreeningStore, ToolNotice } from './screening-store.ts'
import { addFiles } from './selection.ts'

/** Time between two drawings of a running screening, in milliseconds. */
const DRAW_EVERY = 120
const RUN_KEY = 'evenhand-run'

/** Everything a reader can do with the tool. The store holds the outcome. */
export function createScreening(store: ScreeningStore, onSpent: () => void) {
  let work = new AbortController()
  let waiting: RunUpdate[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    clearTimeout(timer)
    timer = undefined
    const updates = waiting
    waiting = []
    store.set(({ run }) => (run ? { run: updateRun(run, updates) } : {}))
  }
  const onUpdate = (update: RunUpdate) => {
    waiting.push(update)
    if (update.type === 'created' && update.id) remember(update.id)
    timer ??= setTimeout(draw, DRAW_EVERY)
  }
  const begin = (run: RunView) => {
    work.abort()
    work = new AbortController()
    waiting = []
    store.set({ run, notice: undefined })
    return work.signal
  }
  const end = (signal: AbortSignal, error?: unknown) => {
    if (signal.aborted) return
    draw()
    onSpent()
    if (error === undefined) return store.set({ files: [] })
    const run = store.get().run
    // Refused before it began: back to the tool, with the files still there.
    const refused = run?.state === 'starting'
    store.set({ notice: noticeOf(error), ...(refused ? { run: undefined } : {}) })
  }
  const follow = (signal: AbortSignal, job: Promise<void>) =>
    job.then(
      () => end(signal),
      (error: unknown) => end(signal, error),
    )

  return {
    select(files: readonly File[]) {
      const result = addFiles(store.get().files, files)
      store.set({ files: result.files, notice: noticeOfSelection(result) })
    },
    remove(key: string) {
      store.set(({ files }) => ({ files: files.filter((file) => file.key !== key), notice: undefined }))
    },
    clear: () => store.set({ files: [], notice: undefined }),
    setJobText: (jobText: string) => store.set({ jobText }),
    dismiss: () => store.set({ notice: undefined }),
    tell: (notice: ToolNotice) => store.set({ notice }),

    /** Starts a run with the selected files, unless the allowance is known to be too small. */
    start(language: string, allowance: Allowance | undefined) {
      const { files, jobText } = store.get()
      if (allowance && files.length > allowance.remaining) {
        const { plan, remaining } = allowance
        store.set({ notice: { kind: 'over-limit', guest: plan === 'guest' || plan === 'free', remaining } })
        return
      }
      const names = files.map(({ name }) => name)
      const signal = begin(beginRun('server', names, Date.now()))
      void follow(signal, screenOnServer({ files, jobText, language, signal, onUpdate }))
    },

    /** Screens the invented samples on this device; nothing is uploaded or counted. */
    async startSamples() {
      const signal = begin(beginRun('sample', [], Date.now()))
      const { screenSamples } = await import('./screen-samples.ts')
      const addDetail = (detail: ResumeDetail) =>
        store.set(({ details }) => ({ details: new Map(details).set(detail.row.id, detail) }))
      const onBegin = (names: string[]) => store.set({ run: beginRun('sample', names, Date.now()) })
      await follow(signal, screenSamples({ signal, onBegin, onUpdate, addDetail }))
    },

    async cancel() {
      const run = store.get().run
      if (!run || isFinished(run)) return
      work.abort()
      waiting.push({ type: 'state', state: 'cancelled' })
      draw()
      if (!run.id) return
      await cancelRun(run.id).catch((error: unknown) => store.set({ notice: noticeOf(error) }))
      onSpent()
    },

    /** Asks the server to analyse again what failed there. */
    async retry() {
      const run = store.get().run
      if (!run?.id) return
      const signal = begin({ ...run, state: 'running' })
      const id = run.id
      await follow(
        signal,
        retryRun(id).then(() => followRun(id, { signal, onUpdate })),
      )
    },

    /** Back to the tool; the selection and the job text are as they were. */
    leave() {
      work.abort()
      forget()
      store.set({ run: undefined, notice: undefined })
    },

    /** Takes up the run this tab had open before it was reloaded. Files not sent by then are gone: they say so. */
    async restore() {
      const id = sessionStorage.getItem(RUN_KEY)
      if (!id || store.get().run) return
      try {
        const detail = await loadRun(id)
        const signal = begin(restoreRun(detail))
        const unsent = detail.resumes.filter((row) => row.state === 'waiting')
        const giveUp = async () => {
          for (let from = 0; from < unsent.length; from += 10) {
            const positions = unsent.slice(from, from + 10).map((row) => row.position)
            await sendResumes(
              id,
              positions.map((position) => ({ position, error: 'could-not-read' })),
              signal,
            )
          }
        }
        if (detail.run.state === 'done' || detail.run.state === 'cancelled') return
        await follow(
          signal,
          giveUp().then(() => followRun(id, { signal, onUpdate })),
        )
      } catch {
        // Deleted or somebody else's by now: the page starts afresh.
        forget()
      }
    },
  }
}

export type Screening = ReturnType<typeof createScreening>

const remember = (id: string) => sessionStorage.setItem(RUN_KEY, id)
const forget = () => sessionStorage.removeItem(RUN_KEY)

function noticeOf(error: unknown): ToolNotice {
  if (error instanceof ApiError) return { kind: 'error', code: error.code, args: error.args }
  return { kind: 'error', code: 'upload', args: {} }
}

function noticeOfSelection({ repeated, unreadable, tooMany }: ReturnType<typeof addFiles>): ToolNotice | undefined {
  if (tooMany) return { kind: 'error', code: 'too-many-files', args: {} }
  return repeated > 0 || unreadable.length > 0 ? { kind: 'left-out', repeated, unreadable } : undefined
}
