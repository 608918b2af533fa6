import type { ResumeDetail, ResumeText } from '@evenhand/model'
import { readFiles } from './read-files.ts'
import type { RunUpdate } from './run-view.ts'
import { loadSamples } from './sample-files.ts'
import type { SampleAnswer, SampleRequest } from './sample-worker.ts'

export type SampleScreening = {
  signal: AbortSignal
  onBegin: (fileNames: string[]) => void
  onUpdate: (update: RunUpdate) => void
  addDetail: (detail: ResumeDetail) => void
}

/** Screens the sample resumes with the built-in engine in this browser: nothing is uploaded, nothing counted. */
export async function screenSamples({ signal, onBegin, onUpdate, addDetail }: SampleScreening): Promise<void> {
  const { files, job } = await loadSamples(signal)
  onBegin(files.map(({ name }) => name))
  const engine = startEngine()
  try {
    const { job: read } = await engine.ask('job', { type: 'job', text: job })
    onUpdate({ type: 'created', id: '', state: 'running', job: read })
    const texts = await readAll(files, signal)
    const now = new Date()
    const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
    for (const [done, { position, resume }] of texts.entries()) {
      const { detail } = await engine.ask('resume', { type: 'resume', position, resume, today })
      addDetail(detail)
      onUpdate({ type: 'resume', row: detail.row })
      const processed = done + 1
      const percent = Math.floor((100 * processed) / files.length)
      const state = processed === files.length ? 'done' : 'running'
      onUpdate({
        type: 'progress',
        state,
        progress: { total: files.length, processed, succeeded: processed, failed: 0, percent },
      })
    }
  } finally {
    engine.close()
  }
}

async function readAll(files: readonly File[], signal: AbortSignal) {
  const read: { position: number; resume: ResumeText }[] = []
  await readFiles(
    files.map((file, position) => ({ position, file })),
    {
      signal,
      onBegin: () => undefined,
      onRead: (file) => {
        if ('error' in file) throw new Error(`sample ${file.position}: ${file.error}`)
        read.push(file)
      },
    },
  )
  return read.sort((a, b) => a.position - b.position)
}

/** The engine's worker, asked one question at a time. */
function startEngine() {
  const worker = new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' })
  return {
    ask: <T extends SampleAnswer['type']>(type: T, request: SampleRequest) =>
      new Promise<Extract<SampleAnswer, { type: T }>>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<SampleAnswer>) => {
          if (data.type === type) resolve(data as Extract<SampleAnswer, { type: T }>)
        })
        worker.addEventListener('error', (event) => {
          event.preventDefault()
          reject(new Error(event.message || 'the engine stopped'))
        })
        worker.postMessage(request)
      }),
    close: () => worker.terminate(),
  }
}
