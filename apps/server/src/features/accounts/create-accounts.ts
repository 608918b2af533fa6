import type { Secret } from '../../crypto/secret.ts'
import type { Db } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import type { Log } from '../../http/log.ts'
import type { Post } from '../../mail/open-post.ts'
import { createAccessTokens, type AccessTokens } from './access-token.ts'
import { openAuth, type Auth } from './open-auth.ts'
import { openProviders } from './providers.ts'
import { createSessionGate, type SessionGate } from './session-gate.ts'
import { deleteUser, findUser, findUserByEmail, type User } from './users-store.ts'

/** Accounts, as other features and the routes see them; opened once. */
export type Accounts = {
  auth: Auth
  tokens: AccessTokens
  gate: SessionGate
  /** The providers that are set up. */
  providers: ReturnType<typeof openProviders>
  findUser(id: string): Promise<User | undefined>
  findUserByEmail(email: string): Promise<User | undefined>
  /** Deletes the account with its sessions, ways in and API keys, inside the caller's transaction. */
  deleteUser: typeof deleteUser
  /** Runs work that no answer waits for; `settle` waits for all of it. */
  later(work: Promise<unknown>): void
  settle(): Promise<void>
}

export type AccountParts = { db: Db; env: Env; secret: Secret; post: Post; log: Log }

export function createAccounts(parts: AccountParts): Accounts {
  const { db, env, secret, log } = parts
  const pending = new Set<Promise<unknown>>()
  return {
    auth: openAuth({ db, env, secret }),
    tokens: createAccessTokens(secret),
    gate: createSessionGate(db, env.SESSION_IDLE_MINUTES),
    providers: openProviders(env),
    findUser: (id) => findUser(db, id),
    findUserByEmail: (email) => findUserByEmail(db, email),
    deleteUser,
    later(work) {
      const watched: Promise<unknown> = work
        .catch((error: unknown) => log.error({ event: 'accounts', error }))
        .finally(() => pending.delete(watched))
      pending.add(watched)
    },
    async settle() {
      await Promise.all(pending)
    },
  }
}
