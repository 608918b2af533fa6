import { callApi, fetchJson } from './api-client.ts'

export async function deleteRun(runId: string): Promise<void> {
  await callApi(`/api/runs/${encodeURIComponent(runId)}`, { method: 'DELETE' })
}

/** Everything the server knows of the account, as a zip. Needs fresh authentication. */
export async function exportEverything(): Promise<Blob> {
  return (await callApi('/api/me/export')).blob()
}

/** Deletes every run and keeps the account; answers with what was deleted. */
export async function deleteData(): Promise<Blob> {
  return (await callApi('/api/me/data', { method: 'DELETE' })).blob()
}

/** Deletes the account and all it owns; answers with the receipt. Needs fresh authentication. */
export function deleteAccount(): Promise<Record<string, unknown>> {
  return fetchJson('/api/me', { method: 'DELETE' })
}
