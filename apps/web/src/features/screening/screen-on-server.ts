import { ApiError } from '../../api/api-client.ts'
import { followEvents } from '../../api/event-stream.ts'
import { cancelRun, createRun, eventsPath, loadRun, resumeRun, sendResumes } from '../../api/runs-api.ts'
import { BATCH_SIZE, type FailureCode, type JobProfile, type ResumeRow, type RunEvent } from '@evenhand/model'
import type { RunUpdate } from './run-view.ts'
import type { SelectedFile } from './selection.ts'
import { createSendQueue } from './send-queue.ts'

/** A moment without a new text after which fewer than ten go out. */
const FLUSH_AFTER = 700
/** Tries of one request while the server is away, before the run is given up. */
const SEND_TRIES = 6

export type ServerScreening = {
  files: readonly SelectedFile[]
  /** The job text, or the job as it was edited. */
  job: string | JobProfile
  language: string
  signal: AbortSignal
  onUpdate: (update: RunUpdate) => void
  /** The server has every text: a reload loses nothing any more. */
  onSent?: () => void
}

/** Creates a run, reads the files here, sends their texts, and follows the results to the end. Throws ApiError. */
export async function screenOnServer(screening: ServerScreening): Promise<void> {
  const { files, job, language, signal, onUpdate, onSent } = screening
  const asked = typeof job === 'string' ? { jobDescription: job.trim() ? job : undefined } : { job }
  const request = { ...asked, language, fileNames: files.map(({ name }) => name) }
  const key = randomKey()
  const run = await persist(() => createRun(request, key), signal)
  // Cancelled before the server had answered: nobody knows this run, and it would keep its part of the allowance.
  if (signal.aborted) await cancelRun(run.id)
  signal.throwIfAborted()
  onUpdate({ type: 'created', id: run.id, state: run.state, job: run.job, language: run.language })
  const placed = files.map(({ file }, position) => ({ position, file }))
  await sendAndFollow(run.id, { files: placed, signal, onUpdate, onSent })
}

type Sending = Pick<ServerScreening, 'signal' | 'onUpdate' | 'onSent'> & {
  files: readonly { position: number; file: File }[]
}

async function sendAndFollow(runId: string, { files, signal, onUpdate, onSent }: Sending): Promise<void> {
  const reading = new AbortController()
  const stop = AbortSignal.any([signal, reading.signal])
  const sent = readAndSend(runId, { files, signal: stop, onUpdate }).then(onSent)
  const followed = followRun(runId, { signal, onUpdate }).finally(() => reading.abort())
  await Promise.all([sent, followed])
}

/** Goes on with a run that was cancelled; of files that are no longer here the server has the text, or never had. */
export async function goOnWithRun(runId: string, sending: Sending): Promise<void> {
  await resumeRun(runId)
  await takeUpRun(runId, sending)
}

/** Sends what a run still waits for, and follows it to its end. */
export async function takeUpRun(runId: string, { files, signal, onUpdate, onSent }: Sending): Promise<void> {
  const here = new Set(files.map(({ position }) => position))
  const { resumes } = await persist(() => loadRun(runId, signal), signal)
  const waiting = resumes.filter(({ state }) => state === 'waiting')
  await giveUp(
    runId,
    waiting.filter(({ position }) => !here.has(position)),
    signal,
  )
  const wanted = new Set(waiting.map(({ position }) => position))
  const left = files.filter(({ position }) => wanted.has(position))
  await sendAndFollow(runId, { files: left, signal, onUpdate, onSent })
}

/** Reports files that a reload has lost, so that the run can end. */
async function giveUp(id: string, rows: readonly ResumeRow[], signal: AbortSignal): Promise<void> {
  const lost = rows.filter((row) => row.state === 'waiting')
  for (let from = 0; from < lost.length; from += BATCH_SIZE) {
    const some = lost.slice(from, from + BATCH_SIZE)
    const errors = some.map(({ position }) => ({ position, error: 'could-not-read' as const }))
    await sendResumes(id, errors, signal)
  }
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

async function readAndSend(runId: string, { files, signal, onUpdate }: Sending): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Nothing more is read once the server takes nothing more. */
  const refused = new AbortController()
  const queue = createSendQueue({
    send: (resumes) => persist(() => sendResumes(runId, resumes, signal), signal),
    failureOf,
    onSent: (positions) => positions.forEach((position) => onUpdate({ type: 'stage', position, stage: 100 })),
  })
  try {
    const { readFiles } = await import('./read-files.ts')
    const reading = AbortSignal.any([signal, refused.signal])
    await readFiles(files, {
      signal: reading,
      onBegin: (position) => onUpdate({ type: 'stage', position, stage: 25 }),
      onRead: (read) => {
        onUpdate({ type: 'stage', position: read.position, stage: 75 })
        if ('error' in read) onUpdate({ type: 'unread', position: read.position, error: read.error })
        clearTimeout(timer)
        timer = setTimeout(() => queue.flush(), FLUSH_AFTER)
        queue.add(read)
        if (queue.isRefused()) refused.abort()
      },
    })
    clearTimeout(timer)
    await queue.finish()
  } catch (error) {
    if (!signal.aborted && !isOver(error)) throw error
  }
}

/** Refusals that are about a text, not about the run: that file alone fails. */
function failureOf(error: unknown): FailureCode | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'body-too-large') return 'too-large'
  return error.code === 'invalid-request' ? 'could-not-read' : undefined
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
