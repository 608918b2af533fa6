import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { answers, createRouter } from '../../http/router.ts'

/** What strangers may know. */
const Status = z.strictObject({
  name: z.literal('Evenhand'),
  status: z.enum(['ok', 'unavailable']),
  time: z.iso.datetime(),
})
const Health = z.strictObject({ status: z.enum(['ok', 'unavailable']) })

const root = createRoute({
  method: 'get',
  path: '/api',
  summary: 'Name, status and time',
  responses: { 200: { description: 'Status', content: { 'application/json': { schema: Status } } }, ...answers },
})

const healthz = createRoute({
  method: 'get',
  path: '/healthz',
  summary: 'Whether the process lives',
  responses: { 200: { description: 'It does', content: { 'application/json': { schema: Health } } }, ...answers },
})

const readyz = createRoute({
  method: 'get',
  path: '/readyz',
  summary: 'Whether database and queue answer',
  responses: {
    200: { description: 'They do', content: { 'application/json': { schema: Health } } },
    503: { description: 'They do not', content: { 'application/json': { schema: Health } } },
    ...answers,
  },
})

const PATIENCE = 3_000

export function statusRoutes(deps: Deps) {
  const isReady = async (): Promise<boolean> => !deps.stopping.signal.aborted && (await answersInTime(deps))
  return createRouter()
    .openapi(root, async (context) => {
      const status = (await isReady()) ? ('ok' as const) : ('unavailable' as const)
      return context.json({ name: 'Evenhand' as const, status, time: new Date().toISOString() }, 200)
    })
    .openapi(healthz, (context) => context.json({ status: 'ok' as const }, 200))
    .openapi(readyz, async (context) =>
      (await isReady())
        ? context.json({ status: 'ok' as const }, 200)
        : context.json({ status: 'unavailable' as const }, 503),
    )
}

async function answersInTime({ db, log }: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false)
  })
  const asked = sql`select 1 from runs limit 1`.execute(db).then(
    () => true,
    (error: unknown) => {
      log.error({ event: 'database', error })
      return false
    },
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
