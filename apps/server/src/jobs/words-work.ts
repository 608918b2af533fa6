import {
  createTranslator,
  exportCsv,
  loadDictionary,
  toResumeAnalysis,
  type CsvInput,
  type Translator,
} from '@evenhand/locales'
import { Analysis, ResumeText, type FailureCode } from '@evenhand/model'

/** A finished resume as it is stored, in JSON. */
export type StoredResume = { analysis: string; resume: string }
export type CsvSlice = {
  language: string
  files: ({ fileName: string } & (StoredResume | { failure: FailureCode }))[]
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
export async function exportSlice({ language, files, isFirst }: CsvSlice): Promise<string> {
  const translator = await speak(language)
  const inputs = files.map((file): CsvInput => {
    if ('failure' in file) return file
    return { fileName: file.fileName, analysis: project(file, translator) }
  })
  const csv = exportCsv(inputs, translator)
  return isFirst ? csv : csv.slice(csv.indexOf('\r\n') + 2)
}

/** The specification's analysis record, as JSON. */
export async function toRecord(stored: StoredResume & { language: string }): Promise<string> {
  return JSON.stringify(project(stored, await speak(stored.language)))
}

function project(stored: StoredResume, translator: Translator) {
  const analysis = Analysis.parse(JSON.parse(stored.analysis))
  return toResumeAnalysis(analysis, ResumeText.parse(JSON.parse(stored.resume)), translator)
}
