import type { ScreeningStore } from './screening-store.ts'

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

/** To put more bytes away would take longer than the server takes to answer. */
const MOST_HELD = 100_000_000

/**
 * Until the server knows a screening, a reload would lose its files: they are put away meanwhile, and come back as they
 * were chosen. Gives what lets them go again.
 */
export function holdSelection(store: ScreeningStore): () => void {
  const bytes = store.get().files.reduce((sum, { file }) => sum + file.size, 0)
  if (bytes > MOST_HELD) return () => undefined
  const held = putAway(store)
  return () => void held.then(async () => (await loadKeeper()).dropSelection()).catch(() => undefined)
}
