import type { Finding, Span } from '@evenhand/model'
import { HIRING_CUES } from '../knowledge/judging/job-cues.ts'
import { NOTICE_PATTERNS } from '../knowledge/judging/notice-patterns.ts'
import { NOTICE_WANTS } from '../knowledge/judging/notice-wants.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { holds } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'

/** Says "we hire whatever your age": a promise, not a requirement. */
const PROMISE =
  /regardless|without regard|irrespective|equal opportunit|do not discriminate|not discriminate|unabhangig von|sans distinction|sin distincion|all qualified/u

/** Unlawful or proxy requirements in a sentence of a job text; evidence spans point into that text. */
export function findNotices(unit: JobUnit): Finding[] {
  const folded = lowerSameLength(unit.text)
  if (PROMISE.test(folded)) return []
  const notices: Finding[] = []
  for (const [code, pattern] of [...NOTICE_PATTERNS, ...NOTICE_WANTS]) {
    const match = pattern.exec(folded)
    if (match === null) continue
    // "Together with a colleague whose mother tongue is German": of whom the work is done with.
    if (code === 'notice-native-speaker' && unit.section === 'duties') continue
    // "Ausbildung junger Mitarbeiter": of whom the work is done with.
    if (code === 'notice-age' && unit.section === 'duties' && !/\d/u.test(match[0]) && !isHiring(folded)) continue
    const span: Span = { start: unit.start + match.index, end: unit.start + match.index + match[0].length }
    const before = notices.findIndex((notice) => notice.code === code && overlaps(notice.evidence[0]!, span))
    const notice = noticeOf(unit, code, before < 0 ? span : together(notices[before]!.evidence[0]!, span))
    if (before < 0) notices.push(notice)
    else notices[before] = notice
  }
  return notices
}

function isHiring(folded: string): boolean {
  return HIRING_CUES.some((cue) => holds(folded, cue))
}

function noticeOf(unit: JobUnit, code: string, span: Span): Finding {
  return { code, args: { words: unit.text.slice(span.start - unit.start, span.end - unit.start) }, evidence: [span] }
}

/** A blank or a comma between two wordings of one wish. */
const BETWEEN = 2

function overlaps(a: Span, b: Span): boolean {
  return a.start <= b.end + BETWEEN && b.start <= a.end + BETWEEN
}

function together(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) }
}
