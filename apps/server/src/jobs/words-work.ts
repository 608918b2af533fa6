// Not the whole engine, which a thread that only writes need not load.
import { hideIdentity } from '@evenhand/analyze/blind'
import {
  createTranslator,
  exportCsv,
  loadDictionary,
  type Sheet,
  toCsvInput,
  toResumeAnalysis,
  toSheets,
  toWorkbook,
  type Translator,
} from '@evenhand/locales'
import { Analysis, JobProfile, ResumeRow, ResumeText, type ResumeDetail } from '@evenhand/model'
import writeXlsxFile from 'write-excel-file/node'

/** A finished resume as it is stored, in JSON. */
export type StoredResume = { analysis: string; resume: string }
/** A file's row, and where it has a result that, in JSON. */
export type StoredDetail = { row: string } & Partial<StoredResume>
/** Some files of an export. `blind`: without the identity of people who are not decided on. */
export type ExportSlice = { language: string; files: StoredDetail[]; blind: boolean }
export type CsvSlice = ExportSlice & {
  /** Only the first slice of a table has its header. */
  isFirst: boolean
}

const translators = new Map<string, Promise<Translator>>()

function speak(language: string): Promise<Translator> {
  const known = translators.get(language)
  if (known) return known
  const translator = loadDictionary(language).then((dictionary) => createTranslator(dictionary, language))
  translators.set(language, translator)
  return translator
}

/** Some rows of the specification's table. */
export async function exportSlice({ isFirst, ...slice }: CsvSlice): Promise<string> {
  const translator = await speak(slice.language)
  const csv = exportCsv(
    readDetails(slice, translator).map((detail) => toCsvInput(detail, translator)),
    translator,
  )
  return isFirst ? csv : csv.slice(csv.indexOf('\r\n') + 2)
}

/** Some files with everything known of them, each as JSON. */
export async function exportDetails(slice: ExportSlice): Promise<string[]> {
  return readDetails(slice, await speak(slice.language)).map((detail) => JSON.stringify(detail))
}

/** Rows of a list without identities, as JSON, whatever was decided. What else says who somebody is comes from the analysis. */
export async function hideRows({ language, files }: Omit<ExportSlice, 'blind'>): Promise<string[]> {
  return readDetails({ language, files, blind: true }, await speak(language)).map(({ row }) => JSON.stringify(row))
}

/** Some rows of the spreadsheet's sheets, headers included. */
export async function exportSheets({ job, ...slice }: ExportSlice & { job?: string }): Promise<Sheet[]> {
  const translator = await speak(slice.language)
  const asked = job === undefined ? undefined : JobProfile.parse(JSON.parse(job))
  return toSheets({ rows: readDetails(slice, translator), job: asked }, translator)
}

/** The spreadsheet's bytes. */
export async function writeWorkbook(sheets: Sheet[]): Promise<Uint8Array> {
  const written = writeXlsxFile(toWorkbook(sheets))
  return new Uint8Array(await written.toBuffer())
}

/** The specification's analysis record, as JSON. */
export async function toRecord(stored: StoredResume & { language: string }): Promise<string> {
  const translator = await speak(stored.language)
  const analysis = Analysis.parse(JSON.parse(stored.analysis))
  return JSON.stringify(toResumeAnalysis(analysis, ResumeText.parse(JSON.parse(stored.resume)), translator))
}

function readDetails({ files, blind }: ExportSlice, translator: Translator): ResumeDetail[] {
  return files.map(({ row, analysis, resume }) => {
    const detail: ResumeDetail = {
      row: ResumeRow.parse(JSON.parse(row)),
      ...(analysis !== undefined && { analysis: Analysis.parse(JSON.parse(analysis)) }),
      ...(resume !== undefined && { resume: ResumeText.parse(JSON.parse(resume)) }),
    }
    if (!blind || detail.row.decision?.value) return detail
    return hideIdentity(detail, translator.translate('blind.candidate', { number: detail.row.position + 1 }))
  })
}
