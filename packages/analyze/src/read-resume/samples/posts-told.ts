import { readResume } from '../read-resume.ts'
import { resumeOf } from './resume-of.ts'

/** The posts read below an invented head, as "title @ employer start-end" in years; with `months`, the start has its month. */
export function postsTold(text: string, language?: string, { months = false } = {}): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  return employment.map(({ title, employer, start, end, current }) => {
    const month = months && start?.month !== undefined ? `-${start.month}` : ''
    const years = `${start?.year ?? ''}${month}-${current ? 'now' : (end?.year ?? '')}`
    return `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${years}`
  })
}
