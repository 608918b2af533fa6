import type { Judging } from './judging.ts'
import { lineAt } from './line-at.ts'

/** Whether a place stands in a list that only says the advert back. */
export function isEchoed(start: number, { evidence: { lines } }: Pick<Judging, 'evidence'>): boolean {
  return lines[lineAt(lines, start)]?.isEcho === true
}
