import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import type { Variables } from './router.ts'

const YEAR = 31_536_000

/** The policy of a page. Trusted Types: one policy named `default`, made by the page itself. */
export function pagePolicy(nonce: string, isSecure: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Workers read documents with WebAssembly; no page may run it. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function isWorkerPath(path: string): boolean {
  return path.startsWith('/workers/') || /^\/assets\/[^/]*worker[^/]*$/i.test(path)
}

/** Addresses that hold what lets somebody in: nobody else is to see where a reader came from. */
const SECRET = /^\/(?:(?:api\/)?shared|reset-password|verify-email|sign-in)(?:\/|$)/

/** Headers of every answer. What is served over http must not ask for https: it would not load. */
export function secureHeaders(env: Env): MiddlewareHandler<{ Variables: Variables }> {
  const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64')
    context.set('nonce', nonce)
    await next()
    const { path } = context.req
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false
    const policy = isPage ? pagePolicy(nonce, isSecure) : isWorkerPath(path) ? WORKER_POLICY : DATA_POLICY
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
    const isSecret = SECRET.test(path)
    context.header('Referrer-Policy', isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (isSecret) context.header('X-Robots-Tag', 'noindex, nofollow')
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (isSecure) context.header('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
    if (path.startsWith('/api')) context.header('Cache-Control', 'no-store')
  }
}
