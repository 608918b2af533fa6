import { exportCsv, toResumeAnalysis, type Translator } from '@evenhand/locales'
import { type Analysis, isNoResume, placesOf, type ResumeRow, type ResumeText } from '@evenhand/model'

/** One file's outcome: its row, and where it was read, all that is known of it. */
export type Screened = { file: string; row: ResumeRow; resume?: ResumeText; analysis?: Analysis }

type Format = (results: Screened[], translator: Translator) => string

/** What `--format` may be; each gives the whole output as text. */
export const FORMATS: Record<string, Format> = { table: toTable, csv: toCsv, json: toJson }

function toCsv(results: Screened[], translator: Translator): string {
  const inputs = results.map(({ row, resume, analysis }) =>
    resume === undefined || analysis === undefined
      ? { fileName: row.fileName, failure: row.error ?? ('could-not-read' as const) }
      : {
          fileName: row.fileName,
          analysis: toResumeAnalysis(analysis, resume, translator),
          isNoResume: isNoResume(analysis),
        },
  )
  return exportCsv(inputs, translator)
}

function toJson(results: Screened[], translator: Translator): string {
  const items = results.map(({ file, row, resume, analysis }) =>
    resume === undefined || analysis === undefined
      ? { file, error: row.error }
      : {
          file,
          record: toResumeAnalysis(analysis, resume, translator),
          warnings: resume.warnings,
          hidden: resume.hidden,
          analysis,
        },
  )
  return `${JSON.stringify(items, undefined, 2)}\n`
}

const SUMMARY_WIDTH = 100

function toTable(results: Screened[], translator: Translator): string {
  const places = placesOf(results.map(({ row }) => row))
  const rows = results.map(({ row }) => {
    const failure = row.error === undefined ? undefined : translator.translate(`failures.${row.error}`)
    const summary = row.summary?.map((finding) => translator.describeFinding(finding)).join(' ') ?? ''
    return [
      String(places.get(row.id) ?? '-'),
      row.score === undefined ? '-' : String(row.score),
      row.name ?? '-',
      row.email ?? '-',
      row.phone ?? '-',
      row.fileName,
      failure ?? shorten(summary),
    ]
  })
  const head = [
    '',
    ...['score', 'candidate', 'email', 'phone', 'file', 'summary'].map((key) => translator.translate(`cli.${key}`)),
  ]
  const table = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...table.map((cells) => widthOf(cells[column] ?? ''))))
  const line = (cells: string[]) =>
    cells.map((cell, i) => (i === cells.length - 1 ? cell : cell + ' '.repeat(widths[i]! - widthOf(cell)))).join('  ')
  return `${table.map(line).join('\n')}\n`
}

function shorten(text: string): string {
  return text.length <= SUMMARY_WIDTH ? text : `${text.slice(0, SUMMARY_WIDTH - 1)}…`
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u

/** Columns a terminal uses: East Asian characters take two, combining marks none. */
function widthOf(text: string): number {
  let width = 0
  for (const char of text.replaceAll(/\p{Mn}/gu, '')) width += WIDE.test(char) ? 2 : 1
  return width
}
