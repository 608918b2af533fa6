import { DEFAULT_LANGUAGE, LANGUAGES } from '@evenhand/model'
import type { Dictionary } from './create-translator.ts'

/** Loads the texts of a language; English where the code is unknown or its file is not there yet. */
export async function loadDictionary(languageCode: string): Promise<Dictionary> {
  const code =
    LANGUAGES.find((language) => language.code.toLowerCase() === languageCode.toLowerCase())?.code ?? DEFAULT_LANGUAGE
  if (code === DEFAULT_LANGUAGE) return english()
  try {
    const loaded = (await import(`./dictionaries/${code}.json`, { with: { type: 'json' } })) as { default: Dictionary }
    return loaded.default
  } catch {
    // The translation is not written yet; English is better than nothing.
    return english()
  }
}

async function english(): Promise<Dictionary> {
  const loaded = await import('./dictionaries/en.json', { with: { type: 'json' } })
  return loaded.default
}
