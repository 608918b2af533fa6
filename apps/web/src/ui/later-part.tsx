import { type ComponentType, type ReactNode, use } from 'react'

/** How each part that could not be loaded is asked for again. */
const failed = new Set<() => void>()

/** What could not be loaded is asked for again when it is next drawn: the connection may be back. */
export function askAgain(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** The address in what a browser says of code that it could not fetch; Safari names none. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/[^\s'"]+\.js/.exec(error.message)?.[0] : undefined
}

/**
 * A component whose code loads when it is first drawn; suspends meanwhile. Unlike with React's own `lazy`, a failure
 * is not for ever: see `askAgain`. Browsers that keep to the standard of before 2026 never fetch a module again that
 * they could not fetch once (whatwg/html#6768), so it is asked for under another address.
 */
export function laterPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | undefined
  let address: string | undefined
  let asked = 0
  const fetchAgain = (from: string): Promise<Module> => import(/* @vite-ignore */ `${from}?again=${asked}`)
  const start = () => {
    asked++
    return (address === undefined ? load() : fetchAgain(address)).then(pick).catch((error: unknown) => {
      address ??= addressIn(error)
      failed.add(() => (loading = undefined))
      throw error
    })
  }
  return function LaterPart(props: Props): ReactNode {
    loading ??= start()
    const Part = use(loading)
    return <Part {...props} />
  }
}
