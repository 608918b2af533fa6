import { createRoute, z } from '@hono/zod-openapi'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { limitRate } from '../../http/limit-rate.ts'
import type { Owner } from '../../http/owner.ts'
import { requireFresh, requireSession } from '../../http/require-user.ts'
import { answers, createRouter } from '../../http/router.ts'
import { sendPieces } from '../../http/send-pieces.ts'
import { forgetMailFiles } from '../../mail/mail-folder.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { endBilling } from '../../plans/end-billing.ts'
import { eraseOwner, ErasureReceipt, type EraseRuns } from './erase-owner.ts'
import { exportOwner } from './export-owner.ts'

const EXPORTS_A_DAY = { most: 3, seconds: 24 * 60 * 60 }

const receipt = {
  200: { description: 'What was deleted', content: { 'application/json': { schema: ErasureReceipt } } },
  ...answers,
}

/** Of all who share a network: a guest is somebody else with every new cookie. */
const EXPORTS_AN_HOUR = { most: 60, seconds: 60 * 60, local: true }

const exportRoute = (deps: Deps) =>
  createRoute({
    method: 'get',
    path: '/api/me/export',
    summary: 'Everything that is stored about the sender, as a zip; three a day',
    middleware: [limitRate(deps, 'export', { network: EXPORTS_AN_HOUR })] as const,
    responses: {
      200: {
        description: 'JSON lines for each table, and each analysis as JSON',
        content: { 'application/zip': { schema: z.string() } },
      },
      ...answers,
    },
  })

const deleteData = createRoute({
  method: 'delete',
  path: '/api/me/data',
  summary: 'Deletes all runs and resumes of the sender; an account stays',
  responses: receipt,
})

const deleteAccount = createRoute({
  method: 'delete',
  path: '/api/me',
  summary: 'Deletes the account with all that belongs to it',
  responses: receipt,
})

export function privacyRoutes(deps: Deps, eraseRuns: EraseRuns) {
  return createRouter()
    .openapi(exportRoute(deps), async (context) => {
      const owner = context.get('owner')
      if (owner.kind === 'user') requireFresh(context)
      await deps.limiter.take(`export:${owner.id}`, EXPORTS_A_DAY)
      await noteExport(deps, owner)
      context.header('Content-Type', 'application/zip')
      context.header('Cache-Control', 'no-store')
      const name = `evenhand-export-${new Date().toISOString().slice(0, 10)}.zip`
      context.header('Content-Disposition', `attachment; filename="${name}"`)
      return sendPieces(context, exportOwner(deps, { ownerId: owner.id, userId: owner.userId }), (error) =>
        deps.log.error({ event: 'export', error }),
      )
    })
    .openapi(deleteData, async (context) => {
      const { kind, id: ownerId } = context.get('owner')
      if (kind === 'user') requireSession(context)
      return context.json(await eraseOwner(deps, eraseRuns, { ownerId, scope: 'data' }), 200)
    })
    .openapi(deleteAccount, async (context) => {
      const { userId } = requireFresh(context)
      const user = await deps.accounts.findUser(userId)
      const sessions = await deps.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
      await endBilling(deps, userId)
      const erased = await eraseOwner(deps, eraseRuns, { ownerId: `user:${userId}`, userId, scope: 'account' })
      deps.accounts.gate.forget(sessions.map(({ id }) => id))
      if (user) {
        const { email, language, given_name: name } = user
        await forgetMailFiles(deps.env.DATA_DIR, email)
        deps.accounts.later(sendMail(deps, { template: 'account-deleted', to: email, language, args: { name } }))
      }
      context.header('Clear-Site-Data', '"cache", "cookies", "storage"')
      return context.json(erased, 200)
    })
}

/** Of guests who have left nothing nothing is exported, and nothing kept. */
async function noteExport(deps: Deps, owner: Owner): Promise<void> {
  if (owner.kind === 'guest' && !(await deps.vault.findKey(owner.id))) return
  const chain = await openChain(deps.vault, owner.id)
  await transaction(deps.db, (trx) =>
    appendDecision(trx, chain, { kind: 'export', runId: null, format: 'zip', rows: null }),
  )
}
