/** The address in what a browser says of code that it could not fetch; Safari names none. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/[^\s'"]+\.js/.exec(error.message)?.[0] : undefined
}

/**
 * Fetches code that is wanted later, as often as it is asked. Browsers that keep to the standard of before 2026 never
 * fetch a module again that they could not fetch once (whatwg/html#6768), so it is asked for under another address.
 */
export function codeFetcher<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined
  let asked = 0
  const fetchAgain = (from: string): Promise<Module> => import(/* @vite-ignore */ `${from}?again=${asked}`)
  return () => {
    asked++
    return (address === undefined ? load() : fetchAgain(address)).catch((error: unknown) => {
      address ??= addressIn(error)
      throw error
    })
  }
}
