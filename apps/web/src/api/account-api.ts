import type { ProfileChange, SignInAnswer, SignInSession, UserInfo } from '@evenhand/model'
import { callApi, fetchJson } from './api-client.ts'

export type Registration = { email: string; givenName: string; familyName: string; password: string; language: string }
export type Provider = 'google' | 'oidc'

const post = async (path: string, body: unknown = {}) => {
  await callApi(`/api/auth/${path}`, { method: 'POST', body })
}

export function signUp({ email, givenName, familyName, password, language }: Registration): Promise<SignInAnswer> {
  const name = `${givenName} ${familyName}`
  const body = { email, family_name: familyName, given_name: givenName, name, picture: null, provider: 'email' }
  return fetchJson('/api/auth/signUp/credentials', { method: 'POST', body: { ...body, password, language } })
}

export function signIn(email: string, password: string): Promise<SignInAnswer> {
  return fetchJson('/api/auth/signIn/credentials', { method: 'POST', body: { email, password } })
}

/** The address of another sign-in's page. */
export function loadProviderUrl(provider: Provider, language: string): Promise<{ url: string }> {
  return fetchJson(`/api/auth/${provider}/url?language=${encodeURIComponent(language)}`)
}

/** Ends a sign-in at a provider with what it put into the address. */
export function signInWith(provider: Provider, code: string, state: string): Promise<SignInAnswer> {
  return fetchJson(`/api/auth/signIn/${provider}`, { method: 'POST', body: { code, state } })
}

export const signOut = () => post('signOut')
export const forgotPassword = (email: string) => post('forgotPassword', { email })
export const resetPassword = (token: string, password: string) => post('resetPassword', { token, password })
/** Throws ApiError 'link-expired' where the link was used or is too old. */
export const checkResetLink = (token: string) => post('resetPassword/check', { token })
export const verifyEmail = (token: string) => post('verifyEmail', { token })
export const sendVerification = () => post('verifyEmail/send')
export const changePassword = (password: string, newPassword: string) =>
  post('changePassword', { password, newPassword })
/** Freshens this session for five minutes, for what cannot be undone. */
export const reauthenticate = (password: string) => post('reauthenticate', { password })

export async function loadProfile(signal?: AbortSignal): Promise<UserInfo> {
  const { userinfo } = await fetchJson<{ userinfo: UserInfo }>('/api/auth/profile', { signal })
  return userinfo
}

export async function changeProfile(change: ProfileChange): Promise<UserInfo> {
  const { userinfo } = await fetchJson<{ userinfo: UserInfo }>('/api/auth/profile', { method: 'PATCH', body: change })
  return userinfo
}

export async function loadSessions(signal?: AbortSignal): Promise<SignInSession[]> {
  return (await fetchJson<{ sessions: SignInSession[] }>('/api/auth/sessions', { signal })).sessions
}

/** Ends one session, or all but this one. */
export async function endSession(id?: string): Promise<void> {
  await callApi(id ? `/api/auth/sessions/${encodeURIComponent(id)}` : '/api/auth/sessions', { method: 'DELETE' })
}
