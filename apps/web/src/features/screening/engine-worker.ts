import { analyze, readJob } from '@evenhand/analyze'
import { type JobProfile, type ResumeDetail, type ResumeText, toResumeRow, type YearMonth } from '@evenhand/model'

/** What the engine is asked; answered in the order of the questions. */
export type EngineQuestion =
  | { type: 'read-job'; text: string }
  | { type: 'set-job'; job: JobProfile | undefined }
  | { type: 'analyze'; id: string; position: number; fileName: string; resume: ResumeText; today: YearMonth }

export type EngineAnswer = { job: JobProfile } | { detail: ResumeDetail } | { ready: true }

/** Kept here, since the engine prepares a job once for all resumes. */
let job: JobProfile | undefined

/** The built-in engine on this device, off the page's own thread. */
addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => postMessage(answer(data)))

function answer(question: EngineQuestion): EngineAnswer {
  if (question.type === 'read-job') return { job: readJob(question.text) }
  if (question.type === 'set-job') {
    job = question.job
    return { ready: true }
  }
  const { id, position, fileName, resume, today } = question
  const analysis = analyze(resume, { job, today })
  return { detail: { row: toResumeRow({ id, position, fileName }, analysis), analysis, resume } }
}
