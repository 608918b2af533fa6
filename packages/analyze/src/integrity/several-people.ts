import type { Profile, ResumeText, Span } from '@evenhand/model'
import { lineAt } from '../judge/line-at.ts'
import { sectionOfLines } from '../judge/line-sections.ts'

/** Lines above an address in which the name of its owner stands. */
const ABOVE = 3
const LONGEST_NAME = 40
/** Two to four words, each of which begins as a name does, and nothing else. */
const NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}[\p{L}\p{M}]+)(?:[ -]+(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}[\p{L}\p{M}]+)){1,3}$/u

/**
 * The name of a second person whose resume follows in the same file: above another address that stands below somebody's work
 * or studies, and has work or studies of its own below it. Referees have none.
 */
export function secondPerson(profile: Profile, resume: ResumeText): Span | undefined {
  const { emails, employment, education } = profile
  const [own] = emails
  const entries = [...employment, ...education].map(({ span }) => span)
  if (own === undefined || profile.name === undefined || emails.length < 2 || entries.length < 2) return undefined
  const sections = sectionOfLines(profile, resume)
  for (const { value, spans } of emails.slice(1)) {
    const [at] = spans
    if (at === undefined || value.toLowerCase() === own.value.toLowerCase()) continue
    const line = lineAt(resume.lines, at.start)
    const isBetween = entries.some(({ start }) => start < at.start) && entries.some(({ start }) => start > at.end)
    if (!isBetween || sections[line] === 'references') continue
    const name = nameAbove(profile, resume, line)
    if (name !== undefined && entries.some(({ start, end }) => start < name.start && end <= name.start)) return name
  }
  return undefined
}

function nameAbove(
  { name, employment, education }: Profile,
  { lines, text }: ResumeText,
  at: number,
): Span | undefined {
  const known = new Set(wordsOf(name!.value))
  const told = [
    ...employment.flatMap(({ title, employer }) => [...(title?.spans ?? []), ...(employer?.spans ?? [])]),
    ...education.flatMap(({ degree, school }) => [...(degree?.spans ?? []), ...(school?.spans ?? [])]),
  ]
  return lines
    .slice(Math.max(0, at - ABOVE), at)
    .toReversed()
    .find(({ start, end }) => {
      const words = text.slice(start, end).trim()
      if (words.length > LONGEST_NAME || !NAME.test(words)) return false
      // The same person's other address, and a post or school, which look like names.
      const isKnown = wordsOf(words).some((word) => known.has(word))
      return !isKnown && !told.some((span) => span.start < end && span.end > start)
    })
}

const wordsOf = (name: string) => name.toLowerCase().split(/[\s-]+/u)
