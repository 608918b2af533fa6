import type { SignInAnswer } from '@evenhand/model'
import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language-of.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import type { Variables } from '../../http/router.ts'
import { notice, refusal } from './answer-sign-in.ts'
import { findRegistrationFault } from './check-registration.ts'
import { enter, type Entrance } from './enter.ts'
import { hashPassword } from './hash-password.ts'
import { mustVerify, refuseSignUp } from './may-sign-up.ts'
import { sendExists, sendVerification } from './send-links.ts'
import { findUser, findUserByEmail, type User } from './users-store.ts'

export type Registration = {
  email: string
  given_name: string
  family_name: string
  password: string
  language?: string
}

/**
 * Makes an account. Where addresses are confirmed by mail the answer is the same whether the address has an account
 * or not, and its owner is told by mail; where they cannot be, the person is let in at once, and a taken address is said.
 */
export async function signUp(
  entrance: Entrance,
  context: Context<{ Variables: Variables }>,
  form: Registration,
): Promise<SignInAnswer> {
  const { deps } = entrance
  const { db, env, accounts } = deps
  const email = form.email.trim().toLowerCase()
  const names = [form.given_name, form.family_name]
  const fault = findRegistrationFault({ email, password: form.password, names, policy: env.PASSWORD_POLICY })
  if (fault) return refusal(fault)
  const closed = await refuseSignUp(db, env, email)
  if (closed) return refusal(closed)
  const isVerifying = mustVerify(env)
  const origin = ownOrigin(env, context)
  const known = await findUserByEmail(db, email)
  if (known) {
    if (!isVerifying) return refusal('email-taken')
    const hash = await hashPassword(form.password)
    accounts.later(
      known.email_verified ? sendExists(deps, known, origin) : sendVerification(deps, known, { origin, hash }),
    )
    return notice('email-sent')
  }
  const user = await insertUser(deps, { ...form, email })
  if (!user) return isVerifying ? notice('email-sent') : refusal('email-taken')
  accounts.later(sendVerification(deps, user, { origin }))
  return isVerifying ? notice('email-sent') : enter(entrance, context, user)
}

/**
 * Undefined where somebody else registered the address at the same moment. The library then makes up a user with an id
 * that nobody has, so that its answer tells nothing: the id, not the address, says whose account this is.
 */
async function insertUser({ db, accounts }: Deps, form: Registration): Promise<User | undefined> {
  const { email, password, given_name: givenName, family_name: familyName } = form
  const language = form.language === undefined ? undefined : languageOf(form.language)
  const name = `${givenName} ${familyName}`.trim()
  try {
    const body = { email, password, name, givenName, familyName, language }
    const { user } = await accounts.auth.api.signUpEmail({ body })
    return await findUser(db, user.id)
  } catch (error) {
    if (error instanceof APIError) return undefined
    throw error
  }
}
