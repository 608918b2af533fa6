import { createTranslator, isolateMoney, loadDictionary, type Translator } from '@evenhand/locales'
import { PLANS, RIGHT_TO_LEFT, type LanguageCode } from '@evenhand/model'
import { languageOf } from '../../http/language-of.ts'
import { PRICE_TABLE, type Price } from './sandbox-objects.ts'

/** What the sandbox's pages say, in the language of the page that people come from. */
export type SandboxTexts = {
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  t: Translator['translate']
  date(seconds: number): string
  money(cents: number): string
  /** Plan, price per period and number of resumes of a price. */
  offer(price: Price): { plan: string; price: string; amount: string; resumes: string }
}

/** `returnUrl` leads to the site's home in the reader's language. */
export async function loadSandboxTexts(returnUrl: string): Promise<SandboxTexts> {
  const language = languageOf(new URL(returnUrl).pathname.split('/')[1] ?? '')
  const { translate: t } = createTranslator(await loadDictionary(language), language)
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const isRight = RIGHT_TO_LEFT.includes(language)
  const money = (cents: number): string => isolateMoney(dollars.format(cents / 100))
  return {
    language,
    direction: isRight ? 'rtl' : 'ltr',
    t,
    date: (seconds) => days.format(new Date(seconds * 1000)),
    money,
    offer(price) {
      const amount = money(price.unit_amount)
      const { planId, billingPeriod } = PRICE_TABLE.find(({ ids }) => ids.includes(price.id))!
      return {
        plan: t(`pricing.plans.${planId}`),
        price: t(`sandbox.${billingPeriod}`, { price: amount }),
        amount,
        resumes: t('sandbox.resumes', { count: PLANS[planId].uploads }),
      }
    },
  }
}
