import {
  CSV_COLUMNS,
  type Decision,
  isNoResume,
  type JobProfile,
  type ResumeDetail,
  type ResumeRow,
  rowGroup,
} from '@evenhand/model'
import type { Translator } from './create-translator.ts'
import { type CsvInput, guardCell, joinVerbatim, toCsvRow } from './export-csv.ts'
import { toResumeAnalysis } from './to-resume-analysis.ts'

/** A cell of a spreadsheet: numbers stay numbers; `bold` marks headers. */
export type SheetCell = { value: string | number; bold?: boolean; wrap?: boolean }
export type Sheet = { name: string; rightToLeft: boolean; widths: number[]; rows: SheetCell[][] }

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']
const WIDTHS = [26, 24, 36, 20, 8, 60, 40, 50, 40, 50, 50, 50]

type SheetInput = { rows: readonly ResumeDetail[]; job?: JobProfile }

/**
 * The spreadsheet of a screening: the specification's columns with what was decided, and where there is a job its
 * requirements, each person's verdict and points. Cells that a spreadsheet would run are made plain text.
 */
export function toSheets({ rows, job }: SheetInput, translator: Translator): Sheet[] {
  const { translate, languageCode } = translator
  const rightToLeft = RIGHT_TO_LEFT.includes(languageCode)
  const decided = ['decision', 'reason', 'note'].map((key) => translate(`exports.columns.${key}`))
  const people: Sheet = {
    name: translate('exports.sheets.people'),
    rightToLeft,
    widths: [...WIDTHS, 14, 30, 40],
    rows: [
      [...CSV_COLUMNS, ...decided].map((value) => ({ value, bold: true })),
      ...rows.map((detail) => [...toCells(detail, translator), ...decisionCells(detail.row.decision, translator)]),
    ],
  }
  const requirements = (job?.requirements ?? []).filter(({ weight }) => weight > 0)
  if (requirements.length === 0) return [people]
  const head = [CSV_COLUMNS[1], CSV_COLUMNS[4], ...requirements.map(({ label }) => guardCell(label))]
  const matrix: Sheet = {
    name: translate('exports.sheets.requirements'),
    rightToLeft,
    widths: [26, 8, ...requirements.map(() => 22)],
    rows: [
      head.map((value) => ({ value, bold: true, wrap: true })),
      ...rows.filter(({ row }) => rowGroup(row) === 0).map(({ row }) => verdictCells(row, requirements, translator)),
    ],
  }
  return [people, matrix]
}

function toCells(detail: ResumeDetail, translator: Translator): SheetCell[] {
  return toCsvRow(toCsvInput(detail, translator), translator, joinVerbatim).map((value, index) => ({
    value: CSV_COLUMNS[index] === 'Score' && value !== '' ? Number(value) : value,
    wrap: (WIDTHS[index] ?? 0) >= 40,
  }))
}

/** One file's outcome for the table. */
export function toCsvInput({ row, analysis, resume }: ResumeDetail, translator: Translator): CsvInput {
  const { fileName } = row
  if (!analysis) return { fileName, failure: row.error ?? 'aborted' }
  const record = toResumeAnalysis(analysis, resume, translator)
  // A name that is hidden is hidden here as well.
  return { fileName, analysis: { ...record, name: record.name || (row.name ?? '') }, isNoResume: isNoResume(analysis) }
}

function decisionCells(decision: Decision | undefined, { translate }: Translator): SheetCell[] {
  const value = decision?.value ? translate(`decide.done.${decision.value}`) : ''
  return [value, guardCell(decision?.reason ?? ''), guardCell(decision?.note ?? '')].map((text) => ({
    value: text,
    wrap: true,
  }))
}

type Requirements = JobProfile['requirements']

function verdictCells(row: ResumeRow, requirements: Requirements, { translate }: Translator): SheetCell[] {
  const verdicts = new Map(row.verdicts?.map((verdict) => [verdict.requirementId, verdict.value]))
  const points = new Map(row.lines?.map((line) => [line.id, line.points]))
  return [
    { value: guardCell(row.name ?? row.fileName) },
    { value: row.score ?? 0 },
    ...requirements.map(({ id }) => {
      const verdict = translate(`results.verdicts.${verdicts.get(id) ?? 'unknown'}`)
      return { value: `${verdict} (${points.get(id) ?? 0})` }
    }),
  ]
}
