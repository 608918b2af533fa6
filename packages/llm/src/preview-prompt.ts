import { readResume } from '@evenhand/analyze'
import type { JobProfile, ResumeText, YearMonth } from '@evenhand/model'
import { withholdText } from './prompt/withhold-text.ts'

export type Preview = {
  /** Exactly the words of the resume that leave the server. */
  sent: string
  /** Characters of the resume that stay: identity, contact data, orders to machines, pasted text. */
  withheld: number
  /** Characters of hidden text; none is ever sent. */
  hidden: number
}

/** What a model would see of a resume, for a reader who wants to know before or after. */
export function previewPrompt(resume: ResumeText, { job, today }: { job?: JobProfile; today: YearMonth }): Preview {
  const { sent } = withholdText(readResume(resume, today), resume, job)
  const letters = (text: string) => text.replaceAll(/\s/gu, '').length
  return {
    sent,
    withheld: Math.max(0, letters(resume.text) - letters(sent)),
    hidden: resume.hidden.reduce((sum, { text }) => sum + text.length, 0),
  }
}
