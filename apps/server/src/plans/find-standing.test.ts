import { describe, expect, it } from 'vitest'
import { standingAt } from './find-standing.ts'
import { addMonths, monthWindow } from './month-window.ts'

const at = (text: string): Date => new Date(`${text}Z`)
const base = {
  plan_id: 'basic' as const,
  billing_period: 'monthly' as const,
  status: 'active' as const,
  auto_renew: true,
  subscription_id: 'sub_1',
  period_start: at('2026-01-31T10:00:00'),
  period_end: at('2026-02-28T10:00:00'),
  grace_until: null,
}

describe('a subscription at a moment', () => {
  it.each([
    ['is active inside its period', {}, '2026-02-10T00:00:00', 'active'],
    ['is waited for after its end where it renews', {}, '2026-03-03T09:59:59', 'active'],
    ['expires three days after its end without news', {}, '2026-03-03T10:00:00', 'expired'],
    ['is active until its end where it was cancelled', { auto_renew: false }, '2026-02-28T09:59:59', 'active'],
    ['is cancelled at that end, without any news', { auto_renew: false }, '2026-02-28T10:00:00', 'cancelled'],
    ['is waited for while it is unpaid', { grace_until: at('2026-02-13T00:00:00') }, '2026-02-12T23:59:59', 'active'],
    ['expires when the wait is over', { grace_until: at('2026-02-13T00:00:00') }, '2026-02-13T00:00:00', 'expired'],
    ['stays expired', { status: 'expired' as const }, '2026-02-10T00:00:00', 'expired'],
    ['stays cancelled', { status: 'cancelled' as const }, '2026-02-10T00:00:00', 'cancelled'],
    ['that an operator gave has no end', { period_end: null }, '2036-02-10T00:00:00', 'active'],
  ])('T28 %s', (_name, change, now, status) => {
    expect(standingAt({ ...base, ...change }, at(now)).status).toBe(status)
  })
})

it.each([
  ['what is unpaid, until when', { grace_until: at('2026-02-13T00:00:00') }, '2026-02-12T00:00:00', '2026-02-13T00:00'],
  ['nothing of a subscription that is paid', {}, '2026-02-12T00:00:00', undefined],
  ['nothing once the wait is over', { grace_until: at('2026-02-13T00:00:00') }, '2026-02-13T00:00:00', undefined],
])('T28 tells %s', (_name, change, now, due) => {
  expect(standingAt({ ...base, ...change }, at(now)).paymentDue).toEqual(due && at(`${due}:00`))
})

describe('the month that counts', () => {
  const yearly = {
    ...base,
    billing_period: 'yearly' as const,
    period_start: at('2026-01-31T10:00:00'),
    period_end: at('2027-01-31T10:00:00'),
  }
  it.each([
    ["is a monthly subscription's period", base, '2026-02-10T00:00:00', '2026-01-31T10:00', '2026-02-28T10:00'],
    // Stripe goes back to the 31st when a month has one: a month counted from the 28th would end three days early.
    [
      'is that period, however long its month',
      { ...base, period_start: at('2026-02-28T10:00:00'), period_end: at('2026-03-31T10:00:00') },
      '2026-03-29T00:00:00',
      '2026-02-28T10:00',
      '2026-03-31T10:00',
    ],
    [
      'goes on from the end while news are awaited',
      base,
      '2026-03-01T00:00:00',
      '2026-02-28T10:00',
      '2026-03-28T10:00',
    ],
    ['is a month inside a year', yearly, '2026-02-10T00:00:00', '2026-01-31T10:00', '2026-02-28T10:00'],
    ['starts on the last day of short months', yearly, '2026-02-28T10:00:00', '2026-02-28T10:00', '2026-03-31T10:00'],
    ['does not drift by them', yearly, '2026-05-30T00:00:00', '2026-04-30T10:00', '2026-05-31T10:00'],
    ['changes to the second', yearly, '2026-12-31T09:59:59', '2026-11-30T10:00', '2026-12-31T10:00'],
  ])('T18 %s', (_name, subscription, now, start, end) => {
    const window = standingAt(subscription, at(now)).window
    expect([window?.start, window?.end]).toEqual([at(`${start}:00`), at(`${end}:00`)])
  })

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('T18 %s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(`${from}T12:00:00`), months)).toEqual(at(`${to}T12:00:00`))
  })

  it('T18 is the first one for a clock that is behind', () => {
    expect(monthWindow(at('2026-03-10T00:00:00'), at('2026-01-01T00:00:00')).start).toEqual(at('2026-03-10T00:00:00'))
  })
})
