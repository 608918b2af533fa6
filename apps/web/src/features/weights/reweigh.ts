import { score } from '@evenhand/analyze'
import { type JobProfile, type ResumeDetail, type ResumeRow, rowGroup } from '@evenhand/model'

/** Weights that differ from the job's own, by requirement id. */
export type Weights = Readonly<Record<string, number>>

/** The job with other weights; the same job where none differs. */
export function reweighJob(job: JobProfile, weights: Weights): JobProfile {
  if (Object.keys(weights).length === 0) return job
  return {
    ...job,
    requirements: job.requirements.map((requirement) => ({
      ...requirement,
      weight: weights[requirement.id] ?? requirement.weight,
    })),
  }
}

/** Rows scored anew from their verdicts, by the arithmetic of the engine. */
export function reweighRows(rows: readonly ResumeRow[], job: JobProfile): ResumeRow[] {
  return rows.map((row) => {
    if (row.state !== 'done' || !row.verdicts) return row
    const { value, lines, mustMet, mustTotal } = score(row.verdicts, job.requirements)
    return { ...row, score: value, band: undefined, lines, mustMet, mustTotal }
  })
}

/** One person's analysis scored anew. */
export function reweighDetail(detail: ResumeDetail, job: JobProfile): ResumeDetail {
  const { analysis } = detail
  if (analysis?.score.basis !== 'job') return detail
  return { ...detail, analysis: { ...analysis, score: score(analysis.verdicts, job.requirements) } }
}

/** How many people stand at another place than before; equal scores share a place. */
export function countMoved(before: readonly ResumeRow[], after: readonly ResumeRow[]): number {
  const [old, now] = [placesOf(before), placesOf(after)]
  return after.filter(({ position }) => old.get(position) !== now.get(position)).length
}

function placesOf(rows: readonly ResumeRow[]): Map<number, number> {
  const people = rows.filter((row) => rowGroup(row) === 0).sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
  const places = new Map<number, number>()
  let place = 0
  for (const [index, row] of people.entries()) {
    if (index === 0 || people[index - 1]?.score !== row.score) place = index
    places.set(row.position, place)
  }
  return places
}
