import type { Allowance } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

/** How many resumes may still be analysed; the server alone counts. */
export function loadAllowance(signal?: AbortSignal): Promise<Allowance> {
  return fetchJson('/api/allowance', { signal })
}
