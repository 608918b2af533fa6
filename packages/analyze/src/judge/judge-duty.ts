import type { Requirement, Span, Verdict } from '@evenhand/model'
import { findingOf, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { skillStrength } from './skill-strength.ts'
import { stemWeight } from './stem-weight.ts'

/** How much of what a second and a third line add counts. */
const LINE_WORTH = [1, 0.75, 0.5]
/** Coverage below which words coincide by chance, and at which a duty counts as done. */
const COVERAGE = { chance: 0.15, full: 0.75 }
/** Parts of the coverage: by the best lines, and by all lines together. */
const BEST_LINES = 0.5
/** Work in unrelated posts shows a duty less well. */
const UNRELATED_WORTH = 0.6

/** Whether the candidate's own work shows a duty: the telling words it shares with the best one to three lines. */
export function judgeDuty(requirement: Requirement, judging: Judging): Verdict {
  const words = judging.job.stems.get(requirement.id) ?? []
  const silent = findingOf('duty-unknown', { duty: requirement.label }, [])
  const total = words.reduce((sum, word) => sum + stemWeight(word), 0)
  const lines = bestLines(words, judging)
  const skills = (requirement.terms ?? []).map((term) => skillStrength(term, judging))
  const known = skills.length === 0 ? 0 : skills.reduce((sum, skill) => sum + skill.strength, 0) / skills.length
  const covered =
    total === 0 ? 0 : (BEST_LINES * lines.coverage + (1 - BEST_LINES) * coverageOfAll(words, judging)) / total
  const share = Math.max(0, (covered - COVERAGE.chance) / (COVERAGE.full - COVERAGE.chance))
  const spans = lines.spans.length > 0 ? lines.spans : skills.flatMap((skill) => skill.spans).slice(0, 2)
  const both = Math.min(1, share + (1 - share) * 0.35 * known)
  const code = both >= 0.75 ? 'duty-shown' : 'duty-partly'
  return verdictOf(requirement.id, both, { shown: findingOf(code, { duty: requirement.label }, spans), silent })
}

/** Weight of the words that a few lines cover, chosen one after another, each for what it adds. */
function bestLines(words: string[], judging: Judging): { coverage: number; spans: Span[] } {
  const { evidence } = judging
  const left = new Set(words)
  const spans: Span[] = []
  let coverage = 0
  for (const worth of LINE_WORTH) {
    const sums = new Map<number, number>()
    for (const word of left) {
      for (const line of evidence.places.get(word) ?? []) sums.set(line, (sums.get(line) ?? 0) + stemWeight(word))
    }
    let best = -1
    let most = 0
    for (const [line, sum] of sums) {
      const value = sum * worthOf(line, judging)
      if (value > most || (value === most && line < best)) [best, most] = [line, value]
    }
    if (best === -1) break
    coverage += most * worth
    const line = evidence.lines[best]!
    spans.push({ start: line.start, end: line.end })
    for (const word of line.stems) left.delete(word)
  }
  return { coverage, spans }
}

function coverageOfAll(words: string[], judging: Judging): number {
  let sum = 0
  for (const word of words) {
    let best = 0
    for (const line of judging.evidence.places.get(word) ?? []) best = Math.max(best, worthOf(line, judging))
    sum += best * stemWeight(word)
  }
  return sum
}

function worthOf(line: number, { evidence, nearness }: Judging): number {
  const { worth, employment } = evidence.lines[line]!
  return worth * (UNRELATED_WORTH + (1 - UNRELATED_WORTH) * (nearness[employment] ?? 0.5))
}
