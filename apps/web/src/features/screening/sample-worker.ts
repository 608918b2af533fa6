import { analyze, readJob } from '@evenhand/analyze'
import { type JobProfile, type ResumeDetail, type ResumeText, toResumeRow, type YearMonth } from '@evenhand/model'

export type SampleRequest =
  | { type: 'job'; text: string }
  | { type: 'resume'; position: number; resume: ResumeText; today: YearMonth }
export type SampleAnswer = { type: 'job'; job: JobProfile } | { type: 'resume'; detail: ResumeDetail }

let job: JobProfile | undefined

/** The built-in engine on this device, off the page's own thread. */
addEventListener('message', ({ data }: MessageEvent<SampleRequest>) => {
  if (data.type === 'job') {
    job = readJob(data.text)
    answer({ type: 'job', job })
  } else {
    const { position, resume, today } = data
    const analysis = analyze(resume, { job, today })
    const row = toResumeRow({ id: `sample-${position}`, position, fileName: resume.fileName }, analysis)
    answer({ type: 'resume', detail: { row, analysis, resume } })
  }
})

function answer(message: SampleAnswer): void {
  postMessage(message)
}
