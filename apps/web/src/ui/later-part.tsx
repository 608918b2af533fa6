import { type ComponentType, type ReactNode, use } from 'react'
import { codeFetcher } from './fetch-code.ts'

/** How each part that could not be loaded is asked for again. */
const failed = new Set<() => void>()

/** What could not be loaded is asked for again when it is next drawn: the connection may be back. */
export function askAgain(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component whose code loads when it is first drawn; suspends meanwhile. Unlike with React's own `lazy`, a failure
 * is not for ever: see `askAgain`.
 */
export function laterPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const fetchCode = codeFetcher(load)
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () =>
    fetchCode()
      .then(pick)
      .catch((error: unknown) => {
        failed.add(() => (loading = undefined))
        throw error
      })
  return function LaterPart(props: Props): ReactNode {
    loading ??= start()
    const Part = use(loading)
    return <Part {...props} />
  }
}
