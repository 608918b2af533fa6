import { createRoute, z } from '@hono/zod-openapi'
import { stream } from 'hono/streaming'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { transaction } from '../../db/transaction.ts'
import { answers, createRouter } from '../../http/router.ts'
import { languageOf } from '../../http/language-of.ts'
import type { Deps } from '../../deps.ts'
import { exportRun } from './export-run.ts'
import { loadKey } from './load-key.ts'
import { loadRun } from './runs-store.ts'

const download = createRoute({
  method: 'get',
  path: '/api/runs/{id}/export.csv',
  summary: 'The results as a table, best first',
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    query: z.strictObject({ language: z.string().max(10).optional() }),
  },
  responses: {
    200: { description: 'CSV with a byte-order mark', content: { 'text/csv': { schema: z.string() } } },
    ...answers,
  },
})

export function exportRoutes(deps: Deps) {
  return createRouter().openapi(download, async (context) => {
    const key = await loadKey(deps, context.get('owner').id)
    const run = await loadRun(deps.db, key, context.req.valid('param').id)
    const chain = await openChain(deps.vault, key.ownerId)
    await transaction(deps.db, (trx) =>
      appendDecision(trx, chain, { kind: 'export', runId: run.id, format: 'csv', rows: run.total }),
    )
    const language = languageOf(context.req.valid('query').language ?? run.language)
    const name = `resume-analysis-${new Date().toISOString().slice(0, 10)}.csv`
    context.header('Content-Type', 'text/csv; charset=utf-8')
    context.header('Content-Disposition', `attachment; filename="${name}"`)
    return stream(
      context,
      async (output) => {
        for await (const piece of exportRun(deps, { key, runId: run.id, language })) await output.write(piece)
      },
      async (error) => deps.log.error({ event: 'export', runId: run.id, error }),
    )
  })
}
