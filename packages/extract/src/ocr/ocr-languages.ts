import { installedLanguages } from '#runtime/start-ocr'
import { guessLanguage } from '../lines/guess-language.ts'

/** Tesseract's names of languages, joined by '+', that read a page together: the first is asked first. */
export type OcrLetters = string

/** Reads Latin letters best by itself; with other data beside it, some turn into theirs. */
export const ENGLISH: OcrLetters = 'eng'

/** Tesseract's names of the languages whose letters are Latin ones, by ISO 639-1 code. */
const LATIN: Record<string, string> = {
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  es: 'spa',
  et: 'est',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  it: 'ita',
  lt: 'lit',
  lv: 'lav',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  sk: 'slk',
  sl: 'slv',
  sv: 'swe',
  sw: 'swa',
  tr: 'tur',
  vi: 'vie',
}

/** Those whose letters are others. */
const OTHERS =
  'tha|ara|fas|urd|heb|hin|mar|ben|guj|tam|tel|kan|mal|rus|ukr|bul|srp|ell|chi_sim|chi_tra|jpn|kor|kat|hye|kaz|amh|khm|lao|mya'.split(
    '|',
  )

/**
 * The letters of a text of Latin ones: those of its language, where its data is installed; `otherwise` where too little
 * tells.
 */
export function latinLettersOf(text: string, otherwise: OcrLetters): OcrLetters {
  const guessed = guessLanguage(text)
  if (guessed === undefined) return otherwise
  const language = LATIN[guessed]
  return language !== undefined && installedLanguages().includes(language) ? language : ENGLISH
}

/** Letters that English lacks and of which the data is installed. The other comes first: Thai loses letters to English. */
export function otherLetters(): OcrLetters[] {
  const installed = installedLanguages()
  return OTHERS.filter((language) => installed.includes(language)).map((language) => `${language}+${ENGLISH}`)
}
