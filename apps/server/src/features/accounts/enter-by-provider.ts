import type { SignInAnswer } from '@evenhand/model'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { requireFresh } from '../../http/require-user.ts'
import type { Variables } from '../../http/router.ts'
import { refusal } from './answer-sign-in.ts'
import { isEmail } from './check-registration.ts'
import { enter, type Entrance } from './enter.ts'
import { link, rememberPending } from './link-pending.ts'
import { refuseSignUp } from './may-sign-up.ts'
import type { ProviderPerson } from './providers.ts'
import { findUser, findUserByEmail, type User } from './users-store.ts'

type Asked = Context<{ Variables: Variables }>

/**
 * Lets in whom a provider vouches for. Only its own id of the person leads into an account; an address never does:
 * where it has an account already, that account's password must be given once.
 */
export async function enterByProvider(
  entrance: Entrance,
  context: Asked,
  person: ProviderPerson,
): Promise<SignInAnswer> {
  const { deps } = entrance
  const known = await findByProvider(deps, person)
  if (known) return enter(entrance, context, known)
  if (context.get('owner').kind === 'user') return addWay(entrance, context, person)
  const { email } = person
  if (email === undefined || !isEmail(email)) return refusal('provider-refused')
  const taken = await findUserByEmail(deps.db, email)
  if (taken) {
    rememberPending(entrance, context, { person, user: taken })
    return refusal('link-required')
  }
  const closed = await refusePerson(deps, person, email)
  if (closed) return refusal(closed)
  return enter(entrance, context, await insertPerson(deps, person, email))
}

async function findByProvider({ db, accounts }: Deps, { provider, sub }: ProviderPerson): Promise<User | undefined> {
  const { internalAdapter } = await accounts.auth.$context
  const login = await internalAdapter.findAccountByKey({ providerId: provider, accountId: sub })
  return login ? findUser(db, login.userId) : undefined
}

/** Somebody who is signed in, and proved a moment ago who they are, adds a way in. */
async function addWay(entrance: Entrance, context: Asked, person: ProviderPerson): Promise<SignInAnswer> {
  const { userId } = requireFresh(context)
  const user = (await findUser(entrance.deps.db, userId))!
  await link(entrance.deps, context, { user, ...person })
  return enter(entrance, context, user)
}

/** Whom a company's own provider lets in gets an account; others as the server is set, by an address that is theirs. */
async function refusePerson({ db, env }: Deps, person: ProviderPerson, email: string) {
  if (person.provider === 'oidc') return undefined
  if (env.SIGNUP !== 'open' && !person.isEmailVerified) return 'sign-up-closed'
  return refuseSignUp(db, env, email)
}

async function insertPerson(deps: Deps, person: ProviderPerson, email: string): Promise<User> {
  const { internalAdapter } = await deps.accounts.auth.$context
  const { provider, sub, isEmailVerified, picture } = person
  const name = person.name ?? [person.givenName, person.familyName].filter(Boolean).join(' ')
  const [givenName = '', ...rest] = name.split(' ')
  const fields = {
    email,
    name: name || email,
    image: picture,
    emailVerified: isEmailVerified,
    givenName: person.givenName ?? givenName,
    familyName: person.familyName ?? rest.join(' '),
  }
  try {
    const { user } = await internalAdapter.createOAuthUser(fields, { providerId: provider, accountId: sub })
    return (await findUser(deps.db, user.id))!
  } catch (error) {
    // The same person in two tabs: the other tab made the account.
    const made = await findByProvider(deps, person)
    if (made) return made
    throw error
  }
}
