import { afterEach, expect, it, vi } from 'vitest'
import { createHealth } from './create-health.ts'

afterEach(() => vi.useRealTimers())

it('is well again once no error has come for a while, or something went well, and never after the end', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const health = createHealth()
  expect(health.isWell()).toBe(true)
  health.fail()
  expect(health.isWell()).toBe(false)
  vi.advanceTimersByTime(10_000)
  health.fail()
  vi.advanceTimersByTime(10_000)
  expect(health.isWell()).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(health.isWell()).toBe(true)
  health.fail()
  health.recover()
  expect(health.isWell()).toBe(true)
  health.end()
  vi.advanceTimersByTime(60_000)
  expect(health.isWell()).toBe(false)
})
