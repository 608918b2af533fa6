import type { Row } from '../../text/document.ts'
import type { Labelled } from './labelled-rows.ts'
import type { PostRecord } from './record-post.ts'
import type { Slot } from '../words/slot-labels.ts'

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

/** Two of title, employer and time, one of them a name; outside a list of posts its time, too. */
export function isWhole({ slots }: Draft, posts: boolean): boolean {
  const has = (...names: Slot[]) => names.some((name) => (slots.get(name) ?? []).length > 0)
  const named = Number(has('title')) + Number(has('employer', 'client'))
  const dated = isDated({ slots })
  if (has('school', 'study') && !has('title')) return false
  return named + Number(dated) >= 2 && named > 0 && (dated || posts)
}

/** "Company - Merrow Ltd", "Company - Quarn Ltd": records that each begin with the label of an employer, and may tell nothing else. */
export function areFirms(drafts: Draft[]): boolean {
  const firsts = new Set(drafts.map(({ keys }) => keys.values().next().value))
  return (
    drafts.length >= FEWEST_FIRMS &&
    firsts.size === 1 &&
    drafts.every(({ slots }) => slots.keys().next().value === 'employer') &&
    drafts.some(isNamed)
  )
}

/** Whether the label of the employer has a value. */
export function isNamed({ slots }: Draft): boolean {
  return (slots.get('employer') ?? []).length > 0
}

const FEWEST_FIRMS = 2
