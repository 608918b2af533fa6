import type { JobProfile } from '@evenhand/model'
import { readLabel } from './edit-job.ts'
import { startEngine } from './start-engine.ts'

/** One engine for all readings: it stays, so that typing is answered at once. */
let engine: ReturnType<typeof startEngine> | undefined

/** Reads a job text in a worker of this browser. */
export function understandJob(text: string): Promise<JobProfile> {
  engine ??= startEngine()
  return engine.readJob(text)
}

/**
 * Reads one requirement as a recruiter typed it. Notices say why it may not be asked for.
 * Where the engine cannot be loaded the words stand for themselves.
 */
export async function understandLabel(label: string) {
  const job = await understandJob(label).catch(() => ({ text: label, requirements: [], notices: [] }))
  return { ...readLabel(label, job), notices: job.notices }
}
