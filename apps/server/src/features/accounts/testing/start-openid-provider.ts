import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { vi } from 'vitest'

/** What the provider says of a person; the key is the name they sign in with there. */
export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string; picture?: string }

export const CLIENT_ID = 'evenhand-client'
export const CLIENT_SECRET = 'a-secret-of-the-client-that-is-long'

export type OpenIdProvider = {
  issuer: string
  people: Record<string, Person>
  /** Set: it no longer says who somebody is. */
  isMute: boolean
  /** Signs in as somebody in a browser and gives the address that the provider sends it back to. */
  visit(url: string, login: string): Promise<URL>
  /** An ID token of any contents with the provider's own signature. */
  signIdToken(claims: Record<string, unknown>, options?: { expires?: string }): Promise<string>
  /** The public half of its key, in PEM, for forgeries that use it as a secret. */
  publicKey: string
  close(): Promise<void>
}

/** A real OpenID provider on a port of its own, which stands in the place of Google. */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'signing', use: 'sig', alg: 'RS256' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people: Record<string, Person> = {}
  // It warns that it keeps everything in memory and signs in anybody, which is what a test is after.
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key for the cookies of this test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: true } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, login) => ({ accountId: login, claims: () => ({ ...people[login]! }) }),
  })
  quiet.mockRestore()
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (opened.isMute && request.url?.startsWith('/me')) response.writeHead(503).end()
    else void answer(request, response)
  })
  const opened: OpenIdProvider = {
    issuer,
    people,
    isMute: false,
    visit: (url, login) => visit(url, login, issuer),
    async signIdToken(claims, { expires = '5 minutes' } = {}) {
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'signing' }).setIssuedAt()
      return token.setExpirationTime(expires).sign(privateKey)
    },
    publicKey: JSON.stringify(await exportJWK(publicKey)),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return opened
}

/** Follows the provider's redirects with its cookies, fills in its two forms, and stops where it sends the browser back. */
async function visit(start: string, login: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next: { url: string; body?: string } = { url: start }
  for (let steps = 0; steps < 15; steps++) {
    const headers: Record<string, string> = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
    if (next.body !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded'
    const method = next.body === undefined ? 'GET' : 'POST'
    const response = await fetch(next.url, { method, headers, body: next.body, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    const page = await response.text()
    if (location !== null) {
      const target = new URL(location, next.url)
      if (target.origin !== issuer) return target
      next = { url: target.href }
      continue
    }
    const action = /action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1]
    if (action === undefined || prompt === undefined) throw new Error(`the provider shows: ${page.slice(0, 500)}`)
    const form = { prompt, ...(prompt === 'login' ? { login, password: 'anything' } : {}) }
    next = { url: new URL(action, issuer).href, body: new URLSearchParams(form).toString() }
  }
  throw new Error('the provider does not come to an end')
}
