import { judge, readResume, score, integrity } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { Finding, JobProfile } from '@evenhand/model'

const TODAY = { year: 2026, month: 1 }

/** Unrounded score of a file against a job, and what integrity says of it. */
export async function screenFile(
  bytes: Uint8Array,
  fileName: string,
  job: JobProfile,
): Promise<{ score: number; findings: Finding[] }> {
  const resume = await extract(bytes, fileName)
  const profile = readResume(resume, TODAY)
  const findings = integrity(profile, resume, job)
  const { lines } = score(judge(profile, resume, job), job.requirements)
  return { score: lines.reduce((sum, line) => sum + line.points, 0), findings }
}

export async function screenText(text: string, job: JobProfile): Promise<{ score: number; findings: Finding[] }> {
  return await screenFile(new TextEncoder().encode(text), 'resume.txt', job)
}
