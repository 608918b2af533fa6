import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'

/** The key of an owner who has runs. Throws AppError 'not-found': without a key there is no run, either. */
export async function loadKey(deps: Pick<Deps, 'vault'>, ownerId: string): Promise<OwnerKey> {
  const key = await deps.vault.findKey(ownerId)
  if (!key) throw new AppError('not-found', 404)
  return key
}
