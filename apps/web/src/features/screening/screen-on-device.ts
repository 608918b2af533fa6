import type { FailureCode, JobProfile, Progress, ResumeDetail, ResumeRow, ResumeText, YearMonth } from '@evenhand/model'
import { readFiles } from './read-files.ts'
import type { RunUpdate } from './run-view.ts'
import type { ReadFile } from './send-queue.ts'
import { type Engine, startEngine } from './start-engine.ts'

export type DeviceScreening = {
  files: readonly { position: number; name: string; file: File }[]
  /** The job text, or the job as it was edited. */
  job: string | JobProfile | undefined
  signal: AbortSignal
  onUpdate: (update: RunUpdate) => void
  /** How far a screening was that goes on. */
  before?: Progress
  /** Where everything known of a person is kept, by row id. */
  details: Map<string, ResumeDetail>
}

/** Reads and analyses files in workers of this browser with the built-in engine. Nothing leaves the page. */
export async function screenOnDevice(screening: DeviceScreening): Promise<void> {
  const { files, job, signal, onUpdate, before, details } = screening
  const nameOf = new Map(files.map(({ position, name }) => [position, name]))
  const engine = startEngine()
  try {
    const understood = typeof job === 'string' ? await readText(engine, job) : job
    await engine.setJob(understood)
    onUpdate({ type: 'created', id: '', state: 'running', job: understood })
    const tally = countProgress(before ?? { total: files.length, succeeded: 0, failed: 0 }, onUpdate)
    const today = monthOf(new Date())
    const analysing: Promise<void>[] = []
    const finish = (row: ResumeRow) => {
      if (signal.aborted) return
      onUpdate({ type: 'resume', row })
      tally(row)
    }
    const onRead = (read: ReadFile) => {
      const { position } = read
      const base = { id: `here-${position}`, position, fileName: nameOf.get(position) ?? '' }
      onUpdate({ type: 'stage', position, stage: 75 })
      const failure = failureOf(read)
      if (failure) return finish({ ...base, state: 'failed', error: failure })
      const { resume } = read as { resume: ResumeText }
      analysing.push(analyzeOne(engine, { ...base, resume, today }, details).then(finish))
    }
    await readFiles(files, { signal, onBegin: (position) => onUpdate({ type: 'stage', position, stage: 25 }), onRead })
    await Promise.all(analysing)
  } finally {
    engine.close()
  }
}

/** Judges one text that was read already. */
export async function analyzeHere(
  { position, resume }: { position: number; resume: ResumeText },
  job: JobProfile | undefined,
  details: DeviceScreening['details'],
): Promise<ResumeRow> {
  const engine = startEngine()
  try {
    await engine.setJob(job)
    const base = { id: `here-${position}`, position, fileName: resume.fileName, today: monthOf(new Date()) }
    return await analyzeOne(engine, { ...base, resume }, details)
  } finally {
    engine.close()
  }
}

async function readText(engine: Engine, text: string): Promise<JobProfile | undefined> {
  return text.trim() ? engine.readJob(text) : undefined
}

async function analyzeOne(
  engine: Engine,
  resume: Parameters<Engine['analyze']>[0],
  details: DeviceScreening['details'],
): Promise<ResumeRow> {
  const { id, position, fileName } = resume
  try {
    const detail = await engine.analyze(resume)
    details.set(id, detail)
    return detail.row
  } catch {
    // The worker is replaced; the row says what became of its file.
    return { id, position, fileName, state: 'failed', error: 'analysis-failed' }
  }
}

/** A text of nothing but space is no text, as on the server. */
function failureOf(read: ReadFile): FailureCode | undefined {
  if ('error' in read) return read.error
  return read.resume.text.trim() === '' ? 'no-text' : undefined
}

/** Tells how far the screening is with every row that has an outcome. */
function countProgress(
  before: Pick<Progress, 'total' | 'succeeded' | 'failed'>,
  onUpdate: DeviceScreening['onUpdate'],
) {
  const { total } = before
  let { succeeded, failed } = before
  return (row: ResumeRow): void => {
    if (row.state === 'failed') failed++
    else succeeded++
    const processed = succeeded + failed
    const percent = Math.floor((100 * processed) / total)
    const state = processed === total ? 'done' : 'running'
    onUpdate({ type: 'progress', state, progress: { total, processed, succeeded, failed, percent } })
  }
}

/** The month the server would reckon with at this moment. */
function monthOf(date: Date): YearMonth {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}
