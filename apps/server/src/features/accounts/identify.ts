import type { Identify } from '../../http/owner.ts'
import type { Accounts } from './create-accounts.ts'

const READS = new Set(['GET', 'HEAD'])

/** Whose an access token is, if its session still lives. */
export function identifyBy({ tokens, gate }: Accounts): Identify {
  return async (bearer, { method }) => {
    const claims = await tokens.verify(bearer)
    if (!claims) return undefined
    const session = await gate.find(claims.sessionId, !READS.has(method))
    if (!session || session.userId !== claims.userId) return undefined
    const isStillIn = async (): Promise<boolean> => (await gate.find(claims.sessionId, false)) !== undefined
    return { userId: claims.userId, sessionId: claims.sessionId, isFresh: session.isFresh, isStillIn }
  }
}
