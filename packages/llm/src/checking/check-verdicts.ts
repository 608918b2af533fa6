import type { Finding, FindingArg, Requirement, RequirementType, Span, Verdict, VerdictValue } from '@evenhand/model'
import type { ModelAnswer } from '../prompt/model-answer.ts'
import type { Asked } from '../prompt/compose-prompt.ts'
import { cleanSentence, type Grounds } from './clean-sentence.ts'
import { findQuote } from './find-quote.ts'
import { foldQuote } from './fold-quote.ts'
import { type Bearing, type Quoted, speaksTo } from './speaks-to.ts'

/** Part of a requirement's points by the model's verdict. */
const SHARE: Record<VerdictValue, number> = { met: 1, partly: 0.5, unknown: 0, 'not-met': 0 }
/** What a quote earns whose likeness to the requirement only the model sees. */
const SENSE_SHARE = 0.25
const MET = 0.75
const QUOTES = 3

/** What the screen says where the resume is silent, and by which name the message takes the requirement. */
const SILENT: Record<RequirementType, [code: string, arg: string]> = {
  title: ['title-unknown', 'title'],
  skill: ['skill-unknown', 'skill'],
  years: ['years-unknown', 'label'],
  degree: ['degree-unknown', 'degree'],
  language: ['language-unknown', 'language'],
  certificate: ['certificate-unknown', 'certificate'],
  duty: ['duty-unknown', 'duty'],
  place: ['place-unknown', 'asked'],
  availability: ['availability-unknown', 'asked'],
}

export type CheckedVerdicts = {
  /** One for each requirement of the job, in its order. */
  verdicts: Verdict[]
  /** The model affirmed a requirement that nobody can meet. */
  isMisled: boolean
}

type Given = ModelAnswer['verdicts'][number]

/** Keeps of a model's verdicts what its quotes carry. Without a true quote a verdict is unknown. */
export function checkVerdicts(answer: ModelAnswer, asked: Asked[], quoted: Quoted & Grounds): CheckedVerdicts {
  const given = new Map(answer.verdicts.toReversed().map((verdict) => [verdict.id, verdict]))
  const isMisled = affirmsDecoys(
    asked.flatMap(({ id, requirement }) => (requirement === undefined ? [id] : [])),
    given,
  )
  const ids = new Map(asked.map(({ id, requirement }) => [requirement?.id, id]))
  const folded = foldQuote(quoted.text)
  // Where the resume speaks to machines, a model may not affirm what the built-in engine finds no sign of.
  const isAddressed = quoted.integrity.some(({ code }) => code === 'instructions-to-a-machine')
  const verdicts = quoted.job.requirements.map((requirement) => {
    const own = given.get(ids.get(requirement.id) ?? '')
    const verdict = own === undefined ? undefined : checkOne(own, requirement, { quoted, folded })
    if (verdict === undefined) return silentOf(requirement)
    const builtIn = quoted.builtIn.get(requirement.id) ?? silentOf(requirement)
    // Years are counted by a program; a model's count never adds to them.
    const isCapped = requirement.type === 'years' || (isAddressed && builtIn.share === 0)
    return isCapped && verdict.share > builtIn.share ? builtIn : verdict
  })
  return { verdicts, isMisled }
}

/** One decoy met, or every one partly: a model that reads may see a faint likeness once, not more. */
function affirmsDecoys(ids: string[], given: Map<string, Given>): boolean {
  const values = ids.map((id) => given.get(id)?.value ?? 'unknown')
  return values.includes('met') || (values.length > 0 && values.every((value) => value === 'partly'))
}

type Checking = { quoted: Quoted & Grounds; folded: ReturnType<typeof foldQuote> }

function checkOne(given: Given, requirement: Requirement, { quoted, folded }: Checking): Verdict | undefined {
  if (given.value === 'unknown') return undefined
  const found = given.quotes.slice(0, QUOTES).map((quote) => findQuote(folded, quote))
  const quotes = found.filter((spans) => spans !== undefined)
  const bearings = quotes.map((spans) => best(spans.map((span) => speaksTo(requirement, span, quoted))))
  const isDenial = given.value === 'not-met'
  const kept = quotes.filter((_, at) => isDenial || bearings[at] !== 'none').flat()
  if (kept.length === 0) return undefined
  const share = isDenial || bearings.includes('words') ? SHARE[given.value] : SENSE_SHARE
  const value = isDenial ? 'not-met' : share >= MET ? 'met' : 'partly'
  return { requirementId: requirement.id, value, share, reason: reasonOf(given, { requirement, value, kept, quoted }) }
}

function best(bearings: Bearing[]): Bearing {
  return bearings.includes('words') ? 'words' : bearings.includes('sense') ? 'sense' : 'none'
}

type Reason = { requirement: Requirement; value: VerdictValue; kept: Span[]; quoted: Grounds }

/** The model's sentence where it says nothing but what can be checked; otherwise the built-in words. */
function reasonOf(given: Given, { requirement, value, kept, quoted }: Reason): Finding {
  const text = cleanSentence(given.why, quoted)
  if (text !== undefined) return { code: 'model-sentence', args: { text }, evidence: kept }
  if (value === 'not-met') return { code: 'skill-denied', args: { skill: requirement.label }, evidence: kept }
  return {
    code: value === 'met' ? 'duty-shown' : 'duty-partly',
    args: { duty: requirement.label },
    evidence: kept,
  }
}

function silentOf(requirement: Requirement): Verdict {
  const [code, name] = SILENT[requirement.type]
  const args: Record<string, FindingArg> = { [name]: requirement.label }
  if (requirement.years !== undefined) args['asked'] = requirement.years
  return { requirementId: requirement.id, value: 'unknown', share: 0, reason: { code, args, evidence: [] } }
}
