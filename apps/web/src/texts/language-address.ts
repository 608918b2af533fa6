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

/** Codes of browsers that are called otherwise here. */
const OTHER_CODES: Record<string, LanguageCode> = {
  nb: 'no',
  nn: 'no',
  iw: 'he',
  in: 'id',
  'zh-hk': 'zh-TW',
  'zh-hant': 'zh-TW',
}

/** The first language of a browser's list that there is a page in: `de-AT` is German, `nb` Norwegian. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode | undefined {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-')
    for (let length = Math.min(2, parts.length); length > 0; length--) {
      const code = parts.slice(0, length).join('-')
      const found = OTHER_CODES[code] ?? languageOf(code)
      if (found) return found
    }
  }
  return undefined
}
