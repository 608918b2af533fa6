import { BATCH_SIZE, type FailureCode, type ResumesRequest, type ResumeText } from '@evenhand/model'

export type ReadFile = { position: number; resume: ResumeText } | { position: number; error: FailureCode }

type SendQueueOptions = {
  /** Sends at most ten; throws when the server refuses. */
  send: (resumes: ResumesRequest['resumes']) => Promise<void>
  /** What a refusal says about one text sent alone; undefined when it is not about what was sent. */
  failureOf: (error: unknown) => FailureCode | undefined
  onSent: (positions: number[]) => void
}

/** Largest text of one request, in characters: ten ordinary resumes are far below it. */
const LARGEST_REQUEST = 2_000_000

/**
 * Sends texts in tens as they are read, one request after the other. A text that the server refuses
 * even alone is reported as a failure, so that every file has an outcome. `finish` resolves when all is sent, or throws the refusal.
 */
export function createSendQueue({ send, failureOf, onSent }: SendQueueOptions) {
  const waiting: ReadFile[] = []
  let sending: Promise<void> | undefined
  let refusal: { error: unknown } | undefined

  const sendBatch = async (batch: ReadFile[]): Promise<void> => {
    try {
      await send(batch)
      onSent(batch.map(({ position }) => position))
    } catch (error) {
      const [only, ...others] = batch
      const failure = failureOf(error)
      if (!failure || !only) throw error
      if (others.length > 0) for (const each of batch) await sendBatch([each])
      else if ('resume' in only) await sendBatch([{ position: only.position, error: failure }])
      else throw error
    }
  }

  const drain = async (): Promise<void> => {
    while (waiting.length > 0 && !refusal) {
      await sendBatch(takeBatch(waiting)).catch((error: unknown) => {
        refusal = { error }
      })
    }
  }

  return {
    /** Queues one file's outcome; a full ten goes out at once, fewer when `flush` is called. */
    add(file: ReadFile): void {
      waiting.push(file)
      if (waiting.length >= BATCH_SIZE) this.flush()
    },
    flush(): void {
      // Ended in a callback: a queue that drains at once must not leave its promise behind.
      sending ??= drain().finally(() => {
        sending = undefined
      })
    },
    isRefused: (): boolean => refusal !== undefined,
    async finish(): Promise<void> {
      while (waiting.length > 0 && !refusal) {
        this.flush()
        await sending
      }
      await sending
      if (refusal) throw refusal.error
    },
  }
}

function takeBatch(waiting: ReadFile[]): ReadFile[] {
  let size = 0
  let count = 0
  for (const file of waiting.slice(0, BATCH_SIZE)) {
    size += 'resume' in file ? file.resume.text.length : 0
    if (count > 0 && size > LARGEST_REQUEST) break
    count++
  }
  return waiting.splice(0, count)
}
