import type { Allowance, JobProfile, ResumeDetail } from '@evenhand/model'
import { ApiError } from '../../api/api-client.ts'
import { cancelRun, loadRun } from '../../api/runs-api.ts'
import { forgetLook } from '../../ui/kept-look.ts'
import { loadDevice, loadServer } from './load-parts.ts'
import { limitCode } from './limit-code.ts'
import type { JobEdits } from './edit-job.ts'
import { findSameContent, haveEqualSizes } from './find-same-content.ts'
import { jobToScreen } from './job-to-screen.ts'
import { mendRun } from './mend-run.ts'
import { ownerAway } from './owner-away.ts'
import { resumeScreening } from './resume-screening.ts'
import { createRunDesk, type RunDesk } from './run-desk.ts'
import { isFinished, restoreRun, type RunUpdate } from './run-view.ts'
import { loadSamples } from './sample-files.ts'
import { startHere } from './start-here.ts'
import { noticeToTell, type ScreeningStore, type ToolNotice } from './screening-store.ts'
import { addFiles } from './selection.ts'
import { packedKind } from './packed-kind.ts'
import { dropHeld, holdSelection, isHeld, loadKeeper, putAway, readHeld, takeBack } from './put-away.ts'
import { noticeOf, noticeOfSelection } from './tool-notices.ts'

/** Where a tab remembers its screening, so that a reload takes it up again. */
const RUN_KEY = 'evenhand-run'
/** Refusals that say nothing of a run: the connection, the server's health, or the page was left meanwhile. */
const PASSING = new Set<string>(['network', 'unavailable', 'too-many-requests', 'internal'])

/** Everything a reader can do with the tool. The store holds the outcome; `onSpent` is called when allowance was. */
export function createScreening(store: ScreeningStore, onSpent: () => void) {
  const desk = createRunDesk(store, onSpent)
  return {
    ...selecting(store),
    ...running(store, desk, onSpent),
    ...returning(store, desk),
    ...mendRun(store, desk, onSpent),
    ...resumeScreening(store, desk, onSpent),
    ...ownerAway(store, desk),
  }
}

export type Screening = ReturnType<typeof createScreening>

function selecting(store: ScreeningStore) {
  return {
    select: (files: readonly File[]): void => {
      // An empty folder, or a choice that is told again once it was taken: what was said of the last one stays.
      if (files.length === 0) return
      const add = (found: readonly File[]) => {
        const result = addFiles(store.get().files, found)
        store.set({ files: result.files, notice: noticeOfSelection(result) })
        if (haveEqualSizes(result.files)) void leaveOutCopies(store)
      }
      if (files.some((file) => packedKind(file))) {
        store.set({ notice: { kind: 'unpacking' } })
        void unpack(files).then(add)
      } else add(files)
      // Wanted as soon as the screening starts; if it does not come now, it is asked for again then.
      void loadServer().catch(() => undefined)
      void loadKeeper().catch(() => undefined)
    },
    remove: (key: string): void =>
      store.set(({ files }) => ({ files: files.filter((file) => file.key !== key), notice: undefined })),
    clear: (): void => store.set({ files: [], notice: undefined }),
    setJobText: (jobText: string): void => {
      if (store.get().jobText === '') void loadKeeper().catch(() => undefined)
      store.set(({ understood, jobEdits }) =>
        // With its text gone a job is another one: what was added to it goes too.
        jobText.trim()
          ? { jobText, understood }
          : { jobText, understood: undefined, jobEdits: { ...jobEdits, added: [] } },
      )
    },
    setUnderstood: (understood: JobProfile): void =>
      store.set(({ jobText }) => (jobText === understood.text ? { understood } : {})),
    editJob: (edit: (edits: JobEdits) => JobEdits): void => store.set(({ jobEdits }) => ({ jobEdits: edit(jobEdits) })),
    setOnDevice: (onDevice: boolean): void => {
      store.set({ onDevice })
      if (onDevice) void import('./prefetch-device.ts').then(({ prefetchDevice }) => prefetchDevice())
    },
    /** Puts the selection away while the reader is on another site's pages. What cannot be kept does not stop them. */
    keep: async (): Promise<void> => void (await putAway(store)),
    /** The same before the page is loaded anew; false where something could not be kept. */
    keepAll: (): Promise<boolean> => putAway(store),
    /** Takes the selection up again after that; a run that goes on takes up its own. */
    takeBack: async (): Promise<void> => {
      if (!isHeld() || sessionStorage.getItem(RUN_KEY) === null) await takeBack(store)
    },
    tellGone: (isAccountGone: boolean): void => store.set({ isAccountGone }),
    dismiss: (): void => store.set({ notice: undefined }),
    tell: (notice: ToolNotice): void => store.set((state) => ({ notice: noticeToTell(state, notice) })),
  }
}

/** How a run counts. */
type Counting = { allowance: Allowance | undefined; isCounted: boolean; first?: number }

