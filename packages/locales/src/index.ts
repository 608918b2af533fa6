export { createTranslator, type Dictionary, type TextArgs, type Translator } from './create-translator.ts'
export { type CsvInput, exportCsv, guardCell, joinItems, toCsvRow } from './export-csv.ts'
export { loadDictionary } from './load-dictionary.ts'
export { toResumeAnalysis } from './to-resume-analysis.ts'
