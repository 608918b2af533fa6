import type { ErrorCode, SignInAnswer } from '@evenhand/model'
import type { Texts } from '../../texts/texts.tsx'
import { tellRefusal } from '../../forms/told-error.ts'
import type { SessionUser } from './session-user.ts'

/** The server's reason for not letting somebody in; its message is for people, in English. */
class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  readonly code: ErrorCode | undefined
  constructor({ message, code }: SignInAnswer) {
    super(message)
    this.code = code
  }
}

/** The user an answer speaks of. Throws the server's reason where it lets nobody in. */
export function userOf(answer: SignInAnswer, email = ''): SessionUser {
  const { success, name = '', picture = null, access_token: token } = answer
  if (!success || !token) throw new SignInRefused(answer)
  return { name, email: answer.email ?? email, picture, token }
}

/** Why somebody was not let in, in the reader's language where there are words for it. */
export function tellSignIn(error: unknown, texts: Texts): string {
  const { t } = texts
  if (error instanceof SignInRefused) {
    return error.code && error.code in texts.texts.errors
      ? t(`errors.${error.code}` as 'errors.internal')
      : error.message || t('auth.failed')
  }
  return tellRefusal(error, texts) ?? t('auth.failed')
}
