import { z } from 'zod'
import { Span } from './span.ts'
import { YearMonth } from './year-month.ts'

/** How sure the reader is, 0 to 1. */
const Confidence = z.number().min(0).max(1)

/** A value read from the resume, with the words it was read from. */
export const Field = z.strictObject({ value: z.string(), spans: z.array(Span), confidence: Confidence })
export type Field = z.infer<typeof Field>

/** A telephone number: as written, and in E.164 where the country is clear. */
export const Phone = Field.extend({ e164: z.string().optional() })
export type Phone = z.infer<typeof Phone>

export const Link = Field.extend({ kind: z.enum(['linkedin', 'github', 'portfolio']) })
export type Link = z.infer<typeof Link>

export const SectionKind = z.enum([
  'contact',
  'summary',
  'employment',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'publications',
  'volunteering',
  'awards',
  'memberships',
  'interests',
  'references',
  'personal',
  'cover-letter',
  'other',
])
export type SectionKind = z.infer<typeof SectionKind>

/** A run of lines under one heading. `firstLine` and `lastLine` are indexes into ResumeText.lines, both included. */
export const Section = z.strictObject({
  kind: SectionKind,
  /** Index of the heading's line, where there is one. */
  heading: z.int().min(0).optional(),
  firstLine: z.int().min(0),
  lastLine: z.int().min(0),
})
export type Section = z.infer<typeof Section>

/** One post held. Months are null-free: an open end is `current`. */
export const Employment = z.strictObject({
  title: Field.optional(),
  employer: Field.optional(),
  place: Field.optional(),
  start: YearMonth.optional(),
  end: YearMonth.optional(),
  /** Held still, as of the document's own date. */
  current: z.boolean(),
  /** Where the dates are written. */
  dates: Span.optional(),
  kind: z.enum(['job', 'internship', 'freelance', 'volunteering', 'military']),
  /** Length in whole months, where start is known. */
  months: z.int().min(0).optional(),
  /** The entry's own lines below its head: duties and results. */
  details: z.array(Span),
  /** From the first to the last word of the entry. */
  span: Span,
})
export type Employment = z.infer<typeof Employment>

/** Levels of education, ordered; comparable across countries. */
export const DegreeLevel = z.enum(['school', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'])
export type DegreeLevel = z.infer<typeof DegreeLevel>

export const Education = z.strictObject({
  degree: Field.optional(),
  level: DegreeLevel.optional(),
  field: Field.optional(),
  school: Field.optional(),
  start: YearMonth.optional(),
  end: YearMonth.optional(),
  grade: Field.optional(),
  /** Not finished yet, by the resume's own words. */
  ongoing: z.boolean(),
  span: Span,
})
export type Education = z.infer<typeof Education>

/** Where a skill was shown. */
export const SkillMention = z.strictObject({
  span: Span,
  section: SectionKind,
  /** Index into Profile.employment, for a mention inside a post. */
  employment: z.int().min(0).optional(),
})
export type SkillMention = z.infer<typeof SkillMention>

/** A skill the resume claims for the candidate; `id` is the knowledge's own, absent for listed words it does not know. */
export const Skill = z.strictObject({
  id: z.string().optional(),
  /** In the resume's own words. */
  label: z.string(),
  mentions: z.array(SkillMention).min(1),
  /** Months of dated posts that show it, as a union. */
  months: z.int().min(0),
})
export type Skill = z.infer<typeof Skill>

export const LanguageSkill = z.strictObject({
  /** ISO 639-1, or ISO 639-3 where there is none. */
  code: z.string(),
  label: z.string(),
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']).optional(),
  span: Span,
})
export type LanguageSkill = z.infer<typeof LanguageSkill>

/** What the reader understood of a resume. Every value carries the words it was read from. */
export const Profile = z.strictObject({
  name: Field.optional(),
  emails: z.array(Field),
  phones: z.array(Phone),
  links: z.array(Link),
  place: Field.optional(),
  headline: Field.optional(),
  summary: Span.optional(),
  employment: z.array(Employment),
  education: z.array(Education),
  skills: z.array(Skill),
  languages: z.array(LanguageSkill),
  certificates: z.array(Field),
  projects: z.array(Field),
  publications: z.array(Field),
  volunteering: z.array(Field),
  sections: z.array(Section),
  /** Skills the resume says the candidate lacks ("no experience with"). */
  denied: z.array(Skill),
  /** Months of employment, as a union of intervals. */
  totalMonths: z.int().min(0),
  /** The document's own date: its latest plausible one, or the day of analysis. */
  asOf: YearMonth,
  /** Words that say who a person is, not what they can do; masked before judging. */
  identity: z.array(Span),
  /** Indexes of lines that no section or field accounts for. */
  unassigned: z.array(z.int().min(0)),
})
export type Profile = z.infer<typeof Profile>
