import { languageOf } from '../lists/language-of.ts'
import type { Doc } from '../text/document.ts'

/** "Languages" in a list of programming languages is a group, not a section. */
export function namesLanguage(doc: Doc, at: number): boolean {
  return doc.rows
    .slice(at + 1, at + 5)
    .some((row) => row.words.slice(0, 40).some((word) => languageOf(word.key) !== undefined))
}
