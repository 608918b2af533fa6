export { analyze, type AnalyzeOptions } from './analyze.ts'
export { readJob } from './read-job/read-job.ts'
export { readResume } from './read-resume/read-resume.ts'
