import type { JobProfile, Requirement, ResumeRow, VerdictValue } from '@evenhand/model'
import { wholeLabel } from '../../texts/whole-label.ts'

export type MatrixColumn = {
  id: string
  label: string
  must: boolean
  /** Points a full answer earns. */
  largest: number
  /** The first of the nice-to-haves, after must-haves. */
  turns: boolean
}

export type MatrixCell = { value: VerdictValue; points: number; largest: number }

export type MatrixModel = {
  columns: MatrixColumn[]
  /** Cells of a person, in the order of the columns; undefined where nothing was judged. */
  cellsOf: (row: ResumeRow) => (MatrixCell | undefined)[]
  /** How many of the people meet each column's requirement. */
  met: number[]
}

/** Requirements by people: must-haves first, in the job's order; without those that carry no points. */
export function matrixModel(people: readonly ResumeRow[], job: JobProfile): MatrixModel {
  const counted = job.requirements.filter(({ weight }) => weight > 0)
  const ordered = [...counted.filter(({ must }) => must), ...counted.filter(({ must }) => !must)]
  const largest = new Map(people.find(({ lines }) => lines)?.lines?.map((line) => [line.id, line.largest]))
  const columns = ordered.map((requirement, index) =>
    toColumn({ ...requirement, label: wholeLabel(requirement, job.text) }, largest, ordered[index - 1]),
  )
  const known = new WeakMap<ResumeRow, (MatrixCell | undefined)[]>()
  const cellsOf = (row: ResumeRow) => {
    const cells = known.get(row) ?? toCells(row, columns)
    known.set(row, cells)
    return cells
  }
  const met = columns.map((_, index) => people.filter((row) => cellsOf(row)[index]?.value === 'met').length)
  return { columns, cellsOf, met }
}

function toColumn(
  { id, label, must, weight }: Requirement,
  largest: ReadonlyMap<string, number>,
  before: Requirement | undefined,
): MatrixColumn {
  return { id, label, must, largest: largest.get(id) ?? weight, turns: !must && before?.must === true }
}

function toCells(row: ResumeRow, columns: readonly MatrixColumn[]): (MatrixCell | undefined)[] {
  const verdicts = new Map(row.verdicts?.map((verdict) => [verdict.requirementId, verdict]))
  const lines = new Map(row.lines?.map((line) => [line.id, line]))
  return columns.map(({ id, largest }) => {
    const verdict = verdicts.get(id)
    const line = lines.get(id)
    return verdict && { value: verdict.value, points: line?.points ?? 0, largest: line?.largest ?? largest }
  })
}
