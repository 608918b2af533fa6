import { CSV_COLUMNS, type FailureCode, type ResumeAnalysis } from '@evenhand/model'
import type { Translator } from './create-translator.ts'

/** One file's outcome, as it leaves in a table. */
export type CsvInput = { fileName: string } & (
  | { analysis: ResumeAnalysis; isNoResume?: boolean }
  | { failure: FailureCode }
)

const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * The specification's table as CSV text: byte-order mark, the twelve English headers, RFC 4180 quoting, lists joined by
 * semicolons. Cells that a spreadsheet would run as a formula are made plain text; telephone numbers stay as they are.
 */
export function exportCsv(inputs: CsvInput[], translator: Translator): string {
  const rows = [CSV_COLUMNS.map(String), ...inputs.map((input) => toCsvRow(input, translator))]
  return BYTE_ORDER_MARK + rows.map((row) => row.map(quoteCell).join(',')).join(LINE_END) + LINE_END
}

/**
 * The twelve cells of one file, guarded, in the order of CSV_COLUMNS. A failed file scores 0 and says why. `join` makes
 * one cell of a list.
 */
export function toCsvRow(input: CsvInput, translator: Translator, join = joinItems): string[] {
  if ('failure' in input) {
    const reason = translator.translate(`failures.${input.failure}`)
    const summary = translator.translate('failures.summary', { file: input.fileName, reason })
    return [input.fileName, '', '', '', '0', summary, '', '', '', '', '', ''].map(guardCell)
  }
  const { analysis } = input
  // No figure and no strengths of nobody: the cells stay empty, and the summary says why.
  if (input.isNoResume) {
    const { name, email, phone, summary } = analysis
    const said = [input.fileName, name, email].map(guardCell)
    return [...said, phoneCell(phone), '', guardCell(summary), '', '', '', '', '', '']
  }
  const lists = [
    analysis.skills,
    analysis.experience,
    analysis.education,
    analysis.strengths,
    analysis.recommendations,
    analysis.jobFitAnalysis ?? [],
  ]
  return [
    guardCell(input.fileName),
    guardCell(analysis.name),
    guardCell(analysis.email),
    phoneCell(analysis.phone),
    String(analysis.score),
    guardCell(analysis.summary),
    ...lists.map((items) => guardCell(join(items))),
  ]
}

/** Items joined by semicolons; a semicolon inside an item becomes a comma. Every item is guarded, since cells get split again. */
export function joinItems(items: string[]): string {
  return items.map((item) => guardCell(item.replaceAll(';', ',').replaceAll('；', ','))).join('; ')
}

/** The same word for word, where no program splits cells. */
export function joinVerbatim(items: string[]): string {
  return items.map(guardCell).join('; ')
}

const TRIGGER = /^[\s\u0000\u200b-\u200f\u2060\ufeff]{0,64}[=+\-@＝＋－＠|]/u
const CONTROL_FIRST = /^[\t\r\n\u0000]/

/** The cell with an apostrophe before it where a spreadsheet would take its first character for a formula. */
export function guardCell(cell: string): string {
  return TRIGGER.test(cell) || CONTROL_FIRST.test(cell) ? `'${cell}` : cell
}

/** A telephone number with its spaces: spreadsheets read that as text, so its plus sign can stay. */
const PHONE = /^\+\d{1,3}(?: \d{1,12}){1,8}$/

function phoneCell(phone: string): string {
  return PHONE.test(phone) ? phone : guardCell(phone)
}

function quoteCell(cell: string): string {
  return /[",\r\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
