import { beginRun, type RunUpdate, type RunView, updateRun } from './run-view.ts'
import { noticeToTell, type ScreeningState, type ScreeningStore } from './screening-store.ts'
import { noticeOf } from './tool-notices.ts'

/** Time between two drawings of a running screening, in milliseconds. */
const DRAW_EVERY = 120

/** Keeps one screening at work at a time, and puts what happens in it into the store, many updates at once. */
export function createRunDesk(store: ScreeningStore, onSpent: () => void) {
  let work = new AbortController()
  let waiting: RunUpdate[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    clearTimeout(timer)
    timer = undefined
    const updates = waiting
    waiting = []
    store.set(({ run }) => (run ? { run: updateRun({ ...run, drawnAt: Date.now() }, updates) } : {}))
  }
  const end = (error?: unknown) => {
    draw()
    // What was screened here has changed no count on the server, which must not hear of it either.
    if (store.get().run?.kind === 'server') onSpent()
    if (error === undefined) return store.set(withoutScreened)
    // Refused before it began: back to the tool, with the files still there.
    const refused = store.get().run?.state === 'starting'
    const fallback = store.get().run?.kind === 'server' ? 'upload' : 'analysis'
    store.set((state) => ({
      notice: noticeToTell(state, noticeOf(error, fallback)),
      ...(refused ? { run: undefined } : {}),
    }))
  }
  return {
    onUpdate: (update: RunUpdate) => {
      waiting.push(update)
      timer ??= setTimeout(draw, DRAW_EVERY)
    },
    /** Puts a run on the page in the place of any other. The signal ends with it. */
    begin: (run: RunView): AbortSignal => {
      work.abort()
      work = new AbortController()
      waiting = []
      store.set({ run, notice: undefined })
      return work.signal
    },
    beginFresh: (kind: RunView['kind'], fileNames: readonly string[]) => beginRun(kind, fileNames, Date.now()),
    /** Waits for a screening's end and tells its outcome, unless another has taken its place. */
    follow: async (signal: AbortSignal, job: Promise<void>): Promise<void> => {
      try {
        await job
        if (!signal.aborted) end()
      } catch (error) {
        if (!signal.aborted) end(error ?? new Error('stopped'))
      }
    },
    stop: (): void => work.abort(),
    draw,
  }
}

/** Of the files chosen those are left that no run has had: more than the allowance had, or what was chosen before the samples. */
function withoutScreened({ files, originals }: ScreeningState): Pick<ScreeningState, 'files'> {
  const screened = new Set(originals.values())
  return { files: files.filter(({ file }) => !screened.has(file)) }
}

export type RunDesk = ReturnType<typeof createRunDesk>
