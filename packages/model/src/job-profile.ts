import { z } from 'zod'
import { Finding } from './finding.ts'
import { DegreeLevel } from './profile.ts'
import { Span } from './span.ts'

export const RequirementType = z.enum([
  'title',
  'skill',
  'years',
  'degree',
  'language',
  'certificate',
  'duty',
  'place',
  'availability',
])
export type RequirementType = z.infer<typeof RequirementType>

export const Seniority = z.enum(['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'])
export type Seniority = z.infer<typeof Seniority>

/** One thing the job asks for. */
export const Requirement = z.strictObject({
  /** Unique in the job and stable for the same text: `r1`, `r2`, ... */
  id: z.string().max(40),
  type: RequirementType,
  /** In the job text's own words, shortened. */
  label: z.string().max(300),
  must: z.boolean(),
  /** Share in the sum before normalisation; 0 carries no points. */
  weight: z.number().min(0).max(100),
  /** Where the job text says so; absent for what a recruiter added. */
  span: Span.optional(),
  /** Knowledge ids of skills or job titles; any one meets it. */
  terms: z.array(z.string()).optional(),
  years: z.number().min(0).max(60).optional(),
  level: DegreeLevel.optional(),
  seniority: Seniority.optional(),
  /** ISO 639-1, for a language. */
  language: z.string().max(10).optional(),
  /** ISO 639-1: other languages of which any one will do as well, in "English or German". */
  orLanguages: z.array(z.string().max(10)).max(10).optional(),
  /** CEFR level or 'native', for a language. */
  languageLevel: z.string().max(10).optional(),
})
export type Requirement = z.infer<typeof Requirement>

/** What the engine understood of a job description. */
export const JobProfile = z.strictObject({
  text: z.string(),
  title: z.string().optional(),
  seniority: Seniority.optional(),
  requirements: z.array(Requirement).max(200),
  /** Unlawful or proxy requirements, pointed out and given no weight; evidence spans point into the job text. */
  notices: z.array(Finding),
})
export type JobProfile = z.infer<typeof JobProfile>
