import { meaningsOf } from '../judge/meanings-of.ts'
import { prepareEvidence } from '../judge/prepare-evidence.ts'
import { prepareJobFor } from '../judge/prepare-job.ts'
import { weightOf } from '../judge/stem-weight.ts'
import type { Judged, Telling } from './telling.ts'

/** Part of the weight of a task's words that a quotation must say: less where it says two of them. One common word is chance. */
const SAYS = { words: 2, least: 0.3, weight: 0.55 }

/** How much a quotation says of a task, and whether that is enough; between two languages few words are known in both. */
export function saidBy(quote: string, { requirement }: Judged, { job, profile, resume }: Telling) {
  if (job === undefined) return { weight: 0, bears: true }
  const evidence = prepareEvidence(profile, resume)
  const { language } = evidence
  const prepared = prepareJobFor(job, evidence)
  const asked = prepared.stems.get(requirement.id) ?? []
  const said = new Set(meaningsOf(quote, language))
  const shared = asked.filter((word) => said.has(word))
  const weight = weightOf(shared)
  // A shift, a bed, a kitchen: one word that is known in both is chance, unless nothing else was asked.
  if (language !== prepared.language) return { weight, bears: shared.length >= Math.min(SAYS.words, asked.length || 1) }
  const least = shared.length >= SAYS.words ? SAYS.least : SAYS.weight
  return { weight, bears: weight >= least * weightOf(asked) }
}
