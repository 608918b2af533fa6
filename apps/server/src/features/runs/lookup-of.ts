import type { Engine } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { RunHead } from './runs-store.ts'

/**
 * What makes two analyses the same: owner, text, job, language and the version of the engine that made it. By the owner's
 * key, so it tells nothing.
 */
export function lookupOf(
  key: OwnerKey,
  run: Pick<RunHead, 'job_hash' | 'language'>,
  { contentHash, engine }: { contentHash: string; engine: Engine },
): string {
  const parts = [contentHash, run.job_hash ?? '', run.language, engine.id, engine.version]
  return key.mac('analysis', parts.join('\0'))
}
