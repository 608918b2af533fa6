import { analyze, ENGINE, words } from '@evenhand/analyze'
import {
  type Analysis,
  type Engine,
  type Finding,
  type JobProfile,
  MAX_CALLS_PER_RESUME,
  type ResumeText,
  type YearMonth,
} from '@evenhand/model'
import { checkSentences } from './checking/check-sentences.ts'
import { checkVerdicts } from './checking/check-verdicts.ts'
import { groundsOf } from './checking/clean-sentence.ts'
import { combinePasses, type Pass } from './combine-passes.ts'
import { type BudgetLimits, createBudget } from './client/create-budget.ts'
import type { ModelClient } from './client/create-model-client.ts'
import { composePrompt } from './prompt/compose-prompt.ts'
import { ModelAnswer } from './prompt/model-answer.ts'
import { withholdText, type WithheldText } from './prompt/withhold-text.ts'

/** Points apart from which a person should look. */
const DISAGREE = 25
/** Changes whenever the same answers may give another analysis, or the question is put differently. */
export const MODEL_ENGINE_VERSION = '1.0.0'

export type ModelOptions = BudgetLimits & {
  job?: JobProfile
  today: YearMonth
  /** Code of the language sentences are written in. */
  language: string
  client: ModelClient
  /** How often the resume is judged, each time with the requirements in another order; the settings' by default. */
  passes?: number
}

/**
 * One resume, judged by a language model and checked by a program: the same noun as the built-in engine's, scored by the
 * same arithmetic. Throws ModelError, whose `code` labels the row.
 */
export async function analyzeWithModel(resume: ResumeText, options: ModelOptions): Promise<Analysis> {
  const { job, today, language, client, passes = client.settings.passes } = options
  const builtIn = analyze(resume, { job, today })
  const asked = builtIn.score.basis === 'job' ? job : undefined
  const withheld = withholdText(builtIn.profile, resume, asked)
  const subject: Subject = { resume, job: asked, language, builtIn, withheld }
  const made: Pass[] = []
  for (let pass = 0; pass < passes; pass++) made.push(await judgeOnce(subject, options, pass))
  if (made.some(({ isMisled }) => isMisled)) return misled(builtIn)
  const { verdicts, score, answer } = combinePasses(made, { job: asked, builtIn })
  const notices = noticesOf(subject, score.value)
  const own = words({ profile: builtIn.profile, resume, job: asked, verdicts, integrity: notices })
  return {
    engine: engineOf(client, passes),
    contentHash: builtIn.contentHash,
    profile: builtIn.profile,
    verdicts,
    score,
    integrity: notices,
    words: checkSentences(answer, own, { text: withheld.text, ...groundsFor(subject) }),
  }
}

/** Which engine speaks: the model by its own name, and the version of question and checks. */
export function engineOf(client: ModelClient, passes = client.settings.passes): Engine {
  const { provider, model } = client.settings
  return { id: model, version: `${provider} ${MODEL_ENGINE_VERSION}${passes > 1 ? ` x${passes}` : ''}` }
}

type Subject = {
  resume: ResumeText
  job: JobProfile | undefined
  language: string
  builtIn: Analysis
  withheld: WithheldText
}

async function judgeOnce(subject: Subject, options: ModelOptions, pass: number): Promise<Pass> {
  const { job, language, builtIn, withheld } = subject
  const { client } = options
  const { sent } = withheld
  const fence = client.fence(sent, job?.text ?? '', JSON.stringify(job?.requirements ?? []), language, String(pass))
  const { instructions, prompt, asked } = composePrompt({ sent, job, language, fence })
  const budget = createBudget(client.clock, { ...options, calls: options.calls ?? MAX_CALLS_PER_RESUME })
  const { contentHash } = builtIn
  const question = { what: 'resume' as const, contentHash, instructions, prompt, schema: ModelAnswer }
  const answer = await client.ask(question, budget)
  if (job === undefined) return { answer, verdicts: [], isMisled: false }
  const quoted = {
    profile: builtIn.profile,
    resume: subject.resume,
    job,
    text: withheld.text,
    builtIn: new Map(builtIn.verdicts.map((verdict) => [verdict.requirementId, verdict])),
    integrity: withheld.integrity,
    ...groundsFor(subject),
  }
  return { answer, ...checkVerdicts(answer, asked, quoted) }
}

function groundsFor({ builtIn, job, withheld }: Subject) {
  const { profile } = builtIn
  const spans = [profile.totalMonths, ...profile.employment.map((post) => post.months ?? 0)]
  const years = spans.flatMap((months) => [Math.floor(months / 12), Math.round(months / 12)])
  return groundsOf([withheld.text, ...(job?.requirements.map(({ label }) => label) ?? [])], [...spans, ...years])
}

/** A model that affirms what does not exist is not believed at all: the built-in engine's analysis stands. */
function misled(builtIn: Analysis): Analysis {
  return {
    ...builtIn,
    engine: { ...ENGINE },
    integrity: [...builtIn.integrity, { code: 'model-misled', args: {}, evidence: [] }],
  }
}

function noticesOf({ builtIn, withheld, job }: Subject, score: number): Finding[] {
  const notices = [...builtIn.integrity]
  if (withheld.isCut) {
    const characters = withheld.text.trimEnd().length
    notices.push({ code: 'model-text-cut', args: { characters }, evidence: [] })
  }
  if (job !== undefined && Math.abs(score - builtIn.score.value) >= DISAGREE) {
    notices.push({ code: 'engines-disagree', args: { model: score, builtIn: builtIn.score.value }, evidence: [] })
  }
  return notices
}
