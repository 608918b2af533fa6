import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { hi } from './languages/hi.ts'
import { it } from './languages/it.ts'
import { ja } from './languages/ja.ts'
import { ko } from './languages/ko.ts'
import { nl } from './languages/nl.ts'
import { pl } from './languages/pl.ts'
import { pt } from './languages/pt.ts'
import { ru } from './languages/ru.ts'
import { th } from './languages/th.ts'
import { tr } from './languages/tr.ts'
import { zh } from './languages/zh.ts'

/** Words for known terms in other languages, by ISO 639-1 code. */
export const LANGUAGE_FILES: Record<string, string> = { ar, de, es, fr, hi, it, ja, ko, nl, pl, pt, ru, th, tr, zh }
