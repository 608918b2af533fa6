import type { YearMonth } from '@evenhand/model'

/** The month it is, in UTC: what bounds the dates of resumes screened now. */
export function thisMonth(): YearMonth {
  const now = new Date()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
}
