import { useEffect } from 'react'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { findSiteOrigin } from './site-origin.ts'
import { useHasPlans } from './use-has-plans.ts'
import { describeWebApplication, WEB_APPLICATION_ID } from './web-application.ts'

/** Title, description and social fields of a landing page in its language. */
export function PageHead() {
  const texts = useTexts()
  const { t, language, locale } = texts
  const hasPlans = useHasPlans()
  const origin = findSiteOrigin()
  const url = origin + addressOf(language)
  useEffect(() => {
    // The element came with the page; only its words change. No markup is made here.
    const script = document.getElementById(WEB_APPLICATION_ID)?.firstChild
    if (script instanceof Text) script.data = describeWebApplication(texts, url, hasPlans)
  }, [texts, url, hasPlans])
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="keywords" content={t('meta.keywords')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('meta.siteName')} />
      <meta property="og:title" content={t('meta.ogTitle')} />
      <meta property="og:description" content={t('meta.ogDescription')} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}/icons/icon-512.png`} />
      <meta property="og:locale" content={territoryOf(locale)} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={t('meta.postTitle')} />
      <meta name="twitter:description" content={t('meta.postDescription')} />
      <link rel="canonical" href={url} />
    </>
  )
}

/** Social sites name a language together with its likeliest territory: `de` is `de_DE`. */
function territoryOf(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return region ? `${language}_${region}` : language
}
