import { createTranslator, toSheets, toWorkbook } from '@evenhand/locales'
import type { JobProfile, ResumeDetail } from '@evenhand/model'
import writeXlsxFile from 'write-excel-file/browser'
import type { Texts } from '../texts/texts.tsx'

/** The spreadsheet of people whose details are here: who they are, and how each meets the job's requirements. */
export function writeXlsx(rows: readonly ResumeDetail[], job: JobProfile | undefined, texts: Texts): Promise<Blob> {
  const sheets = toSheets({ rows, job }, createTranslator(texts.texts, texts.locale))
  return writeXlsxFile(toWorkbook(sheets)).toBlob()
}
