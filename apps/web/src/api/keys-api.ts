import type { ApiKey, KeyScope } from '@evenhand/model'
import { callApi, fetchJson } from './api-client.ts'

export async function loadKeys(signal?: AbortSignal): Promise<ApiKey[]> {
  return (await fetchJson<{ keys: ApiKey[] }>('/api/keys', { signal })).keys
}

/** A new key; its secret is in this answer and nowhere else. */
export function createKey(name: string, scopes: KeyScope[]): Promise<ApiKey> {
  return fetchJson('/api/keys', { method: 'POST', body: { name, scopes } })
}

export async function deleteKey(id: string): Promise<void> {
  await callApi(`/api/keys/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
