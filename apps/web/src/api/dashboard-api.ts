import type { Run, RunSummary } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

/** The latest runs, newest first. */
export async function loadRuns(signal?: AbortSignal): Promise<Run[]> {
  return (await fetchJson<{ runs: Run[] }>('/api/runs', { signal })).runs
}

/** What the people of a run scored. */
export function loadSummary(runId: string, signal?: AbortSignal): Promise<RunSummary> {
  return fetchJson(`/api/runs/${encodeURIComponent(runId)}/summary`, { signal })
}

/** Whatever the root of the API says. */
export function loadStatus(signal?: AbortSignal): Promise<unknown> {
  return fetchJson('/api', { signal })
}
