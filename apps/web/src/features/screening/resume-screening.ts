import type { ResumeDetail } from '@evenhand/model'
import { loadCount, loadDevice, loadServer } from './load-parts.ts'
import type { RunDesk } from './run-desk.ts'
import { countDone, resumeView, type RunView } from './run-view.ts'
import type { ScreeningStore } from './screening-store.ts'

/** How a cancelled screening goes on: what it has stays, and the files it did not come to are analysed. */
export function resumeScreening(store: ScreeningStore, desk: RunDesk, onSpent: () => void) {
  return {
    resume: (): void => {
      const { run, originals, details } = store.get()
      if (run?.state !== 'cancelled') return
      const files = run.rows.flatMap(({ position, fileName: name, state }) => {
        const file = originals.get(position)
        return state === 'cancelled' && file ? [{ position, name, file }] : []
      })
      const { id } = run
      const signal = desk.begin(resumeView(run))
      const { onUpdate } = desk
      const onServer = async (runId: string) => {
        const { goOnWithRun } = await loadServer()
        await goOnWithRun(runId, { files, signal, onUpdate })
      }
      const work = id ? onServer(id) : onDevice(run, { files, signal, onUpdate, known: details })
      void desk.follow(
        signal,
        work.catch((error: unknown) => {
          // Refused, it is as it was: cancelled, and may go on another time.
          if (!signal.aborted) onUpdate({ type: 'state', state: 'cancelled' })
          throw error
        }),
      )
    },
  }

  async function onDevice(run: RunView, { files, signal, onUpdate, known }: Going): Promise<void> {
    const [{ screenOnDevice }, { countHere }] = await Promise.all([loadDevice(), loadCount()])
    const count = run.isCounted ? await countHere(files.length) : undefined
    const details = new Map(known)
    try {
      signal.throwIfAborted()
      store.set({ details })
      await screenOnDevice({ files, job: run.job, before: countDone(run), signal, onUpdate, details })
    } finally {
      void count?.(details.size - known.size).then(onSpent, onSpent)
    }
  }
}

type Going = {
  files: readonly { position: number; name: string; file: File }[]
  signal: AbortSignal
  onUpdate: RunDesk['onUpdate']
  known: ReadonlyMap<string, ResumeDetail>
}
