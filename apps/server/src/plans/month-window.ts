/** The month, counted from `from`, in which `now` lies; from the first one where `now` is earlier. */
export function monthWindow(from: Date, now: Date): { start: Date; end: Date } {
  const months = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth()
  const passed = Math.max(0, addMonths(from, months) > now ? months - 1 : months)
  return { start: addMonths(from, passed), end: addMonths(from, passed + 1) }
}

/** The same day and time some months later, in UTC; the month's last day where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), last))
  return moved
}
