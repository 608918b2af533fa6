import type { ResumeDetail } from '@evenhand/model'
import { jobToScreen } from './job-to-screen.ts'
import { loadCount, loadDevice } from './load-parts.ts'
import type { RunDesk } from './run-desk.ts'
import type { ScreeningStore } from './screening-store.ts'
import type { SelectedFile } from './selection.ts'

type HereOrder = {
  files: readonly SelectedFile[]
  names: string[]
  /** Whether resumes are counted on this server. */
  isCounted: boolean
  onSpent: () => void
}

/** Screens the selected files in this browser. Results live as long as the run is on the page. */
export function startHere(store: ScreeningStore, desk: RunDesk, { files, names, isCounted, onSpent }: HereOrder): void {
  const signal = desk.begin({ ...desk.beginFresh('device', names), isCounted })
  const details = new Map<string, ResumeDetail>()
  store.set({ details })
  const screen = async () => {
    const [{ screenOnDevice }, { countHere }, job] = await Promise.all([loadDevice(), loadCount(), jobToScreen(store)])
    const count = isCounted ? await countHere(names.length) : undefined
    try {
      signal.throwIfAborted()
      await screenOnDevice({
        files: files.map((each, position) => ({ ...each, position })),
        job,
        signal,
        onUpdate: desk.onUpdate,
        details,
      })
    } finally {
      // Also of a screening that was cancelled: those who were judged count.
      void count?.(details.size).then(onSpent, onSpent)
    }
  }
  void desk.follow(signal, screen())
}
