import { DegreeLevel, type Education, type Finding, type Profile } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { type Candidate } from './most-telling.ts'
import { showName, showTitle } from './show-title.ts'

/** How much a degree says beside a job it was not asked for. */
const DEGREE = { doctorate: 0.7, master: 0.34, bachelor: 0.22, ongoing: 0.5, other: 0.1, school: 0.02 }
const LEVELS = DegreeLevel.options
/** How much more several degrees say than the highest of them. */
const SEVERAL = 0.01

/** What was studied: the first degree named, and where there are several, how many. */
export function tellStudies({ education }: Profile): Candidate[] {
  const degrees = education.filter((entry) => entry.degree !== undefined)
  // What everybody learns at school tells nobody apart.
  const first = degrees.find(({ level }) => level !== 'school') ?? degrees[0]
  if (first === undefined) return []
  const held = degrees.filter(({ ongoing, level }) => !ongoing && level !== undefined && level !== 'school')
  const highest = held.toSorted((a, b) => LEVELS.indexOf(b.level!) - LEVELS.indexOf(a.level!))[0]
  if (held.length < 2 || highest === undefined) return [degreeBeside(first)]
  const args = { ...studyArgs(highest), count: held.length }
  const spans = held.flatMap(({ degree }) => degree!.spans)
  const several = { finding: findingOf('beside-degrees', args, spans), weight: weightOfDegree(highest) + SEVERAL }
  return [degreeBeside(first), several]
}

/** Letters of a degree that says by itself what was studied: "BA" does not. */
const SAYS_WHAT = 8

/** Courses of study as strengths, the highest first: without school-leaving, and without a bare "BSc". */
export function studied({ education }: Profile): Finding[] {
  return education
    .filter((entry) => entry.degree !== undefined && entry.level !== 'school')
    .toSorted((a, b) => LEVELS.indexOf(b.level!) - LEVELS.indexOf(a.level!))
    .flatMap((entry) => {
      const args = studyArgs(entry)
      const spans = [...entry.degree!.spans, ...(entry.school?.spans ?? [])]
      if (entry.ongoing) return [findingOf('beside-degree-ongoing', args, spans)]
      if (args.hasField === 'yes') return [findingOf('beside-degree', args, spans)]
      if (args.degree.length >= SAYS_WHAT)
        return [findingOf('strength-studied', { degree: args.degree }, entry.degree!.spans)]
      return args.hasSchool === 'yes' ? [findingOf('beside-degree', args, spans)] : []
    })
}

/** What the sentence part about a course of study takes. */
export function studyArgs(entry: Education) {
  const degree = showTitle(entry.degree?.value ?? '')
  const [field, school] = [showName(entry.field?.value ?? ''), showName(entry.school?.value ?? '')]
  return {
    degree,
    school,
    field,
    hasSchool: school === '' || degree.includes(school) ? 'no' : 'yes',
    // Only where the field of study adds to what the degree's own words say.
    hasField: field !== '' && !degree.toLowerCase().includes(field.toLowerCase()) ? 'yes' : 'no',
  }
}

function degreeBeside(entry: Education): Candidate {
  const args = studyArgs(entry)
  const spans = [...entry.degree!.spans, ...(entry.school?.spans ?? [])]
  if (entry.ongoing) return { finding: findingOf('beside-degree-ongoing', args, spans), weight: weightOfDegree(entry) }
  const high = entry.level === 'master' || entry.level === 'doctorate'
  return {
    finding: findingOf(high ? 'beside-degree-higher' : 'beside-degree', args, spans),
    weight: weightOfDegree(entry),
  }
}

/** How far a degree tells people apart: the rarer its level, the more. */
export function weightOfDegree({ ongoing, level }: Education): number {
  return ongoing ? DEGREE.ongoing : (DEGREE[level as keyof typeof DEGREE] ?? DEGREE.other)
}
