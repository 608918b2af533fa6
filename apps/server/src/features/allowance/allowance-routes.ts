import { Allowance } from '@evenhand/model'
import { createRoute } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { answers, createRouter } from '../../http/router.ts'

const readAllowance = createRoute({
  method: 'get',
  path: '/api/allowance',
  summary: 'How many resumes may still be analysed',
  responses: {
    200: { description: 'The allowance', content: { 'application/json': { schema: Allowance } } },
    ...answers,
  },
})

export function allowanceRoutes({ db, meter }: Deps) {
  return createRouter().openapi(readAllowance, async (context) =>
    context.json(await meter.read(db, context.get('owner')), 200),
  )
}
