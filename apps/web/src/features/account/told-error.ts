import type { SignInAnswer } from '@evenhand/model'
import { ApiError } from '../../api/api-client.ts'
import type { Texts } from '../../texts/texts.tsx'
import type { SessionUser } from './session-user.ts'

/** The server's reason for not letting somebody in; its message is for people, in English. */
class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  readonly code: string | undefined
  constructor({ message, code }: { message: string; code?: string }) {
    super(message)
    this.code = code
  }
}

/** The user an answer speaks of. Throws the server's reason where it lets nobody in. */
export function userOf(answer: SignInAnswer & { code?: string }, email = ''): SessionUser {
  const { success, name = '', picture = null, access_token: token } = answer
  if (!success || !token) throw new SignInRefused(answer)
  return { name, email: answer.email ?? email, picture, token }
}

/** What went wrong in the reader's language: the server's reason where there are words for it. */
export function tellError(error: unknown, { t, texts }: Texts): string {
  const code = error instanceof SignInRefused || error instanceof ApiError ? error.code : undefined
  if (code !== undefined && code in texts.errors) {
    const args = error instanceof ApiError ? error.args : {}
    return t(`errors.${code}` as 'errors.internal', args)
  }
  if (error instanceof SignInRefused && error.message) return error.message
  return t('auth.failed')
}
