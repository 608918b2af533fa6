import {
  Estimate,
  EstimateRequest,
  LANGUAGES,
  ModelUse,
  sumCalls,
  TranslateAnswer,
  TranslateRequest,
} from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { answers, createRouter, jsonAnswer, jsonBody } from '../../http/router.ts'
import { estimateRun } from './estimate-run.ts'
import { listCalls } from './model-calls-store.ts'
import { loadOwnRun } from './sealed-analysis-store.ts'
import { translateRun } from './translate-run.ts'

const ESTIMATE_BODY_BYTES = 1024 * 1024
const TRANSLATE_BODY_BYTES = 4096
const RunId = z.strictObject({ id: z.string().max(64) })

const sent = createRoute({
  method: 'get',
  path: '/api/runs/{id}/sent',
  summary: 'What was sent to a language model, to whom, and what it cost',
  request: { params: RunId, query: z.strictObject({ resume: z.string().max(64).optional() }) },
  responses: { 200: jsonAnswer('The requests, oldest first', ModelUse), ...answers },
})

const estimate = createRoute({
  method: 'post',
  path: '/api/estimate',
  summary: 'About what a run would cost',
  middleware: [limitBody(ESTIMATE_BODY_BYTES)] as const,
  request: { body: jsonBody(EstimateRequest) },
  responses: { 200: jsonAnswer('The estimate', Estimate), ...answers },
})

const translate = createRoute({
  method: 'post',
  path: '/api/runs/{id}/translate',
  summary: 'Puts what a language model wrote into another language, up to ten resumes at a time',
  middleware: [limitBody(TRANSLATE_BODY_BYTES)] as const,
  request: { params: RunId, body: jsonBody(TranslateRequest) },
  responses: { 200: jsonAnswer('What was translated', TranslateAnswer), ...answers },
})

export function modelsRoutes(deps: Deps) {
  return createRouter()
    .openapi(sent, async (context) => {
      const run = await loadOwnRun(deps.db, context.get('owner').id, context.req.valid('param').id)
      const calls = await listCalls(deps.db, run.id, context.req.valid('query').resume)
      return context.json({ calls, total: sumCalls(calls) }, 200)
    })
    .openapi(estimate, async (context) =>
      context.json(await estimateRun(deps, context.get('owner').id, context.req.valid('json')), 200),
    )
    .openapi(translate, async (context) => {
      const { language, resumeIds } = context.req.valid('json')
      if (!LANGUAGES.some(({ code }) => code === language))
        throw new AppError('invalid-request', 400, { path: 'language' })
      const [ownerId, runId] = [context.get('owner').id, context.req.valid('param').id]
      const { signal } = context.req.raw
      return context.json(await translateRun(deps, { ownerId, runId, language, resumeIds, signal }), 200)
    })
}
