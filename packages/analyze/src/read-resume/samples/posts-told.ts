import { readResume } from '../read-resume.ts'
import { resumeOf } from './resume-of.ts'

/** The posts read below an invented head, as "title @ employer start-end" in years. */
export function postsTold(text: string, language?: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  return employment.map(
    ({ title, employer, start, end, current }) =>
      `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${start?.year ?? ''}-${current ? 'now' : (end?.year ?? '')}`,
  )
}
