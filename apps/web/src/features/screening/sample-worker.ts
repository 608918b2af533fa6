import { analyze, readJob } from '@evenhand/analyze'
import type { Analysis, JobProfile, ResumeText, YearMonth } from '@evenhand/model'

export type SampleRequest =
  | { type: 'job'; text: string }
  | { type: 'resume'; position: number; resume: ResumeText; today: YearMonth }
export type SampleAnswer =
  | { type: 'job'; job: JobProfile }
  | { type: 'resume'; position: number; resume: ResumeText; analysis: Analysis }

let job: JobProfile | undefined

/** The built-in engine on this device, off the page's own thread. */
addEventListener('message', ({ data }: MessageEvent<SampleRequest>) => {
  if (data.type === 'job') {
    job = readJob(data.text)
    answer({ type: 'job', job })
  } else {
    const { position, resume, today } = data
    answer({ type: 'resume', position, resume, analysis: analyze(resume, { job, today }) })
  }
})

function answer(message: SampleAnswer): void {
  postMessage(message)
}
