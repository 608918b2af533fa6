import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import type { Secret } from '../../crypto/secret.ts'
import type { Db } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { mustVerify } from './may-sign-up.ts'

export const RESET_MINUTES = 30

/**
 * better-auth over our tables: accounts, ways in, passwords, sessions, single-use links. Its own routes are not
 * served, it sends nothing home, and it must not be called inside a transaction of ours.
 */
export function openAuth({ db, env, secret }: { db: Db; env: Env; secret: Secret }) {
  return betterAuth({
    baseURL: 'http://localhost',
    secret: secret.sign('better-auth', '1'),
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: { database: { generateId: () => randomUUID() }, ipAddress: { disableIpTracking: true } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: mustVerify(env),
      // Our own rules have been applied before; the library counts units, not characters.
      minPasswordLength: 1,
      maxPasswordLength: 1_024,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', image: 'picture', ...TIMES },
      additionalFields: {
        givenName: { type: 'string', fieldName: 'given_name', required: true },
        familyName: { type: 'string', fieldName: 'family_name', required: true },
        language: { type: 'string', required: false },
      },
    },
    session: { expiresIn: env.SESSION_HOURS * 60 * 60, ...SESSIONS },
    account: LOGINS,
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', ...TIMES },
    },
  })
}

const SESSIONS = {
  modelName: 'sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
  additionalFields: { device: { type: 'string', required: false } },
} as const

const LOGINS = {
  modelName: 'logins',
  fields: {
    userId: 'user_id',
    providerId: 'provider_id',
    accountId: 'account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
} as const

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

export type Auth = ReturnType<typeof openAuth>
