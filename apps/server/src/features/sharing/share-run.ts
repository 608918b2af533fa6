import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Share, ShareRequest } from '@evenhand/model'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { bury } from '../../crypto/tombstones.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { deleteShare, insertShare, lockSharedRun, type ShareRecord } from './shares-store.ts'

/** Nobody guesses it, so a plain hash keeps it. */
const TOKEN_BYTES = 32
const MOST_SHARES = 20

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes a link to a run; its token is told once. Throws AppError 'not-found' and 'too-many-links'. */
export async function shareRun(
  deps: Deps,
  order: { ownerId: string; runId: string; request: ShareRequest },
): Promise<{ share: Share; token: string }> {
  const { ownerId, runId, request } = order
  const chain = await openChain(deps.vault, ownerId)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { blind, comments, days } = request
  const made = { id: randomUUID(), run_id: runId, tokenHash: hashToken(token), blind, comments, days }
  const record = await transaction(deps.db, async (trx) => {
    if (!(await lockSharedRun(trx, ownerId, runId))) throw new AppError('not-found', 404)
    const inserted = await insertShare(trx, made, MOST_SHARES)
    if (!inserted) throw new AppError('too-many-links', 409)
    await appendDecision(trx, chain, { kind: 'share', runId, shareId: made.id, change: 'made', blind })
    return inserted
  })
  return { share: toShare(record), token }
}

/** Closes a link for good, also after a restore; what its readers said stays. Throws AppError 'not-found'. */
export async function revokeShare(
  deps: Deps,
  order: { ownerId: string; runId: string; shareId: string },
): Promise<void> {
  const { ownerId, runId, shareId } = order
  const chain = await openChain(deps.vault, ownerId)
  await transaction(deps.db, async (trx) => {
    const isOwn = await lockSharedRun(trx, ownerId, runId)
    const revoked = isOwn ? await deleteShare(trx, runId, shareId) : undefined
    if (!revoked) throw new AppError('not-found', 404)
    await bury(trx, [`share:${shareId}`])
    await appendDecision(trx, chain, { kind: 'share', runId, shareId, change: 'revoked', blind: revoked.blind })
  })
}

export function toShare(record: ShareRecord): Share {
  return {
    id: record.id,
    blind: record.blind,
    comments: record.comments,
    createdAt: record.created_at.toISOString(),
    expiresAt: record.expires_at.toISOString(),
    openedAt: record.opened_at?.toISOString(),
  }
}
