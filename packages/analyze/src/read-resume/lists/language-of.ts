import { LANGUAGE_NAMES } from '../../knowledge/reading/language-names.ts'
import { phraseKey } from '../text/phrase-set.ts'

const CODES = new Map<string, string>()
for (const [code, names] of Object.entries(LANGUAGE_NAMES)) {
  for (const name of names.split('|')) {
    const key = phraseKey(name)
    if (!CODES.has(key)) CODES.set(key, code)
  }
}

/** ISO 639-1 code of a language's name, given folded; undefined for other words. */
export function languageOf(key: string): string | undefined {
  return CODES.get(key)
}
