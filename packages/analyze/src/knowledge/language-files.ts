import { de } from './languages/de.ts'
import { ja } from './languages/ja.ts'

/** Words for known terms in other languages, by ISO 639-1 code. */
export const LANGUAGE_FILES: Record<string, string> = { de, ja }
