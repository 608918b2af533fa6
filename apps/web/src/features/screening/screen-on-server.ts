import { ApiError } from '../../api/api-client.ts'
import { followEvents } from '../../api/event-stream.ts'
import { createRun, eventsPath, loadRun, sendResumes } from '../../api/runs-api.ts'
import type { RunEvent } from '@evenhand/model'
import type { RunUpdate } from './run-view.ts'
import type { SelectedFile } from './selection.ts'
import { createSendQueue } from './send-queue.ts'

/** A moment without a new text after which fewer than ten go out. */
const FLUSH_AFTER = 700
/** Tries of one request while the server is away, before the run is given up. */
const SEND_TRIES = 6

export type ServerScreening = {
  files: readonly SelectedFile[]
  jobText: string
  language: string
  signal: AbortSignal
  onUpdate: (update: RunUpdate) => void
}

/** Creates a run, reads the files here, sends their texts, and follows the results to the end. Throws ApiError. */
export async function screenOnServer(screening: ServerScreening): Promise<void> {
  const { files, jobText, language, signal, onUpdate } = screening
  const request = { jobDescription: jobText.trim() || undefined, language, fileNames: files.map(({ name }) => name) }
  const key = randomKey()
  const run = await persist(() => createRun(request, key, signal), signal)
  onUpdate({ type: 'created', id: run.id, state: run.state, job: run.job })
  const reading = new AbortController()
  const stop = AbortSignal.any([signal, reading.signal])
  const sent = readAndSend(run.id, { ...screening, signal: stop })
  const followed = followRun(run.id, screening).finally(() => reading.abort())
  await Promise.all([sent, followed])
}

/** Follows a run's results until it is done or cancelled. */
export async function followRun(runId: string, { signal, onUpdate }: Pick<ServerScreening, 'signal' | 'onUpdate'>) {
  let finished = false
  await followEvents(eventsPath(runId), {
    signal,
    onConnection: (lost) => onUpdate({ type: 'connection', lost }),
    isFinished: () => finished,
    onEvent: ({ data }) => {
      const event = JSON.parse(data) as RunEvent
      if (event.type === 'progress') finished = event.state === 'done' || event.state === 'cancelled'
      onUpdate(event)
    },
  })
  if (!signal.aborted) await takeWhole(runId, signal, onUpdate)
}

/** The stream may have dropped a row; the run itself is the last word. */
async function takeWhole(runId: string, signal: AbortSignal, onUpdate: ServerScreening['onUpdate']) {
  const { run, resumes } = await persist(() => loadRun(runId, signal), signal)
  for (const row of resumes) onUpdate({ type: 'resume', row })
  onUpdate({ type: 'progress', state: run.state, progress: run.progress })
}

async function readAndSend(runId: string, { files, signal, onUpdate }: ServerScreening): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const queue = createSendQueue({
    send: (resumes) => persist(() => sendResumes(runId, resumes, signal), signal),
    isTooLarge: (error) => error instanceof ApiError && error.code === 'body-too-large',
    onSent: (positions) => positions.forEach((position) => onUpdate({ type: 'stage', position, stage: 100 })),
  })
  try {
    const { readFiles } = await import('./read-files.ts')
    await readFiles(
      files.map(({ file }, position) => ({ position, file })),
      {
        signal,
        onBegin: (position) => onUpdate({ type: 'stage', position, stage: 25 }),
        onRead: (read) => {
          onUpdate({ type: 'stage', position: read.position, stage: 75 })
          if ('error' in read) onUpdate({ type: 'unread', position: read.position, error: read.error })
          clearTimeout(timer)
          timer = setTimeout(() => queue.flush(), FLUSH_AFTER)
          queue.add(read)
        },
      },
    )
    clearTimeout(timer)
    await queue.finish()
  } catch (error) {
    if (!signal.aborted && !isOver(error)) throw error
  }
}

/** The run ended without us: cancelled in another tab, or everything had arrived before. */
const isOver = (error: unknown) => error instanceof ApiError && error.code === 'run-finished'

/** Tries again, ever more slowly, while the server is away or asks for patience. */
async function persist<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const passing = error instanceof ApiError && ['network', 'unavailable', 'too-many-requests'].includes(error.code)
      if (!passing || tries >= SEND_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * (error.retryAfter ?? 2 ** (tries - 1))))
    }
  }
}

/** 128 random bits in hex; `randomUUID` does not exist on plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
