import { randomBytes, randomUUID } from 'node:crypto'
import { ApiKey, KeyScope } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitBody } from '../../http/door.ts'
import { limitRate } from '../../http/limit-rate.ts'
import { requireSession } from '../../http/require-user.ts'
import { answers, createRouter, jsonBody } from '../../http/router.ts'
import { deleteKey, insertKey, listKeys, type KeyRow } from './api-keys-store.ts'
import { hashKey, KEY_START } from './identify-by-key.ts'

const BODY_BYTES = 2 * 1024
const MOST_KEYS = 20
const MAKES = { most: 20, seconds: 60 * 60 }
/** Characters of a key that its owner sees again. */
const SHOWN = KEY_START.length + 4

const list = createRoute({
  method: 'get',
  path: '/api/keys',
  summary: 'Your API keys, without their secrets',
  responses: {
    200: {
      description: 'The keys',
      content: { 'application/json': { schema: z.strictObject({ keys: z.array(ApiKey) }) } },
    },
    ...answers,
  },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/keys/{id}',
  summary: 'Ends an API key',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: {
    200: {
      description: 'It no longer works',
      content: { 'application/json': { schema: z.strictObject({ success: z.literal(true) }) } },
    },
    ...answers,
  },
})

const NewKey = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(KeyScope).min(1).max(KeyScope.options.length),
})

/** Personal API keys, for scripts and the command line. */
export function apiKeysRoutes(deps: Deps) {
  const { db } = deps
  const create = createRoute({
    method: 'post',
    path: '/api/keys',
    summary: 'Makes an API key; its secret is told once',
    middleware: [limitBody(BODY_BYTES), limitRate(deps, 'keys', { owner: MAKES })] as const,
    request: { body: jsonBody(NewKey) },
    responses: {
      201: { description: 'The key with its secret', content: { 'application/json': { schema: ApiKey } } },
      ...answers,
    },
  })
  return createRouter()
    .openapi(list, async (context) => {
      const rows = await listKeys(db, requireSession(context).userId)
      return context.json({ keys: rows.map(toApiKey) }, 200)
    })
    .openapi(create, async (context) => {
      const { userId } = requireSession(context)
      const { name, scopes } = context.req.valid('json')
      const secret = `${KEY_START}${randomBytes(32).toString('base64url')}`
      const key = { userId, name, scopes: [...new Set(scopes)].join(' '), prefix: secret.slice(0, SHOWN) }
      const row = await insertKey(db, { ...key, id: randomUUID(), hash: hashKey(secret) }, MOST_KEYS)
      if (!row) throw new AppError('too-many-keys', 409)
      return context.json({ ...toApiKey(row), secret }, 201)
    })
    .openapi(remove, async (context) => {
      const { userId } = requireSession(context)
      if (!(await deleteKey(db, userId, context.req.valid('param').id))) throw new AppError('not-found', 404)
      return context.json({ success: true as const }, 200)
    })
}

function toApiKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes.split(' ') as KeyScope[],
    prefix: row.prefix,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString(),
  }
}
