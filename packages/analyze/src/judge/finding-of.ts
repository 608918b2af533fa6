import type { Finding, FindingArg, Span, Verdict } from '@evenhand/model'

/** A finding; spans without words are left out. */
export function findingOf(code: string, args: Record<string, FindingArg>, evidence: Span[]): Finding {
  return { code, args, evidence: evidence.filter((span) => span.end > span.start) }
}

/** Months as the two numbers that sentences take. */
export function duration(months: number): { years: number; months: number } {
  return { years: Math.floor(months / 12), months: months % 12 }
}

/** At this share and above a requirement counts as met. */
export const MET = 0.75
/** Below this share nothing was shown: unknown, and no points. */
export const SHOWN = 0.12

/** The most that is earned of what is met in part. */
export const PARTLY = 0.74

/** The verdict for a share: met, partly, or unknown. Without evidence there is none to give. */
export function verdictOf(requirementId: string, share: number, reason: Reason): Verdict {
  const most = reason.isPart === true ? PARTLY : 1
  const rounded = Math.round(Math.min(most, Math.max(0, share)) * 1000) / 1000
  if (rounded < (reason.least ?? SHOWN) || reason.shown.evidence.length === 0) {
    return { requirementId, value: 'unknown', share: 0, reason: reason.silent }
  }
  const value = (reason.isMet ?? (rounded >= MET && reason.isPart !== true)) ? 'met' : 'partly'
  return { requirementId, value, share: rounded, reason: reason.shown }
}

/**
 * What to say when something was shown, and when the resume is silent; `least`: the smallest share that shows anything;
 * `isPart`: the words shown bear out a part, however much else speaks for it; `isMet`: whether it is met, where that is no
 * matter of the share.
 */
type Reason = { shown: Finding; silent: Finding; least?: number; isPart?: boolean; isMet?: boolean }
