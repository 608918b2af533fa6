import { BATCH_SIZE, JobProfile, Progress, ResumesRequest, Run } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { limitBody, limitBytes } from '../../http/door.ts'
import { answers, createRouter, jsonBody, type Variables } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import type { ReceivedResume } from '../../jobs/receive-work.ts'
import { addResumes } from './add-resumes.ts'
import { replaceResumes } from './replace-resumes.ts'
import { findRunHead } from './runs-store.ts'

/** Ten texts of 10 MiB, with their lines and the marks that JSON adds. */
const TEXTS_BODY_BYTES = BATCH_SIZE * 11 * 1000 * 1000
const JOB_BODY_BYTES = 1024 * 1024
const LONGEST_JOB = 200_000

const Added = z.strictObject({
  /** Places filled by this request; fewer than sent when it is a repetition. */
  accepted: z.int(),
  progress: Progress,
})

/** Of one owner, in requests of up to ten. */
const TEXTS = { most: 3_000, seconds: 60, local: true }

const ADD_PATH = '/api/runs/:id/resumes'

/** Described for the documentation only: the body is read on a thread, because it may be large. */
const add = createRoute({
  method: 'post',
  path: '/api/runs/{id}/resumes',
  summary: 'Sends up to ten texts of a run, or why a file has none; may be repeated',
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    body: jsonBody(ResumesRequest),
  },
  responses: { 202: { description: 'Accepted', content: { 'application/json': { schema: Added } } }, ...answers },
})

const REPLACE_PATH = '/api/runs/:id/replacements'

const replace = createRoute({
  method: 'post',
  path: '/api/runs/{id}/replacements',
  summary: 'Puts other files into the places of failed ones of a finished run',
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    body: jsonBody(ResumesRequest),
  },
  responses: { 200: { description: 'The run', content: { 'application/json': { schema: Run } } }, ...answers },
})

const readJob = createRoute({
  method: 'post',
  path: '/api/jobs/read',
  summary: 'What Evenhand understands of a job description',
  middleware: [limitBody(JOB_BODY_BYTES)] as const,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: z.strictObject({ text: z.string().min(1).max(LONGEST_JOB) }) } },
    },
  },
  responses: { 200: { description: 'The job', content: { 'application/json': { schema: JobProfile } } }, ...answers },
})

type TextsInput = { in: { json: z.input<typeof ResumesRequest> }; out: { json: ReceivedResume[] } }
type TextsHandler = MiddlewareHandler<{ Variables: Variables }, typeof ADD_PATH | typeof REPLACE_PATH, TextsInput>

/** Reads the texts on a thread, once it is clear that the run is the sender's own. */
function receiveTexts({ db, engine, limiter }: Deps): TextsHandler {
  return async (context, next) => {
    if (!(await findRunHead(db, context.get('owner').id, context.req.param('id')))) throw new AppError('not-found', 404)
    const received = await engine.receiveResumes(new Uint8Array(await context.req.arrayBuffer()))
    if ('refused' in received) {
      const status = received.refused === 'body-too-large' ? 413 : 400
      throw new AppError(received.refused, status, { path: received.path })
    }
    await limiter.take(`texts:${context.get('owner').id}`, TEXTS, received.resumes.length)
    context.req.addValidatedData('json', received.resumes)
    await next()
  }
}

export function textsRoutes(deps: Deps) {
  const router = createRouter()
  router.openAPIRegistry.registerPath(add)
  router.openAPIRegistry.registerPath(replace)
  return router
    .openapi(readJob, async (context) => context.json(await deps.engine.readJob(context.req.valid('json').text), 200))
    .post(ADD_PATH, limitBytes(TEXTS_BODY_BYTES), receiveTexts(deps), async (context) => {
      const resumes = context.req.valid('json')
      const request = { ownerId: context.get('owner').id, runId: context.req.param('id'), resumes }
      return context.json(await addResumes(deps, request), 202)
    })
    .post(REPLACE_PATH, limitBytes(TEXTS_BODY_BYTES), receiveTexts(deps), async (context) => {
      const resumes = context.req.valid('json')
      const request = { owner: context.get('owner'), runId: context.req.param('id'), resumes }
      return context.json(await replaceResumes(deps, request), 200)
    })
}
