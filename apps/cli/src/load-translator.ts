import { createTranslator, loadDictionary, type Translator } from '@evenhand/locales'
import { isLanguageCode } from '@evenhand/model'
import { UsageError } from './usage-error.ts'

/** The texts of the language that `--language` names. */
export async function loadTranslator(language = 'en'): Promise<Translator> {
  if (!isLanguageCode(language)) throw new UsageError(`no such language: ${language}`)
  return createTranslator(await loadDictionary(language), language)
}
