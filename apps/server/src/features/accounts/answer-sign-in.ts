import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { ErrorCode, SignInAnswer } from '@evenhand/model'

const words = createTranslator(await loadDictionary('en'), 'en')

/** An answer that lets nobody in, with its reason as a code and in English. */
export function refusal(code: ErrorCode): SignInAnswer {
  return { success: false, message: words.translate(`errors.${code}`), code }
}

/** An answer that is well, but says something still has to be done. */
export function notice(code: ErrorCode): SignInAnswer {
  return { ...refusal(code), success: true }
}
