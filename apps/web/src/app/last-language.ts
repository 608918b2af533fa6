import { DEFAULT_LANGUAGE, type LanguageCode } from '@evenhand/model'
import { languageOf } from '../texts/language-address.ts'

const KEY = 'evenhand-language'
const listeners = new Set<() => void>()

/**
 * The language of addresses that name none: the one that was chosen, else this tab's last one. A page that was opened
 * in another language by its address has chosen nothing.
 */
export function lastLanguage(): LanguageCode {
  const kept = localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)
  return (kept === null ? undefined : languageOf(kept)) ?? DEFAULT_LANGUAGE
}

/** This tab speaks a language from now on. */
export function setLastLanguage(language: LanguageCode): void {
  sessionStorage.setItem(KEY, language)
  for (const listener of listeners) listener()
}

/** The reader has chosen a language: it is remembered for later visits. */
export function chooseLanguage(language: LanguageCode): void {
  localStorage.setItem(KEY, language)
  setLastLanguage(language)
}

/** Whether a language was ever chosen in this browser. */
export const hasChosenLanguage = (): boolean => localStorage.getItem(KEY) !== null

export function onLastLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
