import type { InstanceSettings } from '@evenhand/model'
import { fetchJson } from './api-client.ts'

/** What everybody may know of this installation. */
export function loadInstance(signal?: AbortSignal): Promise<InstanceSettings> {
  return fetchJson('/api/settings', { signal })
}
