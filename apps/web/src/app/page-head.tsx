import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'

/** Title, description and social fields of a landing page in its language. */
export function PageHead() {
  const { t, language, locale } = useTexts()
  const url = new URL(addressOf(language), location.origin).href
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="keywords" content={t('meta.keywords')} />
      <meta property="og:site_name" content={t('meta.siteName')} />
      <meta property="og:title" content={t('meta.ogTitle')} />
      <meta property="og:description" content={t('meta.ogDescription')} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      <meta name="twitter:title" content={t('meta.postTitle')} />
      <meta name="twitter:description" content={t('meta.postDescription')} />
      <link rel="canonical" href={url} />
    </>
  )
}
