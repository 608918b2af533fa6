import { DegreeLevel, type Education, type Profile, type ResumeText } from '@evenhand/model'
import { ONGOING } from '../read-resume/education/course-notes.ts'
import { type DegreeMatch, findDegree } from '../read-resume/education/degree-shape.ts'
import { createDoc, type Doc, type Row } from '../read-resume/text/document.ts'
import { hasPhrase } from '../read-resume/text/phrase-set.ts'
import { claimOf } from './claim-of.ts'
import { degreesTold } from './degrees-told.ts'
import { deniedThings } from './denied-things.ts'
import { sectionOfLines } from './line-sections.ts'
import { lowerSameLength } from './lower-same-length.ts'

/** Words of the longest row that names a degree, and among which the degree must begin. */
const LONGEST = { row: 14, opening: 5 }
/** What may stand before a degree that opens its row: a label, years, a mark. */
const BEFORE = /(?:^|[:\t|–—-]|\d)\s*$/u
/** Degrees of a college: what else is called a diploma or a certificate may be of a day. */
const LEAST = DegreeLevel.options.indexOf('associate')
/** How sure it is that such a row tells of a degree held. */
const CONFIDENCE = 0.5
const SILENT = new Set(['references', 'interests', 'cover-letter', 'skills', 'publications'])

/** The profile with the degrees that rows outside any section of studies open with, where none was read. */
export function withDegreesNamed(profile: Profile, resume: ResumeText): Profile {
  if (profile.education.some(({ level }) => level !== undefined)) return profile
  const doc = createDoc(resume)
  const sections = sectionOfLines(profile, resume)
  const rows = doc.rows.filter((row) => !SILENT.has(sections[row.index] ?? 'other'))
  const named = rows.flatMap((row) => namedIn(doc, row))
  const found = named.length > 0 ? named : degreesTold(doc, rows)
  return found.length === 0 ? profile : { ...profile, education: [...profile.education, ...found] }
}

function namedIn(doc: Doc, row: Row): Education[] {
  if (row.words.length > LONGEST.row) return []
  const degree = findDegree(doc, row.words.slice(0, LONGEST.opening))
  if (degree === undefined || !opens(doc, row, degree)) return []
  const span = { start: row.start, end: row.end }
  const said = doc.text.slice(row.start, row.end)
  if (claimOf(said) === 0 || deniedThings(lowerSameLength(said)).length > 0) return []
  const own = { start: degree.start, end: Math.max(degree.end, fieldEnd(doc.text, degree.end, row.end)) }
  return [
    {
      degree: { value: doc.text.slice(own.start, own.end), spans: [own], confidence: CONFIDENCE },
      level: degree.level,
      ongoing: hasPhrase(row.words, ONGOING),
      span,
    },
  ]
}

/** Where the words of a field of study end that stand behind a degree. */
function fieldEnd(text: string, start: number, end: number): number {
  const rest = text.slice(start, end)
  const until = rest.search(/[,;|\t()\d–—]|\s-/u)
  return start + (until < 0 ? rest : rest.slice(0, until)).trimEnd().length
}

function opens({ text }: Doc, row: Row, { level, start }: DegreeMatch): boolean {
  return DegreeLevel.options.indexOf(level) >= LEAST && BEFORE.test(text.slice(row.start, start))
}
