import type { SignInAnswer } from '@evenhand/model'
import type { TestServer, Visitor } from '../../../testing/start-test-server.ts'

export const PASSWORD = 'harbour-lamp-42'

/** A browser in which somebody is signed in: `ask` sends the bearer token. */
export type Member = Visitor & {
  email: string
  token: string
  ask(method: string, path: string, body?: unknown): Promise<Response>
}

export function registration(email: string, password = PASSWORD) {
  return {
    email,
    given_name: 'Ines',
    family_name: 'Calder',
    name: 'Ines Calder',
    picture: null,
    provider: 'email',
    password,
  }
}

/** Registers in a browser; throws where it does not let in. */
export async function signUpVisitor(server: TestServer, email: string, visitor = server.visit()): Promise<Member> {
  return asMember(visitor, email, await visitor.post('/api/auth/signUp/credentials', registration(email)))
}

export async function signInVisitor(
  server: TestServer,
  { email, password = PASSWORD }: { email: string; password?: string },
  visitor = server.visit(),
): Promise<Member> {
  return asMember(visitor, email, await visitor.post('/api/auth/signIn/credentials', { email, password }))
}

export async function asMember(visitor: Visitor, email: string, response: Response): Promise<Member> {
  const answer = (await response.json()) as SignInAnswer
  if (!answer.access_token) throw new Error(`not let in: ${response.status} ${JSON.stringify(answer)}`)
  const token = answer.access_token
  return { ...visitor, email, token, ask: (method, path, body) => ask(visitor, token, { method, path, body }) }
}

export function ask(
  visitor: Visitor,
  token: string,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<Response> {
  return visitor.request(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

/** Renews the token as the page does. */
export function refresh(
  visitor: Visitor,
  headers: Record<string, string> = { 'x-evenhand': 'page' },
): Promise<Response> {
  return visitor.request('/api/auth/refreshToken', { headers })
}
