/** Lets so many through at once; the others wait in their order. */
export type Gate = (signal?: AbortSignal) => Promise<() => void>

export function createGate(size: number): Gate {
  let free = size
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) free++
    else next()
  }
  return async (signal) => {
    signal?.throwIfAborted()
    if (free > 0) {
      free--
      return leave
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const give = () => {
      signal?.removeEventListener('abort', quit)
      resolve()
    }
    const quit = () => {
      waiting.splice(waiting.indexOf(give), 1)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', quit, { once: true })
    waiting.push(give)
    await promise
    return leave
  }
}
