import { ar } from './families/ar.ts'
import { de } from './families/de.ts'
import { es } from './families/es.ts'
import { fr } from './families/fr.ts'
import { it } from './families/it.ts'
import { ja } from './families/ja.ts'
import { ko } from './families/ko.ts'
import { nl } from './families/nl.ts'
import { pl } from './families/pl.ts'
import { pt } from './families/pt.ts'
import { ru } from './families/ru.ts'
import { sv } from './families/sv.ts'
import { tr } from './families/tr.ts'
import { zh } from './families/zh.ts'

/**
 * What words of work mean in other languages, by ISO 639-1 code: an English word, a colon, and what is said for it; `*` ends a
 * beginning of words.
 */
export const FAMILY_FILES: Record<string, string> = { ar, de, es, fr, it, ja, ko, nl, pl, pt, ru, sv, tr, zh }

/** Languages that write several words as one. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv'])

/** What may stand before a word without a blank: elided words, whose apostrophe is left out; and, but, for, the. */
export const JOINED_BEFORE: Record<string, RegExp> = {
  ar: /^(?:وال|بال|كال|فال|ولل|لل|ال|[وبلفك])(?=[\u0621-\u064a]{3})/u,
  fr: /^(?:lorsqu|puisqu|jusqu|qu|[ldcjmnst])(?=[aeiouyh])/,
  it: /^(?:(?:a|da|de|ne|su)ll|quest|quell|un|[ldc])(?=[aeiouh])/,
}
