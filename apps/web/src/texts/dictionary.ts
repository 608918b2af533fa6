import type { LanguageCode } from '@evenhand/model'

/** The texts of one language. English is the measure of what exists; the others have the same tree. */
export type Dictionary = typeof import('../../../../packages/locales/src/dictionaries/en.json', {
  with: { 'resolution-mode': 'import' },
})

export type LoadedTexts = {
  /** What the first screen says; every part of the page asks for what else it needs before it shows. */
  texts: Dictionary
  /** The dictionary's language: English while the one asked for has none. */
  language: LanguageCode
}

/** Beyond the first: what lower sections of the landing page and refusals, results, and dialogs and pages of an account say. */
export type TextsPart = 'lower' | 'later' | 'account'

type Parts = Record<string, (() => Promise<Partial<Dictionary>>) | undefined>

const first: Parts = import.meta.glob<Partial<Dictionary>>('../../../../packages/locales/src/dictionaries/*.json', {
  import: 'default',
  query: '?first',
})
const later: Parts = import.meta.glob<Partial<Dictionary>>('../../../../packages/locales/src/dictionaries/*.json', {
  import: 'default',
  query: '?later',
})
const account: Parts = import.meta.glob<Partial<Dictionary>>('../../../../packages/locales/src/dictionaries/*.json', {
  import: 'default',
  query: '?account',
})
const lower: Parts = import.meta.glob<Partial<Dictionary>>('../../../../packages/locales/src/dictionaries/*.json', {
  import: 'default',
  query: '?lower',
})
const PARTS = { lower, later, account }

const pathOf = (language: LanguageCode) => `../../../../packages/locales/src/dictionaries/${language}.json`

const atHand = new Map<LanguageCode, LoadedTexts>()

/** Loads what the first screen says. */
export async function loadTexts(asked: LanguageCode): Promise<LoadedTexts> {
  const language = first[pathOf(asked)] ? asked : 'en'
  const texts = (await first[pathOf(language)]?.()) as Dictionary
  const loaded = atHand.get(asked) ?? { texts, language }
  atHand.set(asked, loaded)
  return loaded
}

/** What `loadTexts` has loaded before. */
export const textsAtHand = (asked: LanguageCode): LoadedTexts | undefined => atHand.get(asked)

const known = new Map<string, Promise<Dictionary>>()

/** What the first screen says and further parts; loaded once. */
export function loadMoreTexts(language: LanguageCode, parts: readonly TextsPart[]): Promise<Dictionary> {
  const key = `${language} ${parts.join(' ')}`
  const found = known.get(key)
  if (found) return found
  const texts = loadParts(language, parts)
  known.set(key, texts)
  // Without a connection now, there may be one later.
  texts.catch(() => known.delete(key))
  return texts
}

/** Everything results need. */
export const loadAllTexts = (language: LanguageCode): Promise<Dictionary> => loadMoreTexts(language, ['lower', 'later'])

async function loadParts(language: LanguageCode, parts: readonly TextsPart[]): Promise<Dictionary> {
  const files = [first, ...parts.map((part) => PARTS[part])]
  const loaded = await Promise.all(files.map(async (file) => file[pathOf(language)]?.()))
  return Object.assign({}, ...loaded) as Dictionary
}
