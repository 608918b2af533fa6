import { Decision, RerunRequest, ResumeRow, Run } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { limitBody } from '../../http/door.ts'
import { jsonText } from '../../http/json-text.ts'
import { answers, createRouter, jsonBody } from '../../http/router.ts'
import { decide } from './decide.ts'
import { rerunRun } from './rerun-run.ts'

/** A reason and notes of the largest size, in any script. */
const DECISION_BODY_BYTES = 128 * 1024
const RERUN_BODY_BYTES = 2 * 1024 * 1024

const RunId = z.strictObject({ id: z.string().max(64) })
const IdempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() })

const putDecision = createRoute({
  method: 'put',
  path: '/api/runs/{id}/resumes/{resumeId}/decision',
  summary: 'Keeps what a person decided about a candidate; a value of null takes it back',
  middleware: [limitBody(DECISION_BODY_BYTES)] as const,
  request: {
    params: RunId.extend({ resumeId: z.string().max(64) }),
    body: jsonBody(Decision),
  },
  responses: {
    200: { description: 'The row', content: { 'application/json': { schema: ResumeRow } } },
    ...answers,
  },
})

const rerun = createRoute({
  method: 'post',
  path: '/api/runs/{id}/rerun',
  summary: 'Judges the kept texts of a finished run against another job, without an upload',
  middleware: [limitBody(RERUN_BODY_BYTES)] as const,
  request: {
    params: RunId,
    headers: IdempotencyKey,
    body: jsonBody(RerunRequest),
  },
  responses: { 201: { description: 'The new run', content: { 'application/json': { schema: Run } } }, ...answers },
})

/** What people do with results: decide, and look again with another job. */
export function reviewRoutes(deps: Deps) {
  return createRouter()
    .openapi(putDecision, async (context) => {
      const { id, resumeId } = context.req.valid('param')
      const order = { ownerId: context.get('owner').id, runId: id, resumeId, decision: context.req.valid('json') }
      return jsonText<ResumeRow>(context, await decide(deps, order))
    })
    .openapi(rerun, async (context) => {
      const idempotencyKey = context.req.valid('header')['idempotency-key']
      const runId = context.req.valid('param').id
      const order = { owner: context.get('owner'), runId, request: context.req.valid('json'), idempotencyKey }
      return context.json(await rerunRun(deps, order), 201)
    })
}
