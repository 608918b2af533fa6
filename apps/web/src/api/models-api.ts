import type { ModelUse, TranslateAnswer } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

/** What left the server for a language model about a run. */
export function loadSent(runId: string, signal?: AbortSignal): Promise<ModelUse> {
  return fetchJson(`/api/runs/${encodeURIComponent(runId)}/sent`, { signal })
}

/** Puts what a language model wrote about the next ten resumes of a run into another language. */
export function translateRun(runId: string, language: string, signal?: AbortSignal): Promise<TranslateAnswer> {
  return fetchJson(`/api/runs/${encodeURIComponent(runId)}/translate`, { method: 'POST', body: { language }, signal })
}
