import { createTranslator, type CsvInput, exportCsv, toResumeAnalysis } from '@evenhand/locales'
import { compareRows, type ResumeDetail, type ResumeRow } from '@evenhand/model'
import type { Texts } from '../texts/texts.tsx'

/** The specification's table of a screening that only this device knows; the server writes all others. */
export function writeCsv(
  rows: readonly ResumeRow[],
  details: ReadonlyMap<string, ResumeDetail>,
  { texts, locale }: Texts,
): Blob {
  const translator = createTranslator(texts, locale)
  const ranked = [...rows].sort(compareRows)
  const inputs = ranked.map(({ id, fileName, error }): CsvInput => {
    const { analysis, resume } = details.get(id) ?? {}
    if (!analysis || !resume) return { fileName, failure: error ?? 'aborted' }
    return { fileName, analysis: toResumeAnalysis(analysis, resume, translator) }
  })
  return new Blob([exportCsv(inputs, translator)], { type: 'text/csv;charset=utf-8' })
}
