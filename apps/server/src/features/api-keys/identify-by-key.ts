import { createHash } from 'node:crypto'
import type { KeyScope } from '@evenhand/model'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identify } from '../../http/owner.ts'
import { findKeyUser } from './api-keys-store.ts'

export const KEY_START = 'ehk_'

/** Keys are as random as keys can be, so a plain hash keeps them; nobody can guess what it was made of. */
export function hashKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** What a key may do: nothing that concerns the account, its money or its sessions, and nothing that deletes. */
const READABLE = /^\/api(?:$|\/(?:runs|resume-analyses|allowance|settings|estimate)(?:\/|$)|\/auth\/profile$)/
const SCREENING = /^\/api\/(?:runs|resume-analyses|estimate|device-runs)(?:\/|$)/
/** Links that show a run to strangers are made by people only. */
const PEOPLE_ONLY = /^\/api\/runs\/[^/]{1,100}\/shares(?:\/|$)/

function isAllowed(scopes: KeyScope[], { method, path }: { method: string; path: string }): boolean {
  if (PEOPLE_ONLY.test(path)) return false
  if (method === 'GET' || method === 'HEAD') return scopes.includes('read') && READABLE.test(path)
  return (method === 'POST' || method === 'PUT') && scopes.includes('screen') && SCREENING.test(path)
}

/** Whose an API key is. Throws AppError 'key-forbidden' for what it may not do. */
export function identifyByKey(db: Db): Identify {
  return async (bearer, request) => {
    const hash = hashKey(bearer)
    const found = await findKeyUser(db, hash)
    if (!found) return undefined
    if (!isAllowed(found.scopes.split(' ') as KeyScope[], request)) throw new AppError('key-forbidden', 403)
    return { userId: found.userId, isStillIn: async () => (await findKeyUser(db, hash)) !== undefined }
  }
}
