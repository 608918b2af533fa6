import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { ja } from './languages/ja.ts'
import { pt } from './languages/pt.ts'
import { ru } from './languages/ru.ts'
import { th } from './languages/th.ts'

/** Words for known terms in other languages, by ISO 639-1 code. */
export const LANGUAGE_FILES: Record<string, string> = { ar, de, es, fr, ja, pt, ru, th }
