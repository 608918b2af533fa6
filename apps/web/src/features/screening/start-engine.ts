import type { JobProfile, ResumeDetail } from '@evenhand/model'
import type { EngineAnswer, EngineQuestion } from './engine-worker.ts'

/** Longest time one question may take, in milliseconds; after it the worker is replaced. */
const LONGEST = 30_000

type ToAnalyze = Omit<Extract<EngineQuestion, { type: 'analyze' }>, 'type'>

export type Engine = {
  readJob: (text: string) => Promise<JobProfile>
  /** The job that everything analysed after this is judged against. */
  setJob: (job: JobProfile | undefined) => Promise<void>
  /** Throws when the engine broke or took too long; the next question starts a new one. */
  analyze: (resume: ToAnalyze) => Promise<ResumeDetail>
  close: () => void
}

/** The built-in engine in a worker of its own, asked one question at a time. */
export function startEngine(): Engine {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let job: JobProfile | undefined

  const close = () => {
    worker?.terminate()
    worker = undefined
  }
  const open = () => {
    worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
    // A worker that replaces a broken one is told the job again; its answer is nobody's question.
    return job === undefined ? Promise.resolve() : askNow(worker, { type: 'set-job', job })
  }
  const ask = async (question: EngineQuestion): Promise<EngineAnswer> => {
    try {
      if (!worker) await open()
      return await askNow(worker as Worker, question)
    } catch (error) {
      close()
      throw error
    }
  }
  const askInTurn = <T extends EngineAnswer>(question: EngineQuestion): Promise<T> => {
    const answer = last.then(() => ask(question))
    last = answer.catch(() => undefined)
    return answer as Promise<T>
  }
  return {
    readJob: async (text) => (await askInTurn<{ job: JobProfile }>({ type: 'read-job', text })).job,
    setJob: async (next) => {
      job = next
      await askInTurn({ type: 'set-job', job: next })
    },
    analyze: async (resume) => (await askInTurn<{ detail: ResumeDetail }>({ type: 'analyze', ...resume })).detail,
    close,
  }
}

function askNow(worker: Worker, question: EngineQuestion): Promise<EngineAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<EngineAnswer>()
  const timer = setTimeout(() => reject(new Error('the engine took too long')), LONGEST)
  const done = new AbortController()
  const { signal } = done
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => resolve(data), { signal })
  worker.addEventListener(
    'error',
    (event) => {
      event.preventDefault()
      reject(new Error(event.message || 'the engine stopped'))
    },
    { signal },
  )
  worker.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    done.abort()
  })
}
