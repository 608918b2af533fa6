import { createTranslator, exportCsv, toCsvInput } from '@evenhand/locales'
import type { ResumeDetail } from '@evenhand/model'
import type { Texts } from '../texts/texts.tsx'

/** The specification's table of people whose details are here; whole runs of the server are written there. */
export function writeCsv(people: readonly ResumeDetail[], { texts, locale }: Texts): Blob {
  const translator = createTranslator(texts, locale)
  const table = exportCsv(
    people.map((detail) => toCsvInput(detail, translator)),
    translator,
  )
  return new Blob([table], { type: 'text/csv;charset=utf-8' })
}
