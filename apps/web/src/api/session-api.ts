import { ApiError } from './api-client.ts'

type Renewed = { access_token: string; name: string; email: string; picture: string | null }

/**
 * Asks for a new access token; the cookie says whose. Undefined when the server refuses, which means signed out.
 * Throws ApiError when the server cannot be reached. Sent on its own, since this is what all other calls wait for, and
 * kept alive: a tab that closes meanwhile must not leave the others with the cookie before the newest.
 */
export async function refreshToken() {
  const request = { headers: { 'x-evenhand': 'page' }, keepalive: true }
  const answer = await fetch('/api/auth/refreshToken', request).catch(() => undefined)
  if (!answer || answer.status >= 500 || answer.status === 429) throw new ApiError('network')
  if (!answer.ok) return undefined
  const { access_token: token, name, email, picture } = (await answer.json()) as Renewed
  return token ? { name, email, picture, token } : undefined
}
