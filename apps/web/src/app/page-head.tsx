import { useDirection } from '@mantine/core'
import { useEffect } from 'react'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'

/** Title, description and social fields of the page in its language; `lang` and `dir` of the document. */
export function PageHead() {
  const { t, language, locale, right } = useTexts()
  const { setDirection } = useDirection()
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = locale
    setDirection(right ? 'rtl' : 'ltr')
    return () => {
      documentElement.lang = 'en'
    }
  }, [locale, right, setDirection])
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
