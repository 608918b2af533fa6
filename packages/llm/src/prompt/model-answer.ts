import { VerdictValue } from '@evenhand/model'
import { z } from 'zod'

/** A sentence with the words of the resume that it rests on. */
export const QuotedSentence = z.object({ text: z.string(), quote: z.string() })
export type QuotedSentence = z.infer<typeof QuotedSentence>

/** The form a model answers in. What is beyond it (a score, say) is not read. */
export const ModelAnswer = z.object({
  verdicts: z.array(
    z.object({
      id: z.string(),
      value: VerdictValue,
      quotes: z.array(z.string()),
      why: z.string(),
    }),
  ),
  summary: z.array(QuotedSentence),
  experience: z.array(QuotedSentence),
  strengths: z.array(QuotedSentence),
  recommendations: z.array(QuotedSentence),
  jobFit: z.array(QuotedSentence),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>
