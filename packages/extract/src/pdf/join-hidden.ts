import type { HiddenText } from '@evenhand/model'
import { groupBy } from '../lines/group-by.ts'
import { joinPieces } from '../lines/join-pieces.ts'
import type { Visibility } from './find-hidden.ts'

/** Hidden texts told of one page. */
const MOST = 100

/** Hidden pieces as texts, a line each. */
export function joinHidden(hidden: Visibility['hidden'], page: number): HiddenText[] {
  const reasons = groupBy(hidden, ({ reason }) => reason)
  return [...reasons]
    .flatMap(([reason, items]) =>
      joinPieces(items.map(({ piece }) => piece)).map(({ text }) => ({ text: text.trim(), reason, page })),
    )
    .filter(({ text }) => text !== '')
    .slice(0, MOST)
}
