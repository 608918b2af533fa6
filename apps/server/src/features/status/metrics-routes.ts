import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Gauge } from '../../http/metrics.ts'
import type { Variables } from '../../http/router.ts'
import { QUEUE_SCHEMA } from '../../jobs/queue.ts'

/** Figures for Prometheus; to those who may not read them the address does not exist. */
export function metricsRoutes({ env, db, metrics }: Deps): Hono<{ Variables: Variables }> {
  return new Hono<{ Variables: Variables }>().get('/metrics', async (context) => {
    const isOpen = env.METRICS === 'on' || (env.METRICS === 'token' && isToken(context.req.header('authorization')))
    if (!isOpen) throw new AppError('no-address', 404)
    context.header('Cache-Control', 'no-store')
    const text = metrics.print(await readGauges(db))
    return context.text(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })

  function isToken(header: string | undefined): boolean {
    const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
    return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${env.METRICS_TOKEN ?? ''}`))
  }
}

/** What all processes of an installation share. */
async function readGauges(db: Db): Promise<Gauge[]> {
  const { rows: jobs } = await sql<{ state: string; value: number }>`
    select state::text, count(*)::int as value from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = 'analyze' and state < 'completed' group by state
  `.execute(db)
  const { rows: resumes } = await sql<{ state: string; value: number }>`
    select state, count(*)::int as value from resumes where state in ('waiting', 'queued', 'running') group by state
  `.execute(db)
  const memory = process.memoryUsage().rss
  const toValues = (rows: typeof jobs): Gauge['values'] =>
    rows.map(({ state, value }) => ({ labels: { state }, value }))
  return [
    { name: 'evenhand_queue_jobs', help: 'Jobs that wait or are being worked on', values: toValues(jobs) },
    { name: 'evenhand_resumes_open', help: 'Resumes without a result yet', values: toValues(resumes) },
    { name: 'process_resident_memory_bytes', help: 'Memory of this process', values: [{ labels: {}, value: memory }] },
    {
      name: 'process_start_time_seconds',
      help: 'When this process started',
      values: [{ labels: {}, value: Math.round(Date.now() / 1000 - process.uptime()) }],
    },
  ]
}
