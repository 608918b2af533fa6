import type { Profile, ResumeText, Span } from '@evenhand/model'
import { coreOf, findResults, type Result } from './find-results.ts'
import type { Quote } from './quote-line.ts'

/** A result and its quotation, which holds the figure. */
export type ToldResult = Result & { quoted: Quote }

/** Weight of a figure without a change. */
const FIGURE = 1

const known = new WeakMap<Profile, { resume: ResumeText; results: ToldResult[] }>()

/** The results that can be told, the most telling first: of those whose figure and change belong to each other. */
export function resultsToTell(
  profile: Profile,
  resume: ResumeText,
  quoteOf: (span: Span) => Quote | undefined,
): ToldResult[] {
  const before = known.get(profile)
  if (before?.resume === resume) return before.results
  const results = findResults(profile, resume).flatMap((result): ToldResult[] => {
    const core = coreOf(result, resume)
    const quoted = core === undefined ? undefined : quoteOf(core)
    if (core === undefined || quoted === undefined || !quoted.quote.includes(core.figure)) return []
    return [{ ...result, weight: core.isLoose ? Math.min(FIGURE, result.weight) : result.weight, quoted }]
  })
  results.sort((a, b) => b.weight - a.weight || a.start - b.start)
  known.set(profile, { resume, results })
  return results
}
