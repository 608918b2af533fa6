import type { SwapReport } from '@evenhand/analyze'
import type { JobProfile, ResumeText } from '@evenhand/model'
import type { SwapAnswer, SwapQuestion } from './swap-worker.ts'

export type SwapOptions = {
  job?: JobProfile
  signal: AbortSignal
  /** Resumes tested, and what was found until then. */
  onProgress: (done: number, report: SwapReport) => void
}

/** Tests resumes one after the other in a worker of this browser. Nothing leaves the page. */
export async function runSwapTest(resumes: AsyncIterable<ResumeText>, { job, signal, onProgress }: SwapOptions) {
  const worker = new Worker(new URL('./swap-worker.ts', import.meta.url), { type: 'module' })
  const now = new Date()
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  let done = 0
  try {
    for await (const resume of resumes) {
      signal.throwIfAborted()
      const { report } = await ask(worker, { resume, job, today }, signal)
      done++
      onProgress(done, report)
    }
  } finally {
    worker.terminate()
  }
}

function ask(worker: Worker, question: SwapQuestion, signal: AbortSignal): Promise<SwapAnswer> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const end = (settle: () => void) => {
      ended.abort()
      settle()
    }
    const options = { signal: ended.signal }
    worker.addEventListener('message', ({ data }: MessageEvent<SwapAnswer>) => end(() => resolve(data)), options)
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message))), options)
    signal.addEventListener('abort', () => end(() => reject(new Error('stopped'))), options)
    worker.postMessage(question)
  })
}
