import { Comment, Share, ShareRequest } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { requireSession } from '../../http/require-user.ts'
import { answers, createRouter, jsonAnswer, jsonBody } from '../../http/router.ts'
import { removeComment } from './comment.ts'
import { listComments, toComment } from './comments-store.ts'
import { revokeShare, shareRun, toShare } from './share-run.ts'
import { listShares } from './shares-store.ts'

const BODY_BYTES = 1024
const Id = z.string().max(64)
const RunId = z.strictObject({ id: Id })
const gone = { 204: { description: 'It is gone' }, ...answers }

const list = createRoute({
  method: 'get',
  path: '/api/runs/{id}/shares',
  summary: 'The links to a run, newest first',
  request: { params: RunId },
  responses: {
    200: jsonAnswer('The links, without their addresses', z.strictObject({ shares: z.array(Share) })),
    ...answers,
  },
})

const create = createRoute({
  method: 'post',
  path: '/api/runs/{id}/shares',
  summary: 'Makes a read-only link to a run; its address is told once',
  middleware: [limitBody(BODY_BYTES)] as const,
  request: {
    params: RunId,
    body: jsonBody(ShareRequest),
  },
  responses: { 201: jsonAnswer('The link with its address', Share), ...answers },
})

const revoke = createRoute({
  method: 'delete',
  path: '/api/runs/{id}/shares/{shareId}',
  summary: 'Closes a link for good',
  request: { params: RunId.extend({ shareId: Id }) },
  responses: gone,
})

const comments = createRoute({
  method: 'get',
  path: '/api/runs/{id}/comments',
  summary: 'What readers of all links to a run said, oldest first',
  request: { params: RunId },
  responses: { 200: jsonAnswer('The comments', z.strictObject({ comments: z.array(Comment) })), ...answers },
})

const deleteOne = createRoute({
  method: 'delete',
  path: '/api/runs/{id}/comments/{commentId}',
  summary: 'Deletes what a reader said',
  request: { params: RunId.extend({ commentId: Id }) },
  responses: gone,
})

/** Whether a run is an owner's; given by the feature that keeps runs. */
type Owning = { isOwn(ownerId: string, runId: string): Promise<boolean> }

/** What the owner of a run does with its links: only people who are signed in have any. */
export function sharesRoutes(deps: Deps, runs: Owning) {
  const refuseOthers = async (ownerId: string, runId: string): Promise<void> => {
    if (!(await runs.isOwn(ownerId, runId))) throw new AppError('not-found', 404)
  }
  return createRouter()
    .openapi(list, async (context) => {
      requireSession(context)
      const { id } = context.req.valid('param')
      await refuseOthers(context.get('owner').id, id)
      return context.json({ shares: (await listShares(deps.db, id)).map(toShare) }, 200)
    })
    .openapi(create, async (context) => {
      requireSession(context)
      const order = { ownerId: context.get('owner').id, runId: context.req.valid('param').id }
      const { share, token } = await shareRun(deps, { ...order, request: context.req.valid('json') })
      return context.json({ ...share, url: `${ownOrigin(deps.env, context)}/shared/${token}` }, 201)
    })
    .openapi(revoke, async (context) => {
      requireSession(context)
      const { id, shareId } = context.req.valid('param')
      await revokeShare(deps, { ownerId: context.get('owner').id, runId: id, shareId })
      return context.body(null, 204)
    })
    .openapi(comments, async (context) => {
      const { id: ownerId } = context.get('owner')
      const { id } = context.req.valid('param')
      await refuseOthers(ownerId, id)
      const key = await deps.vault.findKey(ownerId)
      const found = key ? await listComments(deps.db, id) : []
      return context.json({ comments: found.map((each) => toComment(key!, each, ownerId)) }, 200)
    })
    .openapi(deleteOne, async (context) => {
      const { id, commentId } = context.req.valid('param')
      await refuseOthers(context.get('owner').id, id)
      await removeComment(deps, { runId: id, id: commentId })
      return context.body(null, 204)
    })
}
