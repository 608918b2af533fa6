import { Comment, CommentRequest, ResumeDetail, SharedRun, type Run } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { jsonText } from '../../http/json-text.ts'
import { languageOf } from '../../http/language-of.ts'
import type { Owner } from '../../http/owner.ts'
import { answers, createRouter, jsonAnswer, jsonBody } from '../../http/router.ts'
import { comment, removeComment } from './comment.ts'
import { listComments, toComment } from './comments-store.ts'
import { hashToken } from './share-run.ts'
import { findOpenShare, noteOpened, type OpenShare } from './shares-store.ts'

/** A comment of the largest size, in any script. */
const BODY_BYTES = 32 * 1024
const Token = z.strictObject({ token: z.string().max(64) })
/** What hidden people are called by. */
const Wish = z.strictObject({ language: z.string().max(10).optional() })

const read = createRoute({
  method: 'get',
  path: '/api/shared/{token}',
  summary: 'A run, by a link to it',
  request: { params: Token, query: Wish },
  responses: { 200: jsonAnswer('The run and its rows', SharedRun), ...answers },
})

const readOne = createRoute({
  method: 'get',
  path: '/api/shared/{token}/resumes/{resumeId}',
  summary: 'One resume of a run, by a link to it',
  request: { params: Token.extend({ resumeId: z.string().max(64) }), query: Wish },
  responses: { 200: jsonAnswer('The resume', ResumeDetail), ...answers },
})

const comments = createRoute({
  method: 'get',
  path: '/api/shared/{token}/comments',
  summary: 'What readers of a link said, oldest first',
  request: { params: Token },
  responses: { 200: jsonAnswer('The comments', z.strictObject({ comments: z.array(Comment) })), ...answers },
})

const say = createRoute({
  method: 'post',
  path: '/api/shared/{token}/comments',
  summary: 'Says something about a candidate; readers who are not signed in give a name',
  middleware: [limitBody(BODY_BYTES)] as const,
  request: {
    params: Token,
    body: jsonBody(CommentRequest),
  },
  responses: { 201: jsonAnswer('The comment', Comment), ...answers },
})

const takeBack = createRoute({
  method: 'delete',
  path: '/api/shared/{token}/comments/{commentId}',
  summary: 'Deletes a comment of one’s own',
  request: { params: Token.extend({ commentId: z.string().max(64) }) },
  responses: { 204: { description: 'It is gone' }, ...answers },
})

type Showing = { runId: string; blind: boolean; language: string }
/** How a run is read; given by the feature that keeps runs. */
type Reading = {
  readRun(key: OwnerKey, showing: Showing): Promise<{ run: Run; rows: string[] }>
  findDetail(key: OwnerKey, showing: Showing, resumeId: string): Promise<string | undefined>
}

/** Links are made by accounts alone; whoever reads one draws on the plan of its owner. */
const accountOf = (ownerId: string): Owner => {
  return { id: ownerId, kind: 'user', userId: ownerId.slice('user:'.length), network: '' }
}

/** What readers of a link may do. A token that is unknown, expired or revoked is answered in one and the same way. */
export function sharedRoutes(deps: Deps, runs: Reading) {
  const { db, vault } = deps
  const open = async (token: string): Promise<{ share: OpenShare; key: OwnerKey }> => {
    const share = await findOpenShare(db, hashToken(token))
    const key = share && (await vault.findKey(share.owner_id))
    if (!share || !key) throw new AppError('not-found', 404)
    return { share, key }
  }
  const showingOf = (share: OpenShare, language = 'en'): Showing => ({
    runId: share.run_id,
    blind: share.blind,
    language: languageOf(language),
  })
  return createRouter()
    .openapi(read, async (context) => {
      const { share, key } = await open(context.req.valid('param').token)
      const { run, rows } = await runs.readRun(key, showingOf(share, context.req.valid('query').language))
      await noteOpened(db, share.id)
      const link = JSON.stringify({
        blind: share.blind,
        comments: share.comments,
        expiresAt: share.expires_at.toISOString(),
        advanced: await deps.meter.isAdvanced(accountOf(share.owner_id)),
      } satisfies SharedRun['share'])
      const head = JSON.stringify(run)
      return jsonText<SharedRun>(context, `{"run":${head},"resumes":[${rows.join(',')}],"share":${link}}`)
    })
    .openapi(readOne, async (context) => {
      const { token, resumeId } = context.req.valid('param')
      const { share, key } = await open(token)
      const showing = showingOf(share, context.req.valid('query').language)
      const detail = await runs.findDetail(key, showing, resumeId)
      if (detail === undefined) throw new AppError('not-found', 404)
      return jsonText<ResumeDetail>(context, detail)
    })
    .openapi(comments, async (context) => {
      const { share, key } = await open(context.req.valid('param').token)
      const found = share.comments ? await listComments(db, share.run_id, share.id) : []
      const reader = context.get('owner').id
      return context.json({ comments: found.map((each) => toComment(key, each, reader)) }, 200)
    })
    .openapi(say, async (context) => {
      const opened = await open(context.req.valid('param').token)
      const order = { ...opened, reader: context.get('owner'), request: context.req.valid('json') }
      return context.json(await comment(deps, order), 201)
    })
    .openapi(takeBack, async (context) => {
      const { token, commentId } = context.req.valid('param')
      const { share } = await open(token)
      const authorId = context.get('owner').id
      await removeComment(deps, { runId: share.run_id, id: commentId, authorId, shareId: share.id })
      return context.body(null, 204)
    })
}
