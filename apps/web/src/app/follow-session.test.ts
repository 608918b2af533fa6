import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionState, SessionStore } from '../features/account/session-store.ts'
import { restoreRun } from '../features/screening/run-view.ts'
import { createScreeningStore } from '../features/screening/screening-store.ts'
import { createScreening } from '../features/screening/screening.ts'
import { followSession } from './follow-session.ts'

const progress = { total: 0, processed: 0, succeeded: 0, failed: 0, percent: 100 }
const RUN = restoreRun({
  run: { id: 'r1', state: 'done', createdAt: '2026-11-30T09:00:00Z', progress } as never,
  resumes: [],
})
const userOf = (email: string): SessionState => ({ user: { email } as SessionState['user'], isKnown: true })

beforeEach(() => {
  const tab = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('sessionStorage', tab)
})

/** A page with results of an account on it, and what its session tells after that. */
function pageOf(email: string) {
  let state = userOf(email)
  const listeners: (() => void)[] = []
  const session = { get: () => state, subscribe: (listener: () => void) => listeners.push(listener) }
  const store = createScreeningStore()
  const queries = new QueryClient()
  const reset = vi.spyOn(queries, 'resetQueries')
  const screening = createScreening(store, () => undefined)
  store.set({ run: RUN })
  followSession(session as unknown as SessionStore, { queries, store, screening })
  const tell = (news: SessionState) => {
    state = news
    for (const listener of listeners) listener()
  }
  return { store, reset, tell }
}

const ENDED: SessionState = { user: undefined, isKnown: true, hasEnded: true }

test('results stay when the server ends the session, and whoever they belong to is asked to sign in', () => {
  const { store, reset, tell } = pageOf('a@northquay.test')
  tell(ENDED)
  expect(store.get()).toMatchObject({ run: { id: 'r1', isOwnerAway: true }, notice: { code: 'session-ended' } })
  expect(reset).not.toHaveBeenCalled()
  tell(userOf('a@northquay.test'))
  expect(store.get().run?.isOwnerAway).toBeUndefined()
  expect(store.get()).toMatchObject({ run: { id: 'r1' }, notice: undefined })
  expect(reset).toHaveBeenCalledOnce()
})

test('whoever else signs in after that does not see them', () => {
  const { store, tell } = pageOf('a@northquay.test')
  tell(ENDED)
  tell(userOf('b@northquay.test'))
  expect(store.get().run).toBeUndefined()
})

test('signing out takes them off the page', () => {
  const { store, tell } = pageOf('a@northquay.test')
  tell({ user: undefined, isKnown: true })
  expect(store.get().run).toBeUndefined()
})
