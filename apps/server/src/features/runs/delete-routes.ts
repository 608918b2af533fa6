import { createRoute, z } from '@hono/zod-openapi'
import { answers, createRouter } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import { deleteResume } from './delete-resume.ts'
import { deleteRun } from './delete-run.ts'

const Id = z.string().max(64)
const deleted = { 204: { description: 'It is gone' }, ...answers }

const removeRun = createRoute({
  method: 'delete',
  path: '/api/runs/{id}',
  summary: 'Deletes a run with everything in it',
  request: { params: z.strictObject({ id: Id }) },
  responses: deleted,
})

const removeResume = createRoute({
  method: 'delete',
  path: '/api/runs/{id}/resumes/{resumeId}',
  summary: 'Deletes one candidate from a run',
  request: { params: z.strictObject({ id: Id, resumeId: Id }) },
  responses: deleted,
})

export function deleteRoutes(deps: Deps) {
  return createRouter()
    .openapi(removeRun, async (context) => {
      await deleteRun(deps, { ownerId: context.get('owner').id, runId: context.req.valid('param').id })
      return context.body(null, 204)
    })
    .openapi(removeResume, async (context) => {
      const { id: runId, resumeId } = context.req.valid('param')
      await deleteResume(deps, { ownerId: context.get('owner').id, runId, resumeId })
      return context.body(null, 204)
    })
}
