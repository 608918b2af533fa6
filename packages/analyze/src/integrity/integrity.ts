import type { Finding, JobProfile, Profile, ResumeText } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { givesOrders } from './find-instructions.ts'
import { findImpossibleDates } from './find-impossible-dates.ts'
import { findRepeatedText } from './find-repeated-text.ts'
import { findUnearned } from './unearned-spans.ts'

/**
 * Neutral observations on the file itself. None costs points: what cannot be seen or is not the candidate's own claim
 * simply earns none. Pure.
 */
export function integrity(profile: Profile, resume: ResumeText, job?: JobProfile): Finding[] {
  return [
    ...hiddenText(resume),
    ...findUnearned(profile, resume, job),
    ...findImpossibleDates(profile, resume),
    ...findRepeatedText(resume),
  ]
}

const SHOWN_MOST = 300

/** One finding a way of hiding; hidden orders to a machine are said apart. Hidden words have no span in the text. */
function hiddenText(resume: ResumeText): Finding[] {
  const findings: Finding[] = []
  for (const reason of new Set(resume.hidden.map((hidden) => hidden.reason))) {
    const runs = resume.hidden.filter((hidden) => hidden.reason === reason)
    const words = runs.map((run) => run.text).join(' ')
    const count = words.split(/\s+/).filter(Boolean).length
    const page = runs[0]!.page
    findings.push(findingOf('hidden-text', { reason, words: count, page, text: words.slice(0, SHOWN_MOST) }, []))
    if (givesOrders(words.slice(0, 5000)))
      findings.push(findingOf('hidden-instructions', { page, text: words.slice(0, SHOWN_MOST) }, []))
  }
  return findings
}
