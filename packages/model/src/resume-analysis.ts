import { z } from 'zod'

/** The specification's analysis record: an Analysis put into one language. */
export const ResumeAnalysis = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  experience: z.array(z.string()),
  education: z.array(z.string()),
  strengths: z.array(z.string()),
  recommendations: z.array(z.string()),
  /** Present only when a job description was given. */
  jobFitAnalysis: z.array(z.string()).optional(),
  score: z.int().min(0).max(100),
})
export type ResumeAnalysis = z.infer<typeof ResumeAnalysis>
