import type { Doc } from '../text/document.ts'
import type { DateHints } from './read-point.ts'

/** What the whole text says about how its dates are written. */
export function dateHints(doc: Doc): DateHints {
  const { fold, resume } = doc
  return {
    thai: /[\u0e00-\u0e7f]/u.test(fold),
    arabic: /[\u0600-\u06ff]/u.test(fold),
    persian: resume.language === 'fa' || /[پچژگ]/u.test(fold),
    dayFirst: dayFirst(doc),
  }
}

/** A first number above 12 anywhere decides; else only an English text without other signs reads month first. */
function dayFirst({ fold, resume }: Doc): boolean {
  for (const [, first, second] of fold.matchAll(/(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/g)) {
    if (Number(first) > 12) return true
    if (Number(second) > 12) return false
  }
  return resume.language !== undefined && resume.language !== 'en'
}
