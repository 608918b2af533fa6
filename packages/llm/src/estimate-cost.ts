import { readResume } from '@evenhand/analyze'
import type { JobProfile, ResumeText, YearMonth } from '@evenhand/model'
import { countTokens, priceOf } from './client/count-tokens.ts'
import type { Cost } from './client/sent-record.ts'
import type { ModelSettings } from './model-settings.ts'
import { composePrompt } from './prompt/compose-prompt.ts'
import { withholdText } from './prompt/withhold-text.ts'

/** What the answer's form and the sentences take, and each verdict beside them. */
const OUT_BASE = 900
const OUT_VERDICT = 70
/** The schema that goes along with each request. */
const IN_SCHEMA = 450

export type EstimateSettings = Pick<ModelSettings, 'passes' | 'maxOutputTokens' | 'prices'>

/** What is known of a resume before its text is read. */
type Sized = ResumeText | { characters: number }

/**
 * About what a run will cost, shown before it starts: each resume asked about once a pass, without retries. Unread files
 * are counted by their expected length.
 */
export function estimateCost(
  resumes: Sized[],
  { job, today }: { job?: JobProfile; today: YearMonth },
  settings: EstimateSettings,
): Cost {
  const frame = composePrompt({ sent: '', job, language: 'en', fence: '0'.repeat(32) })
  const tokensFrame = countTokens(frame.instructions + frame.prompt) + IN_SCHEMA
  const weighed = job?.requirements.filter((requirement) => requirement.weight > 0).length ?? 0
  const out = Math.min(settings.maxOutputTokens, OUT_BASE + OUT_VERDICT * weighed)
  const cost: Cost = { calls: 0, tokensIn: 0, tokensOut: 0, usd: 0 }
  for (const resume of resumes) {
    cost.calls += settings.passes
    cost.tokensIn += settings.passes * (tokensFrame + tokensOf(resume, job, today))
    cost.tokensOut += settings.passes * out
  }
  return { ...cost, usd: priceOf(settings, cost.tokensIn, cost.tokensOut) }
}

function tokensOf(resume: Sized, job: JobProfile | undefined, today: YearMonth): number {
  if ('characters' in resume) return Math.ceil(resume.characters / 3.5)
  return countTokens(withholdText(readResume(resume, today), resume, job).sent)
}
