import type { Row } from '../../text/document.ts'
import type { Labelled } from './labelled-rows.ts'
import type { PostRecord } from './record-post.ts'

/** A stretch of rows in which posts may stand. `posts`: its heading says that they do. */
export type Stretch = { rows: Row[]; posts: boolean; headings: Set<Row> }

/** A post that is being told in labels. `lead`: the index of its first row; `number`: which of the drafts it is. */
export type Draft = PostRecord & { keys: Set<string>; last?: Labelled; lead: number; number: number }

/** Words of the longest value. */
export const LONGEST_VALUE = 14

/** Whether labels tell its time. */
export function isDated({ slots }: Pick<Draft, 'slots'>): boolean {
  return (['dates', 'from'] as const).some((slot) => (slots.get(slot) ?? []).length > 0)
}
