import type {
  Decision,
  RerunRequest,
  ResumeDetail,
  ResumeRow,
  ResumesRequest,
  Run,
  RunDetail,
  RunRequest,
} from '@evenhand/model'
import { callApi, fetchJson } from './api-client.ts'

const path = (runId: string, rest = '') => `/api/runs/${encodeURIComponent(runId)}${rest}`

/** Creates a run. The same key again gives the same run, so a lost answer costs nothing. */
export function createRun(request: RunRequest, key: string): Promise<Run> {
  return fetchJson('/api/runs', { method: 'POST', body: request, headers: { 'idempotency-key': key } })
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

/** Goes on with a cancelled run: the server waits for the texts that had not come. */
export async function resumeRun(runId: string): Promise<void> {
  await callApi(path(runId, '/resume'), { method: 'POST' })
}

/** Puts other files into the places of failed ones of a finished run. */
export async function replaceResumes(runId: string, resumes: ResumesRequest['resumes']): Promise<void> {
  const answer = await callApi(path(runId, '/replacements'), { method: 'POST', body: { resumes } })
  await answer.text()
}

/** Judges the kept texts of a finished run against another job; nothing is uploaded. */
export function rerunRun(runId: string, request: RerunRequest): Promise<Run> {
  return fetchJson(path(runId, '/rerun'), { method: 'POST', body: request })
}

/** What a person decided about somebody; a value of null takes it back. */
export function saveDecision(runId: string, resumeId: string, decision: Decision): Promise<ResumeRow> {
  const where = path(runId, `/resumes/${encodeURIComponent(resumeId)}/decision`)
  return fetchJson(where, { method: 'PUT', body: decision })
}

export async function deleteResume(runId: string, resumeId: string): Promise<void> {
  const answer = await callApi(path(runId, `/resumes/${encodeURIComponent(resumeId)}`), { method: 'DELETE' })
  await answer.text()
}

export type ExportRequest = { format: 'csv' | 'xlsx' | 'json'; language: string; blind: boolean }

/** The run as a file, in the reader's language, as the server writes it; blind without identities. */
export async function fetchExport(runId: string, { format, language, blind }: ExportRequest): Promise<Blob> {
  const query = new URLSearchParams({ language, ...(blind && { blind: '1' }) })
  const place = format === 'csv' ? `/export.csv?${query}` : `/export?format=${format}&${query}`
  const answer = await callApi(path(runId, place))
  return answer.blob()
}

/** The signed receipt of a run that has ended, byte for byte: its form is part of what is checked. */
export async function fetchReceipt(runId: string): Promise<Blob> {
  return (await callApi(path(runId, '/receipt'))).blob()
}

export const eventsPath = (runId: string): string => path(runId, '/events')
