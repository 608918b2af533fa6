import { z } from 'zod'
import { Span } from './span.ts'
import { YearMonth } from './year-month.ts'

/** A value put into a sentence: text, number, list of texts, or month. Screens format them for their locale. */
export const FindingArg = z.union([z.string(), z.number(), z.array(z.string()), YearMonth])
export type FindingArg = z.infer<typeof FindingArg>

/**
 * A claim in a form no language owns: a code (the key of one message in every dictionary,
 * below `findings.`), its arguments, and the words of the resume that it rests on.
 */
export const Finding = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]*$/),
  args: z.record(z.string(), FindingArg),
  evidence: z.array(Span),
})
export type Finding = z.infer<typeof Finding>
