/** Where a tab remembers how its results are looked at: what is searched for may be a name, so it stands in no address. */
const KEY = 'evenhand-look'

/** Keeps for this tab how the results of a run are looked at. */
export function keepLook(runId: string, look: object): void {
  sessionStorage.setItem(KEY, JSON.stringify({ runId, look }))
}

/** How these results were looked at before this tab was loaded again. */
export function findLook<T extends object>(runId: string | undefined): Partial<T> | undefined {
  const kept = runId === undefined ? null : sessionStorage.getItem(KEY)
  if (kept === null) return undefined
  const { runId: id, look } = JSON.parse(kept) as { runId: string; look: Partial<T> }
  return id === runId ? look : undefined
}

export const forgetLook = (): void => sessionStorage.removeItem(KEY)
