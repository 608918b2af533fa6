import type { Profile } from '@evenhand/model'

/** What a list is written in, and the how-manieth of its layout it is. */
export type Writing = { language: string; turn: number; random: () => number }

/** A text with a list of posts or studies; of each, what it is like and whether a profile has it exactly. */
export type WrittenList = { text: string; items: WrittenItem[] }
export type WrittenItem = { named: [string, string]; traits: string[]; isRead: (profile: Profile) => boolean }

/** The rows that open every text. */
export const WRITTEN_CONTACT = 'Ada Quill\nada.quill@mail.example | +1 512 555 0143'

/** Draws one of a list. */
export function pickFrom(random: () => number): <Value>(list: readonly Value[]) => Value {
  return (list) => list[Math.floor(random() * list.length)]!
}
