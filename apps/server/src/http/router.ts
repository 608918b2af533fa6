import { ErrorBody } from '@evenhand/model'
import { OpenAPIHono, type z } from '@hono/zod-openapi'
import { AppError } from './app-error.ts'
import type { Owner } from './owner.ts'

/** What the middlewares of `app.ts` put beside every request. */
export type Variables = {
  requestId: string
  owner: Owner
  nonce: string
  /** Whether the owner's plan includes the advanced analysis; `requireAdvanced` asks it. */
  isAdvanced: () => Promise<boolean>
}

/** A router whose refused inputs become the one shape of errors. */
export function createRouter(): OpenAPIHono<{ Variables: Variables }> {
  return new OpenAPIHono<{ Variables: Variables }>({
    defaultHook: (result) => {
      if (result.success) return
      const [issue] = result.error.issues
      const path = issue?.path.join('.') ?? ''
      if (path === 'fileNames' && issue?.code === 'too_big') throw new AppError('too-many-files', 400)
      throw new AppError('invalid-request', 400, { path: `${result.target}.${path}` })
    },
  })
}

/** The answers every route may give besides its own. */
export const answers = {
  default: { description: 'Refused', content: { 'application/json': { schema: ErrorBody } } },
} as const

/** An answer in JSON, as a route declares it. */
export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

/** A body in JSON, without which a request is refused. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } }
}
