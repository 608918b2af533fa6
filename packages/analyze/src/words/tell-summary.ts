import type { Finding } from '@evenhand/model'
import { tellsNobody } from '../integrity/no-resume.ts'
import { findingOf } from '../judge/finding-of.ts'
import { mostTelling } from './most-telling.ts'
import { tellBeside } from './tell-beside.ts'
import { tellFigure } from './tell-figure.ts'
import { tellOpen } from './tell-open.ts'
import { tellOpening } from './tell-opening.ts'
import { isKindred } from './tell-other-work.ts'
import { forThisJob, practised, tellSubstance } from './tell-substance.ts'
import type { Telling } from './telling.ts'

/** From this part of the job shown, a second sentence on it is worth the room. */
const STRONG = 0.6
/** What is beside the job weighs less than what is open of it. */
const UNDER_OPEN = 0.08

/** Two to four sentences: the work, what shows the fit, what is open; of what is no resume, that it is none. Frames follow from what is true of the person. */
export function tellSummary(telling: Telling): Finding[] {
  const { figures, job, fit, profile, resume } = telling
  // A shopping list is nobody, and what it lacks for the job is nothing to tell.
  if (tellsNobody(profile, resume)) return [findingOf('doubt-no-resume', {}, [])]
  const told = [tellOpening(telling)]
  const add = (finding: Finding | undefined) => finding !== undefined && told.push(finding)
  add(tellSubstance(telling, told))
  if (job === undefined) {
    add(mostTelling(tellBeside(telling), figures, told))
    return told
  }
  const isKin = telling.near.length > 0 || isKindred(telling)
  if (isKin && fit >= STRONG) add(mostTelling(forThisJob(telling), figures, told))
  // Of people in the work it matters more what is open; of others, one more fact tells more than what all of them lack.
  const beside = [...tellBeside(telling), ...practised(telling), ...tellFigure(telling)].map(({ finding, weight }) => ({
    finding,
    weight: isKin ? weight - UNDER_OPEN : weight,
  }))
  add(mostTelling([...tellOpen(telling), ...beside], figures, told))
  return told
}
