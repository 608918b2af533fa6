import { createTranslator } from '@evenhand/locales'
import type { Finding } from '@evenhand/model'
import { useTexts } from './texts.tsx'

const tellers = new WeakMap<object, (finding: Pick<Finding, 'code' | 'args'>) => string>()

/** Puts findings into the page's language. */
export function useFindingText(): (finding: Pick<Finding, 'code' | 'args'>) => string {
  const { texts, locale } = useTexts()
  const known = tellers.get(texts)
  if (known) return known
  const tell = createTranslator(texts, locale, { isolates: true }).describeFinding
  tellers.set(texts, tell)
  return tell
}
