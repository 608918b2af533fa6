/** Pairs of words that job descriptions hold, in their order, each once: what somebody pads a list of skills with. */
export function popularSkills(jobs: { description: string }[]): string[] {
  const words = jobs.flatMap((job) => job.description.toLowerCase().match(/[\p{L}]{5,20} [\p{L}]{5,20}/gu) ?? [])
  return [...new Set(words)]
}
