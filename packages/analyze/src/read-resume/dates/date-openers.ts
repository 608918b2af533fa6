import { MONTHS, PRESENT, ROMANS, SINCE, YEAR_LEADS } from './date-words.ts'
import { ERA_OPENERS, ERAS } from './era-years.ts'

const OPENERS = new Set([
  ...[MONTHS, PRESENT, SINCE, YEAR_LEADS, ERAS, ROMANS].flatMap((words) => [...words.keys()]),
  ...ERA_OPENERS,
])

/** Whether a date or span of time may begin with this word or sign; most words of a resume open none. */
export function opensDate(text: string): boolean {
  return OPENERS.has(text)
}
