/** Written by the build: every file of the application that a screening on this device may load. */
const LIST = '/device-files.json'

let done: Promise<void> | undefined

/**
 * Brings all parts of a screening on this device into the browser's cache, so that it goes on without a connection.
 * Where that fails the parts load when they are needed; asked again, it tries again.
 */
export function prefetchDevice(): Promise<void> {
  done ??= fetchAll().catch(() => {
    done = undefined
  })
  return done
}

async function fetchAll(): Promise<void> {
  const answer = await fetch(LIST)
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`)
  const paths = (await answer.json()) as string[]
  // One after the other: a reader who goes on typing and choosing files has the connection first.
  for (const path of paths) await (await fetch(path)).arrayBuffer()
}
