import type { Estimate, EstimateRequest, ModelUse, TranslateAnswer } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

/** What left the server for a language model about a run, or about one resume of it. */
export function loadSent(
  { runId, resumeId }: { runId: string; resumeId?: string },
  signal?: AbortSignal,
): Promise<ModelUse> {
  const query = resumeId === undefined ? '' : `?resume=${encodeURIComponent(resumeId)}`
  return fetchJson(`/api/runs/${encodeURIComponent(runId)}/sent${query}`, { signal })
}

/** About what a run of this size would cost, by whoever would judge it for this visitor. */
export function estimateRun(request: EstimateRequest, signal?: AbortSignal): Promise<Estimate> {
  return fetchJson('/api/estimate', { method: 'POST', body: request, signal })
}

/** Puts what a language model wrote about the next ten resumes of a run into another language. */
export function translateRun(runId: string, language: string, signal?: AbortSignal): Promise<TranslateAnswer> {
  return fetchJson(`/api/runs/${encodeURIComponent(runId)}/translate`, { method: 'POST', body: { language }, signal })
}
