import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, RIGHT_TO_LEFT } from '@evenhand/model'

/** The language an address asks for; codes match without case. Undefined: no such language. */
export function languageOf(segment: string | undefined): LanguageCode | undefined {
  if (segment === undefined) return DEFAULT_LANGUAGE
  return LANGUAGES.find(({ code }) => code.toLowerCase() === segment.toLowerCase())?.code
}

/** `/` for English, `/{code}` for every other language. */
export function addressOf(language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? '/' : `/${language}`
}

export function isRightToLeft(language: LanguageCode): boolean {
  return RIGHT_TO_LEFT.includes(language)
}
