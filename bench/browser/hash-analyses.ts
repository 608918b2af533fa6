import { analyze, readJob } from '@evenhand/analyze'
import { contentHash, type ResumeText } from '@evenhand/model'

/** What is hashed in one engine and the next: resumes as extracted, job texts, and the day of the analysis. */
export type Inputs = { resumes: ResumeText[]; jobs: string[]; today: { year: number; month: number } }

/** SHA-256 over every resume against every job and against none; `locale` is the language the engine is set to. */
export function hashAnalyses({ resumes, jobs, today }: Inputs) {
  const asked = [undefined, ...jobs.map(readJob)]
  const hashes = resumes.flatMap((resume) =>
    asked.map((job) => contentHash(JSON.stringify(analyze(resume, { job, today })))),
  )
  return {
    analyses: hashes.length,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    hash: contentHash(hashes.join('\n')),
  }
}

declare global {
  var hashAnalyses: (inputs: Inputs) => { analyses: number; locale: string; hash: string }
}
globalThis.hashAnalyses = hashAnalyses
