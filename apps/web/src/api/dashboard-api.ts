import type { RerunRequest, Run } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

/** The latest runs, newest first. */
export async function loadRuns(signal?: AbortSignal): Promise<Run[]> {
  return (await fetchJson<{ runs: Run[] }>('/api/runs', { signal })).runs
}

/** The kept texts of a run against another job; nothing is uploaded again. */
export function rerun(runId: string, request: RerunRequest): Promise<Run> {
  return fetchJson(`/api/runs/${encodeURIComponent(runId)}/rerun`, { method: 'POST', body: request })
}

/** Whatever the root of the API says. */
export function loadStatus(signal?: AbortSignal): Promise<unknown> {
  return fetchJson('/api', { signal })
}
