import type { JobEdits } from './edit-job.ts'
import { SELECTION_KEY } from './left-selection.ts'

/** What a reader has chosen and typed, on its way through another site's pages or a newer version of this one. */
export type Selection = { files: File[]; jobText: string; jobEdits?: JobEdits }

const NAME = SELECTION_KEY

/** Puts a selection away in this browser until this tab comes back. */
export async function keepSelection(selection: Selection): Promise<void> {
  const id = String(Date.now())
  // First: what is put away must be found again, also by who never comes back.
  localStorage.setItem(NAME, id)
  await inStore('readwrite', (store) => store.put(selection, id))
  sessionStorage.setItem(NAME, id)
}

/** What this tab has put away; it stays there. Undefined where it is gone. */
export async function readSelection(): Promise<Selection | undefined> {
  const id = sessionStorage.getItem(NAME) ?? ''
  return (await inStore('readonly', (store) => store.get(id))) as Selection | undefined
}

/** Takes back what was put away, once. Undefined where it is gone. */
export async function takeSelection(): Promise<Selection | undefined> {
  const found = await readSelection()
  sessionStorage.removeItem(NAME)
  await forgetSelections()
  return found
}

/** Deletes what this tab has put away, and nothing of others. */
export async function dropSelection(): Promise<void> {
  const id = sessionStorage.getItem(NAME)
  if (id === null) return
  sessionStorage.removeItem(NAME)
  await inStore('readwrite', (store) => store.delete(id))
  if (localStorage.getItem(NAME) === id) localStorage.removeItem(NAME)
}

/** Deletes what was put away, also by tabs that never came back. */
export async function forgetSelections(): Promise<void> {
  await inStore('readwrite', (store) => store.clear())
  localStorage.removeItem(NAME)
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(NAME, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(NAME))
  const database = (await done(opening)) as IDBDatabase
  try {
    return await done(work(database.transaction(NAME, mode).objectStore(NAME)))
  } finally {
    database.close()
  }
}

function done(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the selection could not be kept')))
  })
}
