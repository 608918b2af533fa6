import type { MiddlewareHandler } from 'hono'
import { withinOwner } from '../db/row-scope.ts'
import type { Variables } from './router.ts'

/**
 * Where a request must reach rows that are not its sender's: somebody who becomes somebody else takes over a guest's
 * runs, a link shows what another person shared, other servers and operators report on anybody.
 */
const OPEN = ['/api/auth/', '/api/shared/', '/api/webhooks/', '/api/admin']

/** Everything else reaches the rows of its own owner only. */
export const scopeRows: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  const isOpen = OPEN.some((start) => context.req.path.startsWith(start))
  await withinOwner(isOpen ? undefined : context.get('owner').id, next)
}
