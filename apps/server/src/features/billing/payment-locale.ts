import { languageOf } from '../../http/language-of.ts'

/** Our languages that Stripe's pages speak, where the two names are the same. */
const SAME = [
  ...['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv'],
  ...['nl', 'pl', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-TW'],
] as const
type Spoken = (typeof SAME)[number] | 'nb' | 'pt-BR' | 'auto'

type Same = (typeof SAME)[number]

/** The language of Stripe's pages for one of ours: Norwegian is Bokmål, Portuguese Brazilian; others as the browser has it. */
export function paymentLocale(language: string): Spoken {
  const code: string = languageOf(language)
  if (code === 'no') return 'nb'
  if (code === 'pt') return 'pt-BR'
  return SAME.find((same): same is Same => same === code) ?? 'auto'
}
