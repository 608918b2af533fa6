import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { ACCESS_TOKEN_LIFETIME } from '@evenhand/model'
import { jwtVerify, SignJWT } from 'jose'
import type { Secret } from '../../crypto/secret.ts'

/** Seconds an access token lives. */
export const ACCESS_SECONDS = ACCESS_TOKEN_LIFETIME / 1000

const ISSUER = 'evenhand'
const ALGORITHM = 'EdDSA'
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Whom an access token stands for, and where they are signed in. */
export type AccessClaims = { userId: string; sessionId: string }

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<string>
  /** Undefined for what we did not sign, or no longer stands. No database is asked. */
  verify(token: string): Promise<AccessClaims | undefined>
}

/**
 * Tokens that name an account and a session by their ids and nothing else. The key follows from the server's secret,
 * so that all processes of an installation take each other's tokens.
 */
export function createAccessTokens(secret: Secret): AccessTokens {
  const privateKey = keyOf(secret)
  const publicKey = createPublicKey(privateKey)
  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_SECONDS} s`)
        .sign(privateKey),
    async verify(token) {
      try {
        const options = { issuer: ISSUER, algorithms: [ALGORITHM], requiredClaims: ['sub', 'exp'] }
        const { payload } = await jwtVerify(token, publicKey, options)
        const { sub, sid } = payload
        return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined
      } catch {
        // Not a token of ours, or one that has run out: it stands for nobody.
        return undefined
      }
    },
  }
}

function keyOf(secret: Secret): KeyObject {
  const seed = Buffer.from(secret.sign('access-token', 'ed25519'), 'base64url')
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}
