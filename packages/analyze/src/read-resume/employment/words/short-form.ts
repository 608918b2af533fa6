import { CLIPPED_WORDS } from '../../../knowledge/reading/employer-words.ts'

const CLIPPED = new Set(CLIPPED_WORDS.split('|'))
/** Shorter words before a full stop are abbreviations. */
const SHORTEST = 4

/** "Corp", "St": whether a word is a short form, whose full stop ends no sentence. */
export function isShortForm(key: string): boolean {
  return key.length < SHORTEST || CLIPPED.has(key)
}