function running(store: ScreeningStore, desk: RunDesk, onSpent: () => void) {
  return {
    /**
     * Starts a run with the selected files. False: the allowance is known to be too small, and the page says so.
     * `isCounted`: this server counts resumes; those of this device as well. `first`: only so many of the files, the
     * others stay selected.
     */
    start: (language: string, { allowance, isCounted, first }: Counting): boolean => {
      const { files: selected, onDevice } = store.get()
      const files = selected.slice(0, first)
      const code = allowance && limitCode(allowance, files.length)
      if (code) {
        store.set({ notice: { kind: 'over-limit', code, remaining: allowance.remaining } })
        return false
      }
      const names = files.map(({ name }) => name)
      store.set({ originals: new Map(files.map(({ file }, position) => [position, file])) })
      if (onDevice) {
        startHere(store, desk, { files, names, isCounted, onSpent })
        return true
      }
      const letGo = holdSelection(store)
      const signal = desk.begin(desk.beginFresh('server', names))
      const onUpdate = (update: RunUpdate) => {
        // From here on a reload takes up the run that the server knows, with what it has not had yet of this browser.
        if (update.type === 'created') sessionStorage.setItem(RUN_KEY, update.id)
        desk.onUpdate(update)
      }
      const screen = async () => {
        const [{ screenOnServer }, job] = await Promise.all([loadServer(), jobToScreen(store)])
        signal.throwIfAborted()
        await screenOnServer({ files, job, language, signal, onUpdate, onSent: letGo })
      }
      void desk.follow(signal, screen().finally(letGo))
      return true
    },

    /** Screens the invented samples on this device; nothing is uploaded or counted. */
    startSamples: async (): Promise<void> => {
      const signal = desk.begin(desk.beginFresh('sample', []))
      const details = new Map<string, ResumeDetail>()
      const screen = async () => {
        const [{ screenOnDevice }, { files, job }] = await Promise.all([loadDevice(), loadSamples(signal)])
        signal.throwIfAborted()
        store.set({
          run: desk.beginFresh(
            'sample',
            files.map(({ name }) => name),
          ),
          details,
        })
        await screenOnDevice({ files: toPlaced(files), job, signal, onUpdate: desk.onUpdate, details })
      }
      await desk.follow(signal, screen())
    },

    cancel: async (): Promise<void> => {
      const { run } = store.get()
      if (!run || isFinished(run)) return
      desk.stop()
      desk.onUpdate({ type: 'state', state: 'cancelled' })
      desk.draw()
      if (!run.id) return
      await cancelRun(run.id).catch((error: unknown) => store.set({ notice: noticeOf(error) }))
      onSpent()
    },
  }
}

/** The files inside archives in their place; where that part cannot be loaded, the archives themselves. */
const unpack = (files: readonly File[]) =>
  import('./unpack-files.ts').then(({ unpackFiles }) => unpackFiles(files)).catch(() => files)

/** Files that hold what another one holds are taken out of the selection, and the page says which. */
async function leaveOutCopies(store: ScreeningStore): Promise<void> {
  const copies = await findSameContent(store.get().files)
  store.set(({ run, files, notice }) => {
    const left = files.filter(({ key }) => !copies.some((copy) => copy.key === key))
    // A screening that has begun meanwhile keeps all it began with.
    if (run || left.length === files.length) return {}
    const before = notice?.kind === 'left-out' ? notice : { repeated: 0, unreadable: [] }
    return { files: left, notice: { ...before, kind: 'left-out', same: copies.map(({ name }) => name) } }
  })
}

const toPlaced = (files: readonly File[]) => files.map((file, position) => ({ position, name: file.name, file }))

function returning(store: ScreeningStore, desk: RunDesk) {
  const goOn = async (id: string, signal: AbortSignal) => {
    const { followRun } = await loadServer()
    await followRun(id, { signal, onUpdate: desk.onUpdate })
  }
  return {
    /** Back to the tool; the selection and the job text are as they were. */
    leave: (): void => {
      desk.stop()
      sessionStorage.removeItem(RUN_KEY)
      forgetLook()
      store.set({ run: undefined, notice: undefined, details: new Map(), originals: new Map() })
    },

    /** Shows a run of before. Throws ApiError when the server does not have it. */
    open: async (id: string): Promise<void> => {
      const view = restoreRun(await loadRun(id))
      sessionStorage.setItem(RUN_KEY, id)
      const signal = desk.begin(view)
      store.set({ details: new Map() })
      if (!isFinished(view)) void desk.follow(signal, goOn(id, signal))
    },

    /**
     * Takes up the run this tab had open before it was reloaded, and sends what it had not sent by then. Files that this
     * browser did not keep are gone: they say so.
     */
    restore: async (): Promise<void> => {
      const id = sessionStorage.getItem(RUN_KEY)
      if (!id || store.get().run) return
      try {
        const detail = await loadRun(id)
        const view = restoreRun(detail)
        const signal = desk.begin(view)
        if (isFinished(view)) return await dropHeld()
        const [{ takeUpRun }, kept] = await Promise.all([loadServer(), readHeld()])
        const files = kept.flatMap((file, position) =>
          view.rows[position]?.fileName === file.name ? [{ position, file }] : [],
        )
        store.set(({ files: chosen }) => ({
          files: addFiles(chosen, kept.slice(view.rows.length)).files,
          originals: new Map(files.map(({ position, file }) => [position, file])),
        }))
        const { onUpdate } = desk
        const letGo = () => void dropHeld()
        await desk.follow(signal, takeUpRun(id, { files, signal, onUpdate, onSent: letGo }).finally(letGo))
      } catch (error) {
        // Deleted or somebody else's by now: the page starts afresh. Where nobody answered, it is there the next time.
        if (!(error instanceof ApiError) || PASSING.has(error.code)) return
        sessionStorage.removeItem(RUN_KEY)
        await takeBack(store)
      }
    },
  }
}
