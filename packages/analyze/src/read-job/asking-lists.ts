import { lowerSameLength } from '../judge/lower-same-length.ts'
import { languageAsked } from './read-languages.ts'
import { namesCertificate, namesDegree } from './read-measures.ts'
import { namesBrought, wishes } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'
import { asksYears } from './years-in.ts'

/** Items of a list that no heading stands above, of which half or more must ask by themselves. */
const LEAST = 3

/**
 * The bullets of lists below no heading that are lists of what is asked for: where half of them name years, a degree, a language
 * or the like, the others are asked for too.
 */
export function askingLists(units: JobUnit[]): Set<JobUnit> {
  const asking = new Set<JobUnit>()
  let list: JobUnit[] = []
  const close = () => {
    if (list.length >= LEAST && list.filter(asksByItself).length * 2 >= list.length)
      for (const unit of list) if (!wishes(lowerSameLength(unit.text))) asking.add(unit)
    list = []
  }
  for (const unit of units) {
    if (unit.section !== 'plain' || !unit.bullet) close()
    else list.push(unit)
  }
  close()
  return asking
}

function asksByItself({ text, language }: JobUnit): boolean {
  const folded = lowerSameLength(text)
  return (
    asksYears(folded) ||
    namesDegree(folded) ||
    namesCertificate(folded) ||
    namesBrought(folded) ||
    languageAsked(folded, language) ||
    wishes(folded)
  )
}
