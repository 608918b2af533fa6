import { ResumeDetail, ResumeRow, Run, RunDetail, RunRequest, RunSummary } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { jsonText } from '../../http/json-text.ts'
import { answers, createRouter, jsonAnswer, jsonBody } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import { cancelRun } from './cancel-run.ts'
import { createRun } from './create-run.ts'
import { loadKey } from './load-key.ts'
import { findResume, listRows } from './resumes-store.ts'
import { toRowJson } from './sealed-resume.ts'
import { resumeRun, retryRun } from './retry-run.ts'
import { listRuns, loadRun, toRun } from './runs-store.ts'
import { summarizeRun } from './summarize-run.ts'

/** A thousand file names and a long job description. */
const RUN_BODY_BYTES = 8 * 1024 * 1024

const RunId = z.strictObject({ id: z.string().max(64) })
const IdempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() })

const create = createRoute({
  method: 'post',
  path: '/api/runs',
  summary: 'Starts a run: a place for each file, reserved on the allowance',
  middleware: [limitBody(RUN_BODY_BYTES)] as const,
  request: {
    headers: IdempotencyKey,
    body: jsonBody(RunRequest),
  },
  responses: { 201: jsonAnswer('The run', Run), ...answers },
})

const list = createRoute({
  method: 'get',
  path: '/api/runs',
  summary: 'The latest runs, newest first',
  responses: { 200: jsonAnswer('The runs', z.strictObject({ runs: z.array(Run) })), ...answers },
})

const read = createRoute({
  method: 'get',
  path: '/api/runs/{id}',
  summary: 'A run with a row for each of its files',
  request: { params: RunId },
  responses: { 200: jsonAnswer('The run and its rows', RunDetail), ...answers },
})

const summarize = createRoute({
  method: 'get',
  path: '/api/runs/{id}/summary',
  summary: 'What the people of a run scored, for a list of runs',
  request: { params: RunId },
  responses: { 200: jsonAnswer('The scores, and how many wait for a decision', RunSummary), ...answers },
})

const readOne = createRoute({
  method: 'get',
  path: '/api/runs/{id}/resumes/{resumeId}',
  summary: 'One resume with its text and its analysis',
  request: { params: RunId.extend({ resumeId: z.string().max(64) }) },
  responses: { 200: jsonAnswer('The resume', ResumeDetail), ...answers },
})

const cancel = createRoute({
  method: 'post',
  path: '/api/runs/{id}/cancel',
  summary: 'Ends a run; what is not analysed costs nothing',
  request: { params: RunId },
  responses: { 200: jsonAnswer('The run', Run), ...answers },
})

const retry = createRoute({
  method: 'post',
  path: '/api/runs/{id}/retry',
  summary: 'Analyses the failed files of a finished run again',
  request: { params: RunId },
  responses: { 200: jsonAnswer('The run', Run), ...answers },
})

const resume = createRoute({
  method: 'post',
  path: '/api/runs/{id}/resume',
  summary: 'Goes on with a cancelled run; texts that had not come are waited for',
  request: { params: RunId },
  responses: { 200: jsonAnswer('The run', Run), ...answers },
})

export function runsRoutes(deps: Deps) {
  const { db, vault } = deps
  return createRouter()
    .openapi(create, async (context) => {
      const idempotencyKey = context.req.valid('header')['idempotency-key']
      const order = { owner: context.get('owner'), request: context.req.valid('json'), idempotencyKey }
      return context.json(await createRun(deps, order), 201)
    })
    .openapi(list, async (context) => {
      const key = await vault.findKey(context.get('owner').id)
      return context.json({ runs: key ? (await listRuns(db, key)).map(toRun) : [] }, 200)
    })
    .openapi(read, async (context) => {
      const key = await loadKey(deps, context.get('owner').id)
      const run = await loadRun(db, key, context.req.valid('param').id)
      const rows = await listRows(db, key, run.id)
      return jsonText<RunDetail>(context, `{"run":${JSON.stringify(toRun(run))},"resumes":[${rows.join(',')}]}`)
    })
    .openapi(summarize, async (context) => {
      const key = await loadKey(deps, context.get('owner').id)
      const run = await loadRun(db, key, context.req.valid('param').id)
      const rows = await listRows(db, key, run.id)
      return context.json(summarizeRun(rows.map((row) => ResumeRow.parse(JSON.parse(row)))), 200)
    })
    .openapi(readOne, async (context) => {
      const { id, resumeId } = context.req.valid('param')
      const key = await loadKey(deps, context.get('owner').id)
      const run = await loadRun(db, key, id)
      const found = await findResume(db, key, { runId: run.id, id: resumeId })
      if (!found) throw new AppError('not-found', 404)
      const parts = [`"row":${toRowJson(found)}`]
      if (found.analysis !== null) parts.push(`"analysis":${found.analysis}`)
      if (found.resume !== null) parts.push(`"resume":${found.resume}`)
      return jsonText<ResumeDetail>(context, `{${parts.join(',')}}`)
    })
    .openapi(cancel, async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await cancelRun(deps, { ownerId: context.get('owner').id, runId: id }), 200)
    })
    .openapi(retry, async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await retryRun(deps, { owner: context.get('owner'), runId: id }), 200)
    })
    .openapi(resume, async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await resumeRun(deps, { owner: context.get('owner'), runId: id }), 200)
    })
}
