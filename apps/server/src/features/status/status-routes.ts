import packageJson from '../../../package.json' with { type: 'json' }
import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { answers, createRouter } from '../../http/router.ts'

/** What strangers may know; the rest is for people who are signed in. */
const Status = z.strictObject({
  name: z.literal('Evenhand'),
  status: z.enum(['ok', 'unavailable']),
  time: z.iso.datetime(),
  version: z.string().optional(),
  engine: z.string().optional(),
  queue: z.enum(['ok', 'unavailable']).optional(),
  database: z.enum(['PGlite', 'PostgreSQL']).optional(),
})
const Health = z.strictObject({ status: z.enum(['ok', 'unavailable']) })

const root = createRoute({
  method: 'get',
  path: '/api',
  summary: 'Name, status and time; to people who are signed in also version, engine, queue and database',
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
  summary: 'Whether the database answers',
  responses: {
    200: { description: 'They do', content: { 'application/json': { schema: Health } } },
    503: { description: 'They do not', content: { 'application/json': { schema: Health } } },
    ...answers,
  },
})

const PATIENCE = 3_000
const { version } = packageJson

export function statusRoutes(deps: Deps) {
  const isReady = async (): Promise<boolean> => !deps.stopping.signal.aborted && (await answersInTime(deps))
  return createRouter()
    .openapi(root, async (context) => {
      const status = (await isReady()) ? ('ok' as const) : ('unavailable' as const)
      const open = { name: 'Evenhand' as const, status, time: new Date().toISOString() }
      return context.json(context.get('owner').kind === 'user' ? { ...open, ...describeInside(deps) } : open, 200)
    })
    .openapi(healthz, (context) => context.json({ status: 'ok' as const }, 200))
    .openapi(readyz, async (context) =>
      (await isReady())
        ? context.json({ status: 'ok' as const }, 200)
        : context.json({ status: 'unavailable' as const }, 503),
    )
}

function describeInside({ env, judge, queue }: Deps) {
  return {
    version,
    engine: judge.inUse,
    queue: queue.isHealthy() ? ('ok' as const) : ('unavailable' as const),
    database: env.DATABASE_URL === undefined ? ('PGlite' as const) : ('PostgreSQL' as const),
  }
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
