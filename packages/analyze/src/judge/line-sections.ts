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

/** What parts a heading from the words beside it in its line: "Skills: welding", and a label rail's tab. */
const BESIDE = /[:：\t]\s*(?=\S)/u
/** Letters of the longest heading. */
const LONGEST_HEADING = 60

/**
 * For lines that hold a heading, where its words end: "Professional experience" shows no experience. The end of the line
 * where nothing else stands in it.
 */
export function headingEnds({ sections }: Profile, { text, lines }: ResumeText): ReadonlyMap<number, number> {
  return new Map(
    sections.flatMap(({ heading, firstLine, lastLine }) => {
      if (heading === undefined || heading !== firstLine) return []
      const { start, end } = lines[heading]!
      const found = BESIDE.exec(text.slice(start, Math.min(end, start + LONGEST_HEADING)))
      if (found !== null) return [[heading, start + found.index + found[0].length]]
      return lastLine === firstLine ? [] : [[heading, end]]
    }),
  )
}
