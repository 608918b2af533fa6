import { randomUUID } from 'node:crypto'
import type { Comment, CommentRequest } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { bury } from '../../crypto/tombstones.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import { deleteComment, insertComment, toComment } from './comments-store.ts'
import type { OpenShare } from './shares-store.ts'

/** Through one link in a day, so that a link that has got around cannot fill the database. */
const COMMENTS_A_DAY = { most: 500, seconds: 24 * 60 * 60 }

type Order = { share: OpenShare; key: OwnerKey; reader: Owner; request: CommentRequest }

/** Keeps what a reader says about a candidate, under the account's name or the one that was given. */
export async function comment(deps: Deps, { share, key, reader, request }: Order): Promise<Comment> {
  if (!share.comments) throw new AppError('forbidden', 403)
  const user = reader.userId === undefined ? undefined : await deps.accounts.findUser(reader.userId)
  const author = user?.name ?? request.name
  if (author === undefined) throw new AppError('invalid-request', 400, { path: 'json.name' })
  await deps.limiter.take(`comments:share:${share.id}`, COMMENTS_A_DAY)
  const said = {
    id: randomUUID(),
    run_id: share.run_id,
    resume_id: request.resumeId,
    share_id: share.id,
    author_id: reader.id,
    signed_in: user !== undefined,
    author,
    text: request.text,
  }
  const record = await transaction(deps.db, async (trx) => {
    await deps.vault.holdKey(trx, key)
    return insertComment(trx, key, said)
  })
  if (!record) throw new AppError('not-found', 404)
  return toComment(key, record, reader.id)
}

/** Takes a comment out of a run, also after a restore. Throws AppError 'not-found'. */
export async function removeComment(
  deps: Deps,
  which: { runId: string; id: string; authorId?: string; shareId?: string },
): Promise<void> {
  await transaction(deps.db, async (trx) => {
    if (!(await deleteComment(trx, which))) throw new AppError('not-found', 404)
    await bury(trx, [`comment:${which.id}`])
  })
}
