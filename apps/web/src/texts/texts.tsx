import type { LanguageCode } from '@evenhand/model'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { createFormatter, createTranslator } from 'use-intl/core'
import type { Dictionary } from './dictionary.ts'

export type Translate = ReturnType<typeof createTranslator<Dictionary>>
export type Texts = {
  t: Translate
  /** The dictionary itself. */
  texts: Dictionary
  format: ReturnType<typeof createFormatter>
  /** The language of the address, also where its texts still come from the English dictionary. */
  language: LanguageCode
  /** What numbers and dates are written for. */
  locale: string
  right: boolean
}

const TextsContext = createContext<Texts | undefined>(undefined)

/** Texts, numbers and dates of the page's language. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('no texts above this component')
  return texts
}

type TextsProviderProps = {
  texts: Dictionary
  /** The dictionary's language. */
  spoken: LanguageCode
  language: LanguageCode
  right: boolean
  children: ReactNode
}

export function TextsProvider({ texts, spoken, language, right, children }: TextsProviderProps) {
  const value = useMemo(() => {
    // Compiled messages name their formats; this is the one that is used.
    const formats = { number: { percent: { style: 'percent' } } } as const
    let format: Texts['format'] | undefined
    return {
      // No message of ours holds a date, so none needs a time zone.
      t: createTranslator<Dictionary>({ locale: spoken, messages: texts, formats }),
      texts,
      // Made when it is first used: asking for the time zone takes as long as drawing half of the first screen.
      get format() {
        format ??= createFormatter({ locale: spoken, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
        return format
      },
      language,
      locale: spoken,
      right,
    }
  }, [texts, spoken, language, right])
  return <TextsContext value={value}>{children}</TextsContext>
}
