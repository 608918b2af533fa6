import { loadServer } from './load-parts.ts'
import type { RunDesk } from './run-desk.ts'
import { isFinished } from './run-view.ts'
import type { ScreeningStore } from './screening-store.ts'

/** What happens to a screening of an account whose session the server ends: it stays on the page, and waits. */
export function ownerAway(store: ScreeningStore, desk: RunDesk) {
  return {
    /** False: there is no screening of the account on the page. */
    holdForOwner: (): boolean => {
      const { run } = store.get()
      if (run?.kind !== 'server') return false
      desk.draw()
      store.set(({ run }) => ({
        run: run && { ...run, isOwnerAway: true },
        notice: { kind: 'error', code: 'session-ended', args: {} },
      }))
      return true
    },

    /** Whoever it belongs to is signed in again: it goes on with what was not sent by then. */
    takeUpForOwner: (): void => {
      const { run, originals } = store.get()
      if (!run?.isOwnerAway) return
      const view = { ...run, isOwnerAway: undefined }
      const { id } = run
      if (!id || isFinished(run)) return store.set({ run: view, notice: undefined })
      const files = [...originals].map(([position, file]) => ({ position, file }))
      const signal = desk.begin(view)
      const { onUpdate } = desk
      void desk.follow(
        signal,
        loadServer().then(({ takeUpRun }) => takeUpRun(id, { files, signal, onUpdate })),
      )
    },
  }
}
