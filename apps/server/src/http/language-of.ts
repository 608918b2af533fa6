import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@evenhand/model'

/** The interface language of a code, whatever its case; English for others. */
export function languageOf(code: string): LanguageCode {
  const wanted = code.toLowerCase()
  return LANGUAGES.find((language) => language.code.toLowerCase() === wanted)?.code ?? DEFAULT_LANGUAGE
}
