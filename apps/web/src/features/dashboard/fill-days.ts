import type { AllowanceHistory } from '@evenhand/model'

type Days = AllowanceHistory['days']

const DAY = 24 * 60 * 60 * 1000

/** The last so many days until `today` (UTC), oldest first, with a zero where nothing was charged. */
export function fillDays(days: Days, today: Date, count: number): Days {
  const known = new Map(days.map(({ date, charged }) => [date, charged]))
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getTime() - (count - 1 - index) * DAY).toISOString().slice(0, 10)
    return { date, charged: known.get(date) ?? 0 }
  })
}
