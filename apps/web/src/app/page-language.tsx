import { DEFAULT_LANGUAGE, type LanguageCode } from '@evenhand/model'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { type LoadedTexts, loadTexts } from '../texts/dictionary.ts'
import { addressOf, isRightToLeft, languageOf } from '../texts/language-address.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { PageHead } from './page-head.tsx'

/** Reads the language from the address, loads its texts, and sets the document's language and direction. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const { lang } = useParams()
  const language = languageOf(lang)
  if (language === undefined || (lang !== undefined && language === DEFAULT_LANGUAGE)) {
    return <Navigate to="/" replace />
  }
  if (lang !== undefined && lang !== language) return <Navigate to={addressOf(language)} replace />
  return <Spoken language={language}>{children}</Spoken>
}

type Loaded = LoadedTexts & { asked: LanguageCode }

function Spoken({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let current = true
    void loadTexts(language).then((found) => current && setLoaded({ ...found, asked: language }))
    return () => {
      current = false
    }
  }, [language])
  // While another language loads, the page stays as it is: nothing flickers, nothing is lost.
  if (!loaded) return <LoadingScreen />
  const right = isRightToLeft(loaded.language)
  return (
    <TextsProvider texts={loaded.texts} spoken={loaded.language} language={loaded.asked} right={right}>
      <PageHead />
      {children}
    </TextsProvider>
  )
}
