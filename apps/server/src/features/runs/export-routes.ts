import { Receipt } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { createReceiptKey, loadReceiptSeed } from '../../crypto/receipt-key.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { jsonText } from '../../http/json-text.ts'
import { languageOf } from '../../http/language-of.ts'
import { requireAdvanced } from '../../http/require-advanced.ts'
import { answers, createRouter, type Variables } from '../../http/router.ts'
import { sendPieces } from '../../http/send-pieces.ts'
import { exportRun, type ExportFormat } from './export-run.ts'
import { loadKey } from './load-key.ts'
import { makeReceipt } from './make-receipt.ts'
import { loadRun, type RunRecord } from './runs-store.ts'

const RunId = z.strictObject({ id: z.string().max(64) })
const Wish = z.strictObject({
  language: z.string().max(10).optional(),
  /** Without the identity of people who are not decided on. */
  blind: z.literal('1').optional(),
})

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const content = (type: string) => ({ [type]: { schema: z.string() } })

const download = createRoute({
  method: 'get',
  path: '/api/runs/{id}/export.csv',
  summary: 'The results as a table, best first',
  request: { params: RunId, query: Wish },
  responses: { 200: { description: 'CSV with a byte-order mark', content: content('text/csv') }, ...answers },
})

const downloadAs = createRoute({
  method: 'get',
  path: '/api/runs/{id}/export',
  summary: 'The results as a table, a workbook or data; the latter two are part of the advanced analysis',
  request: { params: RunId, query: Wish.extend({ format: z.enum(['csv', 'xlsx', 'json']) }) },
  responses: {
    200: { description: 'The file, of the type of its format', content: content('application/octet-stream') },
    ...answers,
  },
})

const downloadReceipt = createRoute({
  method: 'get',
  path: '/api/runs/{id}/receipt',
  summary: 'The signed receipt of a run that has ended: how each score came about, without a name',
  request: { params: RunId },
  responses: {
    200: { description: 'The receipt', content: { 'application/json': { schema: Receipt } } },
    ...answers,
  },
})

const tellKey = createRoute({
  method: 'get',
  path: '/api/receipt-key',
  summary: 'The key by which receipts of this installation are known',
  responses: {
    200: {
      description: 'The public key, in hex',
      content: { 'application/json': { schema: Receipt.shape.signature.omit({ value: true }) } },
    },
    ...answers,
  },
})

export function exportRoutes(deps: Deps) {
  return createRouter()
    .openapi(tellKey, async (context) => {
      const { publicKey } = createReceiptKey(await loadReceiptSeed(deps.vault))
      return context.json({ algorithm: 'Ed25519' as const, publicKey }, 200)
    })
    .openapi(downloadReceipt, async (context) => {
      const key = await loadKey(deps, context.get('owner').id)
      const run = await loadRun(deps.db, key, context.req.valid('param').id)
      const receipt = await makeReceipt(deps, key, run)
      await noteExport(deps, run, 'receipt')
      const name = `receipt-${new Date().toISOString().slice(0, 10)}.json`
      context.header('Content-Disposition', `attachment; filename="${name}"`)
      return jsonText<Receipt>(context, receipt)
    })
    .openapi(download, (context) =>
      sendExport(deps, context, { ...context.req.valid('query'), ...context.req.valid('param'), format: 'csv' }),
    )
    .openapi(downloadAs, async (context) => {
      const { format, ...wish } = context.req.valid('query')
      if (format !== 'csv') await requireAdvanced(context)
      return sendExport(deps, context, { ...wish, ...context.req.valid('param'), format })
    })
}

async function noteExport(deps: Deps, run: RunRecord, format: string): Promise<void> {
  const chain = await openChain(deps.vault, run.owner_id)
  await transaction(deps.db, (trx) =>
    appendDecision(trx, chain, { kind: 'export', runId: run.id, format, rows: run.total }),
  )
}

type Download = { id: string; format: ExportFormat } & z.infer<typeof Wish>

async function sendExport(deps: Deps, context: Context<{ Variables: Variables }>, wish: Download): Promise<Response> {
  const { id, format } = wish
  const key = await loadKey(deps, context.get('owner').id)
  const run = await loadRun(deps.db, key, id)
  await noteExport(deps, run, format)
  const request = { key, run, language: languageOf(wish.language ?? run.language), blind: wish.blind !== undefined }
  const name = `resume-analysis-${new Date().toISOString().slice(0, 10)}.${format}`
  context.header('Content-Type', TYPES[format])
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return sendPieces(context, exportRun(deps, request, format), (error) =>
    deps.log.error({ event: 'export', runId: run.id, error }),
  )
}
