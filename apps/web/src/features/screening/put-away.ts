import { NO_EDITS } from './edit-job.ts'
import { isLeftBehind, SELECTION_KEY } from './left-selection.ts'
import type { ScreeningStore } from './screening-store.ts'
import { addFiles } from './selection.ts'

/** Comes with the first file or letter: once the page is outdated, it comes no more. */
export const loadKeeper = () => import('./keep-selection.ts')

/** Puts what is chosen and typed away in this browser; false where something could not be kept. */
export async function putAway(store: ScreeningStore): Promise<boolean> {
  const { files, jobText, jobEdits } = store.get()
  if (files.length === 0 && jobText.trim() === '') return true
  try {
    const { keepSelection } = await loadKeeper()
    await keepSelection({ files: files.map(({ file }) => file), jobText, jobEdits })
    return true
  } catch {
    return false
  }
}

/** Takes up again what this tab has put away; what nobody came back for is deleted. */
export async function takeBack(store: ScreeningStore): Promise<void> {
  const isBack = sessionStorage.getItem(SELECTION_KEY) !== null
  if (!isBack && !isLeftBehind(localStorage, Date.now())) return
  const { takeSelection, forgetSelections } = await loadKeeper()
  if (!isBack) return forgetSelections()
  sessionStorage.removeItem(HELD_KEY)
  const kept = await takeSelection().catch(() => undefined)
  if (!kept) return
  store.set(({ files, jobText }) => ({
    files: addFiles(files, kept.files).files,
    ...(jobText === '' && { jobText: kept.jobText, jobEdits: kept.jobEdits ?? NO_EDITS }),
  }))
}

/** To put more bytes away would take longer than the server takes to answer. */
const MOST_HELD = 100_000_000

/** Under which a tab remembers that what it has put away is a screening's. */
const HELD_KEY = 'evenhand-held'

/**
 * Until the server has all texts of a screening, a reload would lose its files: they are put away meanwhile, and come back
 * as they were chosen, or go on being sent. Gives what lets them go again.
 */
export function holdSelection(store: ScreeningStore): () => void {
  const bytes = store.get().files.reduce((sum, { file }) => sum + file.size, 0)
  if (bytes > MOST_HELD) return () => undefined
  sessionStorage.setItem(HELD_KEY, '1')
  const held = putAway(store)
  return () => void held.then(dropHeld)
}

/** Whether a screening's files are put away. */
export function isHeld(): boolean {
  return sessionStorage.getItem(HELD_KEY) !== null
}

/** A screening's files that are put away, which stay so; none where they are gone. */
export async function readHeld(): Promise<File[]> {
  if (!isHeld()) return []
  const kept = await (await loadKeeper()).readSelection().catch(() => undefined)
  return kept?.files ?? []
}

export async function dropHeld(): Promise<void> {
  if (!isHeld()) return
  sessionStorage.removeItem(HELD_KEY)
  await loadKeeper()
    .then(({ dropSelection }) => dropSelection())
    .catch(() => undefined)
}
