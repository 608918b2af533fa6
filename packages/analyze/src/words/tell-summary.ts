import type { Finding } from '@evenhand/model'
import { mostTelling } from './most-telling.ts'
import { tellBeside } from './tell-beside.ts'
import { tellOpen } from './tell-open.ts'
import { tellOpening } from './tell-opening.ts'
import { tellSubstance } from './tell-substance.ts'
import type { Telling } from './telling.ts'

/** From this share of the must-haves, or of the job's kind of work, it matters more what is open than what is beside. */
const FITTING = 0.25
const BESIDE_FITTING = 0.06

/** Two to four sentences: the work, what shows the fit, what is open. Frames follow from what is true of the person. */
export function tellSummary(telling: Telling): Finding[] {
  const told = [tellOpening(telling)]
  const add = (finding: Finding | undefined) => finding !== undefined && told.push(finding)
  add(tellSubstance(telling, told))
  const open = telling.job === undefined ? [] : tellOpen(telling)
  // Where little of the job is shown, one more fact tells people apart better than a list of what all of them lack.
  const less = isFitting(telling) ? BESIDE_FITTING : 0
  const beside = tellBeside(telling).map(({ finding, weight }) => ({ finding, weight: weight - less }))
  add(mostTelling([...open, ...beside], told))
  return told
}

function isFitting({ judged }: Telling): boolean {
  const title = judged.find(({ requirement }) => requirement.type === 'title')?.verdict.share ?? 0
  const musts = judged.filter(({ requirement }) => requirement.must)
  const met = musts.filter(({ verdict }) => verdict.value === 'met')
  return title >= FITTING || (musts.length > 0 && met.length / musts.length >= FITTING)
}
