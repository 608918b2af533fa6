import type { Finding, ResumeText, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'

const LINE_LEAST = 30
/** Repeated lines from which, and share of all long lines at which, a resume repeats itself: more than one copy by mistake. */
const LINES_LEAST = 6
const SHARE_LEAST = 0.6

/** Long lines that stand in the resume more than once, where they are many. */
export function findRepeatedText(resume: ResumeText): Finding[] {
  const seen = new Set<string>()
  const repeated: Span[] = []
  let long = 0
  for (const line of resume.lines) {
    const text = resume.text.slice(line.start, line.end).trim()
    if (text.length < LINE_LEAST) continue
    long++
    if (seen.has(text)) repeated.push({ start: line.start, end: line.end })
    else seen.add(text)
  }
  if (repeated.length < LINES_LEAST || repeated.length < long * SHARE_LEAST) return []
  return [findingOf('repeated-text', { lines: repeated.length }, repeated.slice(0, 50))]
}
