import { z } from 'zod'
import { Finding } from './finding.ts'
import { Profile } from './profile.ts'
import { Span } from './span.ts'

/** unknown: the resume is silent, a question to ask. not-met: only where the resume says so. */
export const VerdictValue = z.enum(['met', 'partly', 'unknown', 'not-met'])
export type VerdictValue = z.infer<typeof VerdictValue>

export const Verdict = z.strictObject({
  requirementId: z.string(),
  value: VerdictValue,
  /** Part of the requirement's points earned, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Why, in a code; its evidence are the words it rests on, never empty for met and partly. */
  reason: Finding,
})
export type Verdict = z.infer<typeof Verdict>

/** One visible line of a score. Points carry one decimal; `largest` of all lines sums to 100. */
export const ScoreLine = z.strictObject({
  /** A requirement's id, or a rubric line's code. */
  id: z.string(),
  points: z.number().min(0).max(100),
  largest: z.number().min(0).max(100),
})
export type ScoreLine = z.infer<typeof ScoreLine>

/** The score is the rounded sum of its lines' points. */
export const Score = z.strictObject({
  value: z.int().min(0).max(100),
  basis: z.enum(['job', 'rubric']),
  lines: z.array(ScoreLine),
  mustMet: z.int().min(0),
  mustTotal: z.int().min(0),
  /** Between which values several judgings of a language model lay; candidates whose bands overlap are tied. */
  band: z.strictObject({ low: z.int().min(0).max(100), high: z.int().min(0).max(100) }).optional(),
})
export type Score = z.infer<typeof Score>

/** Whether two scores cannot be told apart: their bands overlap. A score without a band is a band of one value. */
export function isTied(a: Pick<Score, 'value' | 'band'>, b: Pick<Score, 'value' | 'band'>): boolean {
  const [first, second] = [a, b].map(({ value, band }) => band ?? { low: value, high: value })
  return first!.low <= second!.high && second!.low <= first!.high
}

/** Words that a line of the rubric rests on, the most telling first; those of a requirement are its verdict's. */
export const Ground = z.strictObject({ lineId: z.string(), evidence: z.array(Span) })
export type Ground = z.infer<typeof Ground>

export const Engine = z.strictObject({ id: z.string(), version: z.string() })
export type Engine = z.infer<typeof Engine>

/** What recruiters read, as codes: screens put them into words in the reader's language. */
export const Words = z.strictObject({
  summary: z.array(Finding),
  experience: z.array(Finding),
  education: z.array(Finding),
  strengths: z.array(Finding),
  recommendations: z.array(Finding),
  /** Empty without a job description. */
  jobFit: z.array(Finding),
  /** Interview questions for what the resume leaves open. */
  questions: z.array(Finding),
})
export type Words = z.infer<typeof Words>

/** What an engine returns for one resume: the one noun from the engine to the screen. */
export const Analysis = z.strictObject({
  engine: Engine,
  /** SHA-256 (hex) of the normalised text. */
  contentHash: z.string(),
  profile: Profile,
  verdicts: z.array(Verdict),
  score: Score,
  /** Of a score by the rubric: what its lines rest on, but for those of form alone. */
  grounds: z.array(Ground).optional(),
  /** Neutral observations on the file itself: hidden text, pasted advert, impossible dates. */
  integrity: z.array(Finding),
  /** The layout grade: why what was read is in doubt; absent where nothing speaks against it. */
  doubts: z.array(Finding).optional(),
  words: Words,
})
export type Analysis = z.infer<typeof Analysis>

/** All that there is to look at in the file: its own oddities, then those of its reading. */
export function noticesOf({ integrity, doubts = [] }: Pick<Analysis, 'integrity' | 'doubts'>): Finding[] {
  return [...integrity, ...doubts]
}

/** Whether the text tells nobody's life: what the arithmetic makes of it says nothing of a person, and is shown nowhere. */
export function isNoResume({ doubts = [] }: Pick<Analysis, 'doubts'>): boolean {
  return doubts.some(({ code }) => code === 'doubt-no-resume')
}

/** Words of the resume that each line of the score rests on, by the line's id, the most telling first. */
export function evidenceByLine({
  verdicts,
  grounds = [],
}: Pick<Analysis, 'verdicts' | 'grounds'>): Map<string, Span[]> {
  return new Map([
    ...verdicts.map(({ requirementId, reason }) => [requirementId, reason.evidence] as const),
    ...grounds.map(({ lineId, evidence }) => [lineId, evidence] as const),
  ])
}

/** Spans that no text of this length holds; empty when every claim can be quoted. */
export function spansOutside(analysis: Analysis, length: number): Span[] {
  const outside: Span[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object') {
      const { start, end } = value as { start?: unknown; end?: unknown }
      if (typeof start === 'number' && typeof end === 'number') {
        if (start < 0 || end <= start || end > length) outside.push({ start, end })
      } else Object.values(value).forEach(visit)
    }
  }
  visit(analysis)
  return outside
}
