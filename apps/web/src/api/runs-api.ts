import type { ResumeDetail, ResumesRequest, Run, RunDetail, RunRequest } from '@evenhand/model'
import { callApi, fetchJson } from './api-client.ts'

const path = (runId: string, rest = '') => `/api/runs/${encodeURIComponent(runId)}${rest}`

/** Creates a run. The same key again gives the same run, so a lost answer costs nothing. */
export function createRun(request: RunRequest, key: string, signal?: AbortSignal): Promise<Run> {
  return fetchJson('/api/runs', { method: 'POST', body: request, headers: { 'idempotency-key': key }, signal })
}

export async function sendResumes(runId: string, resumes: ResumesRequest['resumes'], signal?: AbortSignal) {
  const answer = await callApi(path(runId, '/resumes'), { method: 'POST', body: { resumes }, signal })
  await answer.text()
}

export function loadRun(runId: string, signal?: AbortSignal): Promise<RunDetail> {
  return fetchJson(path(runId), { signal })
}

export function loadResume(runId: string, resumeId: string, signal?: AbortSignal): Promise<ResumeDetail> {
  return fetchJson(path(runId, `/resumes/${encodeURIComponent(resumeId)}`), { signal })
}

export async function cancelRun(runId: string): Promise<void> {
  await callApi(path(runId, '/cancel'), { method: 'POST' })
}

export async function retryRun(runId: string): Promise<void> {
  await callApi(path(runId, '/retry'), { method: 'POST' })
}

/** The run as a spreadsheet, in the reader's language, as the server writes it. */
export async function fetchCsv(runId: string, language: string): Promise<Blob> {
  const answer = await callApi(path(runId, `/export.csv?language=${encodeURIComponent(language)}`))
  return answer.blob()
}

export const eventsPath = (runId: string): string => path(runId, '/events')
