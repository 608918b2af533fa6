import type { Profile, ResumeText, SectionKind } from '@evenhand/model'

/** The section in which each line of a resume stands; undefined outside all of them. */
export function sectionOfLines(profile: Profile, resume: ResumeText): SectionKind[] {
  const kinds: SectionKind[] = Array.from({ length: resume.lines.length })
  for (const section of profile.sections) {
    for (let line = section.firstLine; line <= section.lastLine && line < kinds.length; line++)
      kinds[line] = section.kind
  }
  return kinds
}

/** Numbers of lines that are a heading and nothing else: "Professional experience" shows no experience. */
export function bareHeadings({ sections }: Profile, { text, lines }: ResumeText): Set<number> {
  return new Set(
    sections.flatMap(({ heading, firstLine, lastLine }) => {
      if (heading === undefined || heading !== firstLine || lastLine === firstLine) return []
      const { start, end } = lines[heading]!
      return /[:：].*\S/u.test(text.slice(start, end)) ? [] : [heading]
    }),
  )
}
