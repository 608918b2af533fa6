import { TOKEN_REFRESH } from '@evenhand/model'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore, type SessionNews, type SessionWorld } from './session-store.ts'
import { expiryOf, type SessionUser } from './session-user.ts'

const START = Date.parse('2026-03-01T09:00:00Z')
const TEN_MINUTES = 600_000

const tokenUntil = (time: number, id = 'a') =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(time / 1000), sub: id })).replaceAll('=', '')}.s`
const userUntil = (time: number, id?: string): SessionUser => ({
  name: 'Marguerite Osei',
  email: 'm.osei@northquay.test',
  picture: null,
  token: tokenUntil(time, id),
})

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}

/** Tabs of one browser: one lock, one memory, one channel, and a server that renews until it refuses. */
function browser() {
  const memory = storage()
  const heard: ((news: SessionNews) => void)[] = []
  let queue: Promise<unknown> = Promise.resolve()
  const server = { calls: 0, answer: 'renew' as 'renew' | 'refuse' | 'away' }
  const openTab = (tab = storage()) => {
    let own: ((news: SessionNews) => void) | undefined
    const world: SessionWorld = {
      tab,
      browser: memory,
      now: Date.now,
      alone: (work) => {
        const done = queue.then(work)
        queue = done.catch(() => undefined)
        return done
      },
      refresh: async () => {
        server.calls++
        if (server.answer === 'away') throw new Error('away')
        return server.answer === 'renew' ? userUntil(Date.now() + TEN_MINUTES, `n${server.calls}`) : undefined
      },
      hear: (listener) => {
        own = listener
        heard.push(listener)
      },
      tell: (news) => heard.filter((listener) => listener !== own).forEach((listener) => listener(news)),
    }
    return { session: createSessionStore(world), tab }
  }
  return { openTab, server, memory }
}

beforeEach(() => vi.useFakeTimers({ now: START }))
afterEach(() => vi.useRealTimers())

describe('a session', () => {
  test('a guest never asks for a token', async () => {
    const { openTab, server } = browser()
    const { session } = openTab()
    await session.start()
    expect(await session.token()).toBeUndefined()
    expect(server.calls).toBe(0)
  })

  test('is kept in the tab, and taken up after a reload without asking', async () => {
    const { openTab, server } = browser()
    const { session, tab } = openTab()
    const user = userUntil(START + TEN_MINUTES)
    session.signIn(user)
    expect(JSON.parse(tab.getItem('user') ?? '')).toEqual(user)
    const reloaded = openTab(tab).session
    await reloaded.start()
    expect(reloaded.get().user).toEqual(user)
    expect(server.calls).toBe(0)
  })

  test('is renewed every four minutes, by one tab for all', async () => {
    const { openTab, server } = browser()
    const [one, two, three] = [openTab().session, openTab().session, openTab().session]
    one.signIn(userUntil(START + TEN_MINUTES))
    expect(two.get().user?.email).toBe('m.osei@northquay.test')
    await vi.advanceTimersByTimeAsync(TOKEN_REFRESH + 10_000)
    expect(server.calls).toBe(1)
    expect(new Set([one, two, three].map((tab) => tab.get().user?.token)).size).toBe(1)
    await vi.advanceTimersByTimeAsync(TOKEN_REFRESH)
    expect(server.calls).toBe(2)
  })

  test('a new tab asks once, because somebody is signed in', async () => {
    const { openTab, server } = browser()
    openTab().session.signIn(userUntil(START + TEN_MINUTES))
    const later = openTab().session
    const started = later.start()
    expect(later.get().isKnown).toBe(false)
    await started
    expect(later.get()).toMatchObject({ isKnown: true, user: { name: 'Marguerite Osei' } })
    expect(server.calls).toBe(1)
  })

  test('many calls with an old token renew it once', async () => {
    const { openTab, server } = browser()
    const { session } = openTab()
    session.signIn(userUntil(START + 1_000))
    const tokens = await Promise.all([session.token(), session.token(), session.token()])
    expect(server.calls).toBe(1)
    expect(new Set(tokens).size).toBe(1)
    expect(expiryOf(tokens[0] ?? '')).toBeGreaterThan(START)
  })

  test('a server that refuses ends it in every tab', async () => {
    const { openTab, server, memory } = browser()
    const one = openTab()
    const two = openTab()
    one.session.signIn(userUntil(START + TEN_MINUTES))
    server.answer = 'refuse'
    await vi.advanceTimersByTimeAsync(TOKEN_REFRESH + 1)
    expect([one.session.get().user, two.session.get().user]).toEqual([undefined, undefined])
    expect([one.tab.getItem('user'), two.tab.getItem('user'), memory.getItem('evenhand-signed-in')]).toEqual([
      null,
      null,
      null,
    ])
    expect([one.session.get().hasEnded, two.session.get().hasEnded]).toEqual([true, true])
    one.session.signIn(userUntil(Date.now() + TEN_MINUTES))
    expect([one.session.get().hasEnded, two.session.get().hasEnded]).toEqual([undefined, undefined])
  })

  test('a lost connection does not end it, and it is renewed once the connection is back', async () => {
    const { openTab, server } = browser()
    const { session } = openTab()
    session.signIn(userUntil(START + TEN_MINUTES))
    const before = session.get().user?.token
    server.answer = 'away'
    await vi.advanceTimersByTimeAsync(TOKEN_REFRESH + 40_000)
    expect(session.get().user?.token).toBe(before)
    server.answer = 'renew'
    await vi.advanceTimersByTimeAsync(20_000)
    expect(session.get().user?.token).not.toBe(before)
  })

  test('a new page without a connection still knows who was signed in, and sends no token that has ended', async () => {
    const { openTab, server } = browser()
    const { session, tab } = openTab()
    session.signIn(userUntil(START - 1_000))
    server.answer = 'away'
    const reloaded = openTab(tab).session
    await reloaded.start()
    expect(reloaded.get()).toMatchObject({ isKnown: true, user: { name: 'Marguerite Osei' } })
    await expect(reloaded.token()).rejects.toThrow('away')
  })

  test('signing out tells the other tabs', () => {
    const { openTab } = browser()
    const [one, two] = [openTab().session, openTab().session]
    one.signIn(userUntil(START + TEN_MINUTES))
    two.signOut()
    expect(one.get().user).toBeUndefined()
    expect([one.get().hasEnded, two.get().hasEnded]).toEqual([undefined, undefined])
  })
})

test.each([
  ['no token at all', '', 0],
  ['not a token', 'abc', 0],
  ['no expiry', `h.${btoa('{}')}.s`, 0],
  ['an expiry as text', `h.${btoa('{"exp":"9999999999"}')}.s`, 0],
  ['an expiry', `h.${btoa('{"exp":1772355600}')}.s`, 1_772_355_600_000],
])('of a token the end is read as a number: %s', (_, token, end) => {
  expect(expiryOf(token)).toBe(end)
})
