import type { LanguageCode } from '@evenhand/model'
import { type ReactNode, use } from 'react'
import { loadAllTexts } from './dictionary.ts'
import { TextsProvider, useTexts } from './texts.tsx'

/** Gives the parts below it every text of the language. Suspends while they load. */
export function AllTexts({ children }: { children: ReactNode }) {
  const { language, locale, right } = useTexts()
  const spoken = locale as LanguageCode
  const texts = use(loadAllTexts(spoken))
  return (
    <TextsProvider texts={texts} spoken={spoken} language={language} right={right}>
      {children}
    </TextsProvider>
  )
}
