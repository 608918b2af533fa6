import { TOKEN_REFRESH } from '@evenhand/model'
import { expiryOf, keepUser, readUser, type SessionUser } from './session-user.ts'

/** Another tab's news: somebody signed in, got a new token, or signed out. `hasEnded`: the server ended the session. */
export type SessionNews = { user: SessionUser | null; hasEnded?: boolean }

export type SessionState = {
  user: SessionUser | undefined
  /** False while it is still being found out whether somebody is signed in. */
  isKnown: boolean
  /** Nobody signed out: the server ended the session of whoever was at work here. */
  hasEnded?: boolean
}

/** A guest, as prerendered pages show everybody: the very same one, or React would draw all of a page again. */
export const GUEST: SessionState = { user: undefined, isKnown: true }

/** What the world gives a session; a test gives it others. */
export type SessionWorld = {
  tab: Storage
  /** Kept by all tabs: only whether somebody is signed in at all. */
  browser: Storage
  /** A new token from the cookie; undefined when the server refuses. Throws when it cannot be reached. */
  refresh: () => Promise<SessionUser | undefined>
  /** Tells the other tabs. */
  tell: (news: SessionNews) => void
  /** Calls back with what another tab tells. */
  hear: (listener: (news: SessionNews) => void) => void
  /** Runs one piece of work at a time in all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  now: () => number
}

/** Set in the browser while somebody is signed in, so that guests never ask for a token. */
const HINT = 'evenhand-signed-in'
/** A token that ends this soon is not sent any more. */
const MARGIN = 15_000
/** Tabs that were told of a new token ask for the next one only where the tab that told has gone. */
const OTHERS_LATER = 5_000
/** While the server cannot be reached, it is asked again after this. */
const AGAIN = 15_000

export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * Who is signed in. The token lives in this tab and is renewed every four minutes by one tab for all; a server that
 * refuses to renew it ends the session everywhere, a connection that is lost does not.
 */
export function createSessionStore(world: SessionWorld) {
  const { tab, browser, now } = world
  let state = stateOf(readUser(tab))
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewing: Promise<string | undefined> | undefined
  const listeners = new Set<() => void>()

  const take = (user: SessionUser | undefined, { later = 0, hasEnded = false } = {}) => {
    state = { user, isKnown: true, ...(hasEnded && { hasEnded }) }
    keepUser(tab, user)
    if (user) browser.setItem(HINT, '1')
    else browser.removeItem(HINT)
    clearTimeout(timer)
    if (user) wait(TOKEN_REFRESH + later)
    for (const listener of listeners) listener()
  }
  const tell = (user: SessionUser | undefined, hasEnded = false) => {
    take(user, { hasEnded })
    world.tell({ user: user ?? null, ...(hasEnded && { hasEnded }) })
  }
  const wait = (time: number) => {
    timer = setTimeout(() => void renew(state.user?.token).catch(() => wait(AGAIN)), time)
  }
  /** Renews a token, unless it has been replaced meanwhile. Undefined: signed out. Throws when nobody answers. */
  const renew = (stale: string | undefined): Promise<string | undefined> => {
    renewing ??= world
      .alone(async () => {
        if (state.user && state.user.token !== stale) return state.user.token
        const user = await world.refresh()
        tell(user, state.user !== undefined && user === undefined)
        return user?.token
      })
      .finally(() => (renewing = undefined))
    return renewing
  }
  world.hear(({ user, hasEnded }) => take(user ?? undefined, { later: OTHERS_LATER, hasEnded }))

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: (user: SessionUser) => tell(user),
    /** Ends the session in every tab of this browser. */
    signOut: () => tell(undefined),
    /** A token that is still good, renewed first where it is not; undefined for guests. */
    async token(): Promise<string | undefined> {
      const { user } = state
      if (!user) return undefined
      return expiryOf(user.token) > now() + MARGIN ? user.token : renew(user.token)
    },
    renew,
    /** Takes up the session of a tab that was reloaded, or of another tab. */
    async start(): Promise<void> {
      if (!state.user && !browser.getItem(HINT)) return
      if (state.user && expiryOf(state.user.token) > now() + MARGIN) return wait(TOKEN_REFRESH)
      state = { ...state, isKnown: false }
      await renew(state.user?.token).catch(() => {
        // Nobody answers: whoever was signed in still is, and is asked for again.
        state = { ...state, isKnown: true }
        for (const listener of listeners) listener()
        wait(AGAIN)
      })
    },
  }
}

const stateOf = (user: SessionUser | undefined): SessionState => (user ? { user, isKnown: true } : GUEST)
