import type { Span } from '@evenhand/model'

/** Whether one stretch of the text holds another. */
export function holds(whole: Span, { start, end }: Span): boolean {
  return whole.start <= start && whole.end >= end
}
