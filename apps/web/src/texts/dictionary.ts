import type { LanguageCode } from '@evenhand/model'

/** The texts of one language. English is the measure of what exists; the others have the same tree. */
export type Dictionary = typeof import('../../../../packages/locales/src/dictionaries/en.json', {
  with: { 'resolution-mode': 'import' },
})

export type LoadedTexts = {
  /** The first half, or everything; the page asks for the second half before it shows what needs it. */
  texts: Dictionary
  /** The dictionary's language: English while the one asked for has none. */
  language: LanguageCode
}

type Halves = Record<string, (() => Promise<Partial<Dictionary>>) | undefined>

const firstHalves: Halves = import.meta.glob<Partial<Dictionary>>('../../../../packages/locales/src/dictionaries/*.json', {
  import: 'default',
  query: '?first',
})
const laterHalves: Halves = import.meta.glob<Partial<Dictionary>>('../../../../packages/locales/src/dictionaries/*.json', {
  import: 'default',
  query: '?later',
})

const pathOf = (language: LanguageCode) => `../../../../packages/locales/src/dictionaries/${language}.json`

/** Loads what the first screen says. */
export async function loadTexts(asked: LanguageCode): Promise<LoadedTexts> {
  const language = firstHalves[pathOf(asked)] ? asked : 'en'
  return { texts: (await firstHalves[pathOf(language)]?.()) as Dictionary, language }
}

const whole = new Map<LanguageCode, Promise<Dictionary>>()

/** Everything a language says; loaded once. */
export function loadAllTexts(language: LanguageCode): Promise<Dictionary> {
  const known = whole.get(language)
  if (known) return known
  const texts = loadHalves(language)
  whole.set(language, texts)
  return texts
}

async function loadHalves(language: LanguageCode): Promise<Dictionary> {
  const later = laterHalves[pathOf(language)]?.()
  const first = await firstHalves[pathOf(language)]?.()
  return { ...first, ...(await later) } as Dictionary
}
