import type { Analysis, JobProfile, Profile, ResumeText, Verdict, Words } from '@evenhand/model'
import { askQuestions } from './ask-questions.ts'
import { tellRecommendations } from './tell-advice.ts'
import { tellJobFit } from './tell-job-fit.ts'
import { tellEducation, tellExperience } from './tell-posts.ts'
import { tellStrengths } from './tell-strengths.ts'
import { tellSummary } from './tell-summary.ts'
import { telling } from './telling.ts'

/** What words are made of: the reading, the verdicts, and the observations on the file. */
export type WordsInput = {
  profile: Profile
  resume: ResumeText
  job?: JobProfile
  verdicts: Verdict[]
  integrity: Analysis['integrity']
}

/** What a recruiter reads of one person, as codes with arguments. Pure; in no language. */
export function words(input: WordsInput): Words {
  const facts = telling(input)
  return {
    summary: tellSummary(facts),
    experience: tellExperience(facts),
    education: tellEducation(facts),
    strengths: tellStrengths(facts),
    recommendations: tellRecommendations(facts),
    jobFit: input.job === undefined ? [] : tellJobFit(facts),
    questions: askQuestions(facts),
  }
}
