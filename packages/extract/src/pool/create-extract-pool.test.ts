import { EXTRACT_TIMEOUT } from '@evenhand/model'
import { afterEach, expect, test, vi } from 'vitest'
import { show, tinyPdf } from '../pdf/tiny-pdf.ts'
import { createExtractPool, type ExtractPool } from './create-extract-pool.ts'

let pool: ExtractPool | undefined
afterEach(() => pool?.close())

const resume = (name: string) => tinyPdf(show(`${name} is a nurse in Springfield`, { y: 700 }))

test('reads files in workers, and a damaged one fails alone', async () => {
  pool = createExtractPool({ size: 2 })
  const told: number[] = []
  const results = await Promise.allSettled([
    pool.extract(resume('Jane'), 'jane.pdf', { onProgress: (done, total) => told.push(done, total) }),
    pool.extract(new TextEncoder().encode('%PDF-1.4 nothing'), 'broken.pdf'),
    pool.extract(resume('Joe'), 'joe.pdf'),
    pool.extract(new Uint8Array(), 'empty.txt'),
  ])
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value.text : result.reason.code))).toEqual([
    'Jane is a nurse in Springfield',
    'damaged',
    'Joe is a nurse in Springfield',
    'empty',
  ])
  expect(told).toEqual([1, 1])
})

test('a file that is given up fails with its reason while the others are read', async () => {
  pool = createExtractPool({ size: 1 })
  const running = new AbortController()
  const waiting = new AbortController()
  const first = pool.extract(resume('Jane'), 'a.pdf', { signal: running.signal })
  const second = pool.extract(resume('Joe'), 'b.pdf', { signal: waiting.signal })
  const third = pool.extract(resume('Ann'), 'c.pdf')
  waiting.abort()
  running.abort()
  await expect(first).rejects.toMatchObject({ code: 'aborted' })
  await expect(second).rejects.toMatchObject({ code: 'aborted' })
  expect((await third).text).toContain('Ann')
})

test('T30: a file that takes more than its time is given up with its worker, and the next one is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pool = createExtractPool({ size: 1 })
  let outcome = 'under way'
  const slow = pool.extract(resume('Jane'), 'a.pdf').catch(({ code }: { code: string }) => (outcome = code))
  const next = pool.extract(resume('Ann'), 'b.pdf')
  // No worker reads anything before the test lets go of its thread.
  vi.advanceTimersByTime(EXTRACT_TIMEOUT - 1)
  await Promise.resolve()
  expect(outcome).toBe('under way')
  vi.advanceTimersByTime(1)
  await slow
  vi.useRealTimers()
  expect(outcome).toBe('timed-out')
  expect((await next).text).toContain('Ann')
})

test('a closed pool reads nothing more', async () => {
  pool = createExtractPool({ size: 1 })
  const open = pool.extract(resume('Jane'), 'a.pdf')
  pool.close()
  await expect(open).rejects.toMatchObject({ code: 'aborted' })
  await expect(pool.extract(resume('Joe'), 'b.pdf')).rejects.toMatchObject({ code: 'aborted' })
})
