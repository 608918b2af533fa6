import type { LanguageCode } from '@evenhand/model'
import { type ReactNode, use } from 'react'
import { loadMoreTexts, type TextsPart } from './dictionary.ts'
import { TextsProvider, useTexts } from './texts.tsx'

const RESULTS: TextsPart[] = ['lower', 'later']
const LOWER: TextsPart[] = ['lower']
const ACCOUNT: TextsPart[] = ['lower', 'account']
const BOTH: TextsPart[] = ['lower', 'later', 'account']

/** Gives the parts below it every text of the language that results need. Suspends while they load. */
export function AllTexts({ children }: { children: ReactNode }) {
  return <MoreTexts parts={RESULTS}>{children}</MoreTexts>
}

/** The same for the lower sections of the landing page, and for refusals. */
export function LowerTexts({ children }: { children: ReactNode }) {
  return <MoreTexts parts={LOWER}>{children}</MoreTexts>
}

/** The same for dialogs of an account. */
export function AccountTexts({ children }: { children: ReactNode }) {
  return <MoreTexts parts={ACCOUNT}>{children}</MoreTexts>
}

/** The same for pages of an account, which show results as well. */
export function PageTexts({ children }: { children: ReactNode }) {
  return <MoreTexts parts={BOTH}>{children}</MoreTexts>
}

function MoreTexts({ parts, children }: { parts: readonly TextsPart[]; children: ReactNode }) {
  const { language, locale, right } = useTexts()
  const spoken = locale as LanguageCode
  const texts = use(loadMoreTexts(spoken, parts))
  return (
    <TextsProvider texts={texts} spoken={spoken} language={language} right={right}>
      {children}
    </TextsProvider>
  )
}
