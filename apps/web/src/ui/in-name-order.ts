import type { ReactElement } from 'react'

/** Languages in which the family name comes first. */
const FAMILY_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh', 'zh-TW'])

/** The fields for a given and a family name, in the order in which the language says them. */
export function inNameOrder(language: string, given: ReactElement, family: ReactElement): ReactElement[] {
  return FAMILY_FIRST.has(language) ? [family, given] : [given, family]
}
