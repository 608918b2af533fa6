import { refreshToken } from '../../api/session-api.ts'
import { createSessionStore, type SessionNews, type SessionStore } from './session-store.ts'

/** The session of this tab; tabs without locks (plain http) take the risk that two renew at once. */
export function createBrowserSession(): SessionStore {
  const channel = new BroadcastChannel('evenhand-session')
  return createSessionStore({
    tab: sessionStorage,
    browser: localStorage,
    refresh: refreshToken,
    tell: (news) => channel.postMessage(news),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data as SessionNews)),
    alone: (work) => navigator.locks?.request('evenhand-session', work) ?? work(),
    now: Date.now,
  })
}
