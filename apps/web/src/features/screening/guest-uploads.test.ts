import { expect, test } from 'vitest'
import { guestUploads, keepGuestUploads } from './guest-uploads.ts'

function storageOf(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
}

test('a guest begins with three, and goes on with what the server told last', () => {
  const storage = storageOf()
  expect(guestUploads(storage)).toBe(3)
  keepGuestUploads(storage, { plan: 'guest', status: 'active', limit: 3, remaining: 1 })
  expect(guestUploads(storage)).toBe(1)
})

test('what belongs to an account is not kept for guests', () => {
  const storage = storageOf()
  keepGuestUploads(storage, { plan: 'free', status: 'active', limit: 3, remaining: 0 })
  expect(guestUploads(storage)).toBe(3)
})

test.each(['-1', '99', '1.5', 'many', ''])(
  'a count that cannot be, such as %j, shows no more than a guest can have',
  (kept) => {
    expect([0, 3]).toContain(guestUploads(storageOf({ 'evenhand-guest-uploads': kept })))
  },
)
