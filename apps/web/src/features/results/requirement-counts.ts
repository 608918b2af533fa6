import type { JobProfile, ResumeRow } from '@evenhand/model'

export type MetCount = { id: string; label: string; met: number }

/** How many of the analysed people meet each must-have, in the job's order. */
export function countMet(rows: readonly ResumeRow[], job: JobProfile): { total: number; counts: MetCount[] } {
  const people = rows.filter((row) => row.state === 'done' && row.verdicts !== undefined)
  const met = new Map<string, number>()
  for (const { verdicts = [] } of people) {
    for (const { requirementId, value } of verdicts) {
      if (value === 'met') met.set(requirementId, (met.get(requirementId) ?? 0) + 1)
    }
  }
  const counts = job.requirements
    .filter((requirement) => requirement.must && requirement.weight > 0)
    .map(({ id, label }) => ({ id, label, met: met.get(id) ?? 0 }))
  return { total: people.length, counts }
}
