import { readFileSync } from 'node:fs'
import type { Translator } from '@evenhand/locales'
import Papa from 'papaparse'
import { countGroups, type GroupCounts, type Person } from '../audit/count-groups.ts'
import { type GroupRow, groupTable, INTERVAL_LEVEL, SMALL_SHARE } from '../audit/group-table.ts'
import { loadTranslator } from '../load-translator.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { UsageError } from '../usage-error.ts'

/** Column names that are understood without being named, in lower case. */
const COLUMNS = {
  score: ['score'],
  selected: ['selected', 'advanced', 'hired'],
  sex: ['sex', 'gender'],
  race: ['race', 'ethnicity', 'race/ethnicity', 'race_ethnicity', 'race or ethnicity'],
}
const UNKNOWN = new Set([
  '',
  '-',
  'unknown',
  'n/a',
  'na',
  'none',
  'not stated',
  'undisclosed',
  'declined',
  'prefer not to say',
])
const YES = new Set(['1', 'yes', 'y', 'true', 'selected', 'x'])

/**
 * Scoring rates and impact ratios of groups from a CSV of scores and self-reported groups, after New York City's rule.
 * Exit code 1 where a group lies below four fifths, 0 otherwise. It is no independent audit, and says so.
 */
export async function biasAudit(args: string[]): Promise<number> {
  const option = { type: 'string' } as const
  const names = { score: option, selected: option, sex: option, race: option }
  const options = { ...names, format: option, language: option }
  const { values, positionals } = parseCommandLine({ args, allowPositionals: true, options })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new UsageError('name one CSV file')
  if (values.format !== undefined && values.format !== 'json')
    throw new UsageError(`no such format: ${values.format} (json)`)
  const translator = await loadTranslator(values.language)
  const counts = countGroups(readPeople(readFileSync(file, 'utf8'), values))
  const tables = counts.tables.map(({ by, counts: groups }) => ({ by, rows: groupTable(groups) }))
  const { tables: _, ...sample } = counts
  const told =
    values.format === 'json'
      ? JSON.stringify({ isIndependentAudit: false, ...sample, tables }, undefined, 2)
      : describe(counts, tables, translator)
  process.stdout.write(`${told}\n`)
  return tables.some(({ rows }) => rows.some((row) => row.isBelowFourFifths && !row.isSmall)) ? 1 : 0
}

type Named = { [Column in keyof typeof COLUMNS]?: string }

function readPeople(csv: string, named: Named): Person[] {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const columns = meta.fields ?? []
  const columnOf = (what: keyof typeof COLUMNS) => {
    const wanted = named[what] === undefined ? COLUMNS[what] : [named[what].toLowerCase()]
    const found = columns.find((column) => wanted.includes(column.trim().toLowerCase()))
    if (found === undefined && named[what] !== undefined) throw new UsageError(`no such column: ${named[what]}`)
    return found
  }
  const [score, selected] = [columnOf('score'), columnOf('selected')]
  const [sex, race] = [columnOf('sex'), columnOf('race')]
  if (score === undefined && selected === undefined) throw new UsageError('the file needs a column score or selected')
  if (sex === undefined && race === undefined) throw new UsageError('the file needs a column sex or race')
  return data.map((line) => ({
    ...(score === undefined ? decisionOf(line[selected!]) : scoreOf(line[score])),
    ...groupOf('sex', sex === undefined ? undefined : line[sex]),
    ...groupOf('race', race === undefined ? undefined : line[race]),
  }))
}

function scoreOf(cell = ''): Person {
  const score = Number(cell.trim().replace(',', '.'))
  return cell.trim() === '' || !Number.isFinite(score) ? {} : { score }
}

function decisionOf(cell = ''): Person {
  return cell.trim() === '' ? {} : { isSelected: YES.has(cell.trim().toLowerCase()) }
}

function groupOf(what: 'sex' | 'race', cell = ''): Person {
  const group = cell.trim()
  return UNKNOWN.has(group.toLowerCase()) ? {} : { [what]: group }
}

type Table = { by: 'sex' | 'race' | 'both'; rows: GroupRow[] }

function describe(counts: GroupCounts, tables: Table[], { translate, languageCode }: Translator): string {
  const say = (key: string, args?: Record<string, number>) => translate(`cli.audit.${key}`, args)
  const percent = new Intl.NumberFormat(languageCode, { style: 'percent', maximumFractionDigits: 1 })
  const ratio = new Intl.NumberFormat(languageCode, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const chance = new Intl.NumberFormat(languageCode, { maximumSignificantDigits: 2 })
  const cellsOf = (row: GroupRow) => [
    row.group,
    String(row.people),
    percent.format(row.rate),
    row.ratio === undefined ? '-' : ratio.format(row.ratio),
    row.interval === undefined ? '-' : row.interval.map((end) => ratio.format(end)).join(' – '),
    row.chance === undefined ? '-' : chance.format(row.chance),
    [
      ...(row.isBelowFourFifths ? [say('belowFourFifths')] : []),
      ...(row.isSmall ? [say('small', { share: SMALL_SHARE })] : []),
      ...(row.isUnsure ? [say('unsure')] : []),
    ].join('; '),
  ]
  const { people: count, median, chosen, unknown, unread } = counts
  const head = ['group', 'people', 'rate', 'ratio', 'interval', 'chance', 'notes'].map((key) =>
    say(key, { level: INTERVAL_LEVEL }),
  )
  return [
    say('title'),
    say('notIndependent'),
    '',
    median === undefined ? say('selected', { count, chosen }) : say('sample', { count, median }),
    say('unknown', { count: unknown }),
    ...(unread > 0 ? [say('unread', { count: unread })] : []),
    ...tables.flatMap(({ by, rows }) => ['', say(by), aligned([head, ...rows.map(cellsOf)])]),
  ].join('\n')
}

function aligned(lines: string[][]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)))
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')
  return lines.map((cells) => `  ${line(cells).trimEnd()}`).join('\n')
}
