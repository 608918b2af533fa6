import { useDirection } from '@mantine/core'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@evenhand/model'
import { type ReactNode, useEffect, useState } from 'react'
import { type LoadedTexts, loadTexts, textsAtHand } from '../texts/dictionary.ts'
import { addressOf, isRightToLeft, languageOf } from '../texts/language-address.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { Redirect, useAddress } from '../ui/address.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { Dialogs } from './dialogs.tsx'
import { setLastLanguage } from './last-language.ts'
import { PageHead } from './page-head.tsx'

/** Reads the language from the address and speaks it. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const { pathname } = useAddress()
  const lang = pathname.split('/')[1] || undefined
  const language = languageOf(lang)
  if (language === undefined || (lang !== undefined && language === DEFAULT_LANGUAGE)) {
    return <Redirect to="/" />
  }
  if (lang !== undefined && lang !== language) return <Redirect to={addressOf(language)} />
  return (
    <Spoken language={language}>
      <PageHead />
      {children}
    </Spoken>
  )
}

type Loaded = LoadedTexts & { asked: LanguageCode }

/** Loads the texts of a language, and sets the document's language and direction. */
export function Spoken({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const { setDirection } = useDirection()
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => {
    const found = textsAtHand(language)
    return found && { ...found, asked: language }
  })
  useEffect(() => {
    let current = true
    void loadTexts(language).then((found) => {
      if (current) setLoaded((before) => (before?.asked === language ? before : { ...found, asked: language }))
    })
    return () => {
      current = false
    }
  }, [language])
  const right = loaded !== undefined && isRightToLeft(loaded.language)
  const locale = loaded?.language
  useEffect(() => {
    if (!locale) return undefined
    setLastLanguage(language)
    // Set anew, even to what it is, it would have every style of the page worked out again.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale
    setDirection(right ? 'rtl' : 'ltr')
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language, locale, right, setDirection])
  // While another language loads, the page stays as it is: nothing flickers, nothing is lost.
  if (!loaded) return <LoadingScreen />
  return (
    <TextsProvider texts={loaded.texts} spoken={loaded.language} language={loaded.asked} right={right}>
      <Dialogs>{children}</Dialogs>
    </TextsProvider>
  )
}
