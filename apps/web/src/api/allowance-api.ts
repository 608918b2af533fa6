import type { Allowance } from '@evenhand/model'
import { callApi, fetchJson } from './api-client.ts'

/** How many resumes may still be analysed; the server alone counts. */
export function loadAllowance(signal?: AbortSignal): Promise<Allowance> {
  return fetchJson('/api/allowance', { signal })
}

/** Reserves the allowance of a screening on this device; the server learns how many resumes, and nothing of them. */
export function startDeviceRun(amount: number): Promise<{ id: string }> {
  return fetchJson('/api/device-runs', { method: 'POST', body: { amount } })
}

/** Says how many of them succeeded; the rest is given back. */
export async function endDeviceRun(id: string, succeeded: number): Promise<void> {
  const answer = await callApi(`/api/device-runs/${encodeURIComponent(id)}/done`, {
    method: 'POST',
    body: { succeeded },
  })
  await answer.text()
}
