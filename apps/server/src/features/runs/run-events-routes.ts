import { RunEvent } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { AppError } from '../../http/app-error.ts'
import { answers, createRouter } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import { loadKey } from './load-key.ts'
import { listMessages } from './run-events-store.ts'
import { findRunHead } from './runs-store.ts'

const HEARTBEAT = 15_000
/** How long a stream waits for news of another process before it looks itself. */
const LOOK_AGAIN = 1_000
const STREAMS_PER_OWNER = 3
const STREAMS = 1_000

const events = createRoute({
  method: 'get',
  path: '/api/runs/{id}/events',
  summary: 'What happens in a run, as server-sent events; Last-Event-ID goes on after a message',
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    headers: z.object({ 'last-event-id': z.coerce.number().int().min(0).optional() }),
  },
  responses: {
    200: { description: 'Messages, each a RunEvent', content: { 'text/event-stream': { schema: RunEvent } } },
    ...answers,
  },
})

export function runEventsRoutes(deps: Deps) {
  const open = new Map<string, number>()
  let total = 0
  function enter(ownerId: string): () => void {
    const own = open.get(ownerId) ?? 0
    if (own >= STREAMS_PER_OWNER || total >= STREAMS) throw new AppError('too-many-requests', 429)
    open.set(ownerId, own + 1)
    total++
    return () => {
      total--
      const left = (open.get(ownerId) ?? 1) - 1
      if (left > 0) open.set(ownerId, left)
      else open.delete(ownerId)
    }
  }
  return createRouter().openapi(events, async (context) => {
    const { id } = context.req.valid('param')
    const { id: ownerId, isStillIn = async () => true } = context.get('owner')
    const run = await findRunHead(deps.db, ownerId, id)
    if (!run) throw new AppError('not-found', 404)
    const key = await loadKey(deps, ownerId)
    const leave = enter(ownerId)
    const after = context.req.valid('header')['last-event-id'] ?? 0
    context.header('X-Accel-Buffering', 'no')
    const watched = { runId: id, key, after, isStillIn }
    // Nothing of a failure is told: the stream ends, and its reader asks again.
    return streamSSE(context, (stream) =>
      sendEvents(deps, stream, watched)
        .catch((error: unknown) => deps.log.error({ event: 'stream', runId: id, error }))
        .finally(leave),
    )
  })
}

/** Sends what is stored, then what comes, until the run has ended, the listener is signed out, or nobody listens. */
async function sendEvents(
  deps: Deps,
  stream: SSEStreamingApi,
  watched: { runId: string; key: OwnerKey; after: number; isStillIn: () => Promise<boolean> },
): Promise<void> {
  const closed = new AbortController()
  stream.onAbort(() => closed.abort())
  const end = AbortSignal.any([closed.signal, deps.stopping.signal])
  let { after } = watched
  let spoke = Date.now()
  // A first word, so that the reader knows that the stream is open.
  await stream.write(': open\n\n')
  while (!end.aborted) {
    // Asked for before the messages are read: news in between is not missed.
    const news = deps.signals.next(watched.runId, LOOK_AGAIN, end)
    if (!(await watched.isStillIn())) return
    const run = await findRunHead(deps.db, watched.key.ownerId, watched.runId)
    const messages = await listMessages(deps.db, watched.key, { runId: watched.runId, after })
    for (const { id, data } of messages) {
      await stream.writeSSE({ id: String(id), data })
      after = id
    }
    if (messages.length > 0) spoke = Date.now()
    else if (!run || run.state === 'done' || run.state === 'cancelled') return
    else {
      if (Date.now() - spoke >= HEARTBEAT) {
        await stream.write(': alive\n\n')
        spoke = Date.now()
      }
      await news
    }
  }
}
