/** Who is signed in in this tab, as kept in `sessionStorage.user`. */
export type SessionUser = {
  name: string
  email: string
  picture: string | null
  /** The access token: ten minutes long. */
  token: string
}

const KEY = 'user'

/** The user this tab remembers. Undefined: none, or something that is not ours. */
export function readUser(storage: Storage): SessionUser | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<SessionUser> | null
    if (!kept || typeof kept.token !== 'string' || kept.token === '') return undefined
    return { name: kept.name ?? '', email: kept.email ?? '', picture: kept.picture ?? null, token: kept.token }
  } catch {
    return undefined
  }
}

export function keepUser(storage: Storage, user: SessionUser | undefined): void {
  if (user) storage.setItem(KEY, JSON.stringify(user))
  else storage.removeItem(KEY)
}

/** When a token ends, in milliseconds since 1970; 0 for one that cannot be read. */
export function expiryOf(token: string): number {
  try {
    const body = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { exp } = JSON.parse(body) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
