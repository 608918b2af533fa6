let want: () => void = () => undefined
const wanted = new Promise<void>((resolve) => (want = resolve))

/** From now on every part of the page is wanted at once. */
export const wantAll = (): void => want()

/** Parts of a prerendered page are wanted with the first sign of a reader, as before-paint.js tells it: until then they are read, not used. */
export function wantOnFirstSign(): void {
  void (globalThis as { evenhandSign?: Promise<void> }).evenhandSign?.then(want)
}

/** Loads a part when it is wanted. Outside a browser everything is. */
export async function untilWanted<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document !== 'undefined') await wanted
  return load()
}
