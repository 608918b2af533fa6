import { z } from 'zod'
import type { Comment } from '@evenhand/model'
import type { Selectable } from 'kysely'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, Trx } from '../../db/schema.ts'
import type { ShareCommentTable } from '../../db/tables/sharing-tables.ts'

const Body = z.strictObject({ author: z.string(), text: z.string() })
const placeOf = (id: string) => ({ table: 'share_comments', column: 'body', id })

type CommentRecord = Selectable<ShareCommentTable>
export type NewComment = Omit<CommentRecord, 'body' | 'created_at'> & z.infer<typeof Body>

/** Keeps a comment, sealed by the key of the run's owner; undefined where the run has no such candidate. */
export async function insertComment(trx: Trx, key: OwnerKey, comment: NewComment): Promise<CommentRecord | undefined> {
  const { author, text, ...values } = comment
  const resume = await trx
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', comment.resume_id)
    .where('run_id', '=', comment.run_id)
    .forShare()
    .executeTakeFirst()
  if (!resume) return undefined
  const body = key.seal(placeOf(comment.id), JSON.stringify({ author, text }))
  return trx
    .insertInto('share_comments')
    .values({ ...values, body })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What was said about a run's candidates, oldest first; of one link alone where it is named. */
export function listComments(db: Db, runId: string, shareId?: string): Promise<CommentRecord[]> {
  return db
    .selectFrom('share_comments')
    .selectAll()
    .where('run_id', '=', runId)
    .$if(shareId !== undefined, (query) => query.where('share_id', '=', shareId!))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Deletes a comment of a run; by its author, where one is named. False where there is none. */
export async function deleteComment(
  trx: Trx,
  comment: { runId: string; id: string; authorId?: string; shareId?: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('share_comments')
    .where('run_id', '=', comment.runId)
    .where('id', '=', comment.id)
    .$if(comment.authorId !== undefined, (query) => query.where('author_id', '=', comment.authorId!))
    .$if(comment.shareId !== undefined, (query) => query.where('share_id', '=', comment.shareId!))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** A comment as `readerId` sees it, opened. */
export function toComment(key: OwnerKey, record: CommentRecord, readerId: string): Comment {
  const { author, text } = Body.parse(JSON.parse(key.open(placeOf(record.id), record.body)))
  return {
    id: record.id,
    resumeId: record.resume_id,
    author,
    signedIn: record.signed_in,
    text,
    createdAt: record.created_at.toISOString(),
    own: record.author_id === readerId,
  }
}
