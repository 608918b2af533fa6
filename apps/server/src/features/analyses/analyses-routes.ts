import { isDeepStrictEqual } from 'node:util'
import { MAX_DOCUMENT_BYTES, ResumeAnalysis } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { languageOf } from '../../http/language-of.ts'
import type { Owner } from '../../http/owner.ts'
import { answers, createRouter, jsonBody } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import type { StoredResume } from '../../jobs/words-work.ts'

/** How one text is screened and found again; given by the feature that keeps runs. */
export type Screening = {
  screenOne(order: {
    owner: Owner
    text: string
    fileName: string
    jobDescription?: string
    language: string
  }): Promise<StoredResume>
  findAnalysis(key: {
    ownerId: string
    contentHash: string
    jobHash?: string
    language: string
    /** Also one by the built-in engine where another is in use. */
    byAny?: boolean
  }): Promise<StoredResume | undefined>
}

/** A text of 10 MiB and a job description, with the marks that JSON adds. */
const BODY_BYTES = 2 * MAX_DOCUMENT_BYTES + 1024 * 1024
const LONGEST_JOB = 200_000
const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Language = z.string().max(10).default('en')

const AnalyzeRequest = z.union([
  z.strictObject({
    text: z.string(),
    fileName: z.string().max(4096).default('resume.txt'),
    jobDescription: z.string().max(LONGEST_JOB).optional(),
    language: Language,
  }),
  z.strictObject({ prompt: z.string() }).describe('Read as resume text'),
])

/** Snake case and `user` are the specification's; `user` has no say. */
const SaveRequest = z.strictObject({
  content_hash: Hash,
  analysis: ResumeAnalysis,
  user: z.unknown().optional(),
  original_filename: z.string().max(4096).optional(),
  job: Hash.optional(),
  language: Language,
})

const analyze = createRoute({
  method: 'post',
  path: '/api/resume-analyses/analysis',
  summary: 'Analyses one resume text; counts one on the allowance',
  middleware: [limitBody(BODY_BYTES)] as const,
  request: { body: jsonBody(AnalyzeRequest) },
  responses: {
    200: { description: 'The analysis', content: { 'application/json': { schema: ResumeAnalysis } } },
    ...answers,
  },
})

const find = createRoute({
  method: 'get',
  path: '/api/resume-analyses/{hash}',
  summary: 'The analysis of a text, if the sender has one; `job` is the hash of the job description',
  request: {
    params: z.strictObject({ hash: Hash }),
    query: z.strictObject({ job: Hash.optional(), language: Language }),
  },
  responses: {
    200: {
      description: 'The analysis, or nothing',
      content: { 'application/json': { schema: z.strictObject({ analysis: ResumeAnalysis.optional() }) } },
    },
    ...answers,
  },
})

const save = createRoute({
  method: 'post',
  path: '/api/resume-analyses',
  summary: 'Confirms an analysis that this server made; an altered one is refused',
  middleware: [limitBody(BODY_BYTES)] as const,
  request: { body: jsonBody(SaveRequest) },
  responses: {
    200: {
      description: 'It is kept',
      content: { 'application/json': { schema: z.strictObject({ content_hash: Hash }) } },
    },
    ...answers,
  },
})

export function analysesRoutes({ engine }: Deps, screening: Screening) {
  async function toRecord(stored: StoredResume, language: string): Promise<ResumeAnalysis> {
    return ResumeAnalysis.parse(JSON.parse(await engine.toRecord({ ...stored, language })))
  }
  async function findRecord(key: Parameters<Screening['findAnalysis']>[0]): Promise<ResumeAnalysis | undefined> {
    const stored = await screening.findAnalysis(key)
    return stored && toRecord(stored, key.language)
  }
  return createRouter()
    .openapi(analyze, async (context) => {
      const request = readRequest(context.req.valid('json'))
      const stored = await screening.screenOne({ ...request, owner: context.get('owner') })
      return context.json(await toRecord(stored, request.language), 200)
    })
    .openapi(find, async (context) => {
      const { job: jobHash, language } = context.req.valid('query')
      const key = { ownerId: context.get('owner').id, contentHash: context.req.valid('param').hash, jobHash }
      return context.json({ analysis: await findRecord({ ...key, language: languageOf(language) }) }, 200)
    })
    .openapi(save, async (context) => {
      const body = context.req.valid('json')
      const ownerId = context.get('owner').id
      const key = { ownerId, contentHash: body.content_hash, jobHash: body.job, byAny: true }
      const kept = await findRecord({ ...key, language: languageOf(body.language) })
      if (!kept || !isDeepStrictEqual(kept, body.analysis)) throw new AppError('conflict', 409)
      return context.json({ content_hash: body.content_hash }, 200)
    })
}

/** Refuses what cannot be analysed before anything is reserved. */
function readRequest(request: z.infer<typeof AnalyzeRequest>) {
  const { text, fileName, jobDescription, language } =
    'prompt' in request
      ? { text: request.prompt, fileName: 'resume.txt', jobDescription: undefined, language: 'en' }
      : request
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES) {
    throw new AppError('body-too-large', 413, { limit: MAX_DOCUMENT_BYTES })
  }
  if (text.trim() === '') throw new AppError('invalid-request', 400, { path: 'json.text' })
  return { text, fileName, jobDescription, language: languageOf(language) }
}
