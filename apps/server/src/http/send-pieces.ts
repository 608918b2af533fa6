import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'hono'

/** What is sent piece by piece: texts or bytes. */
export type Piece = string | Uint8Array<ArrayBuffer>

/**
 * Sends pieces as they are made, each on behalf of the request that asked for them. Where making them fails `onError` is
 * told and the connection is cut: half a file must not look like a whole one.
 */
export function sendPieces(
  context: Context,
  pieces: AsyncGenerator<Piece>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  // The stream is read by the server, outside of the request: whose rows may be reached would be forgotten there.
  const within = AsyncLocalStorage.snapshot()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await within(() => pieces.next())
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        onError(error)
        throw error
      }
    },
    async cancel() {
      await within(() => pieces.return(undefined))
    },
  })
  return context.body(body)
}
