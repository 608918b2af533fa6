import type { Decision } from '@evenhand/model'

/** What is written about a decision. */
export type NoteWords = Pick<Decision, 'reason' | 'note'>

/** By person, what was begun and neither saved nor cancelled; in memory only, for it speaks of people. */
const drafts = new Map<string, NoteWords>()

export function draftOf(id: string): NoteWords | undefined {
  return drafts.get(id)
}

export function keepDraft(id: string, words: NoteWords): void {
  drafts.set(id, words)
}

export function dropDraft(id: string): void {
  drafts.delete(id)
}
