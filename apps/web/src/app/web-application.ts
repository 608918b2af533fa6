import { LANGUAGES, PLANS } from '@evenhand/model'
import type { Texts } from '../texts/texts.tsx'

/** Id of the script that carries the description in every landing page. */
export const WEB_APPLICATION_ID = 'web-application'

/** The structured description of the application, with its offers where the server has plans, in the page's language, as schema.org words it. */
export function describeWebApplication(
  { t, locale }: Pick<Texts, 't' | 'locale'>,
  url: string,
  hasPlans: boolean,
): string {
  const description = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: t('meta.siteName'),
    headline: t('meta.title'),
    description: t('meta.description'),
    url,
    inLanguage: locale,
    availableLanguage: LANGUAGES.map(({ code }) => code),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    ...(hasPlans && {
      offers: Object.values(PLANS).map(({ id, price }) => ({
        '@type': 'Offer',
        name: id,
        price: String(price.monthly),
        priceCurrency: 'USD',
      })),
    }),
  }
  // Inside a script element only this character could end it.
  return JSON.stringify(description).replaceAll('<', '\\u003c')
}
