import { z } from 'zod'

/** A month of the Gregorian calendar; `month` (1-12) is absent where only the year is known. */
export const YearMonth = z.strictObject({
  year: z.int().min(1900).max(2200),
  month: z.int().min(1).max(12).optional(),
})
export type YearMonth = z.infer<typeof YearMonth>
