import type { Finding, Span } from '@evenhand/model'
import { NOTICE_PATTERNS } from '../knowledge/judging/notice-patterns.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import type { JobUnit } from './split-job-text.ts'

/** Says "we hire whatever your age": a promise, not a requirement. */
const PROMISE =
  /regardless|without regard|irrespective|equal opportunit|do not discriminate|not discriminate|unabhangig von|sans distinction|sin distincion|all qualified/u

/** Unlawful or proxy requirements in a sentence of a job text; evidence spans point into that text. */
export function findNotices(unit: JobUnit): Finding[] {
  const folded = lowerSameLength(unit.text)
  if (PROMISE.test(folded)) return []
  const notices: Finding[] = []
  for (const [code, pattern] of NOTICE_PATTERNS) {
    const match = pattern.exec(folded)
    if (match === null) continue
    const span: Span = { start: unit.start + match.index, end: unit.start + match.index + match[0].length }
    notices.push({
      code,
      args: { words: unit.text.slice(match.index, match.index + match[0].length) },
      evidence: [span],
    })
  }
  return notices
}
