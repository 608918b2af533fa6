import type { LanguageSkill, Span } from '@evenhand/model'
import { findLanguages } from '../read-resume/lists/find-languages.ts'
import { createDoc } from '../read-resume/text/document.ts'
import { claimOf } from './claim-of.ts'
import { deniedThings } from './denied-things.ts'
import { lineAt } from './line-at.ts'
import { sectionOfLines } from './line-sections.ts'
import { lowerSameLength } from './lower-same-length.ts'
import type { Evidence } from './prepare-evidence.ts'

/** Words of the longest row that is no sentence about something else. */
const LONGEST = 16
/** Words of a row beside its languages where it lists nothing else. */
const BESIDE = 1
/** Where a language is the work, or other people's. */
const SILENT = new Set(['employment', 'references', 'publications', 'projects', 'volunteering'])

const known = new WeakMap<Evidence, LanguageSkill[]>()

/**
 * Languages named outside the places where languages are listed: with a level, or in a row of nothing else. "English C1:
 * public API docs", "LL.M. Edinburgh, Englisch C2", "Tamil, Hindi, English".
 */
export function languagesNamed(evidence: Evidence): LanguageSkill[] {
  const before = known.get(evidence)
  if (before !== undefined) return before
  const { profile, resume, leftOut } = evidence
  const sections = sectionOfLines(profile, resume)
  const doc = createDoc(resume)
  const found = doc.rows.flatMap((row) => {
    if (row.words.length > LONGEST || isSilent(row, sections[row.index], evidence)) return []
    if (leftOut.some((span) => span.start < row.end && span.end > row.start)) return []
    const languages = findLanguages(doc, row)
    if (languages.length === 0 || isDenied(resume.text.slice(row.start, row.end))) return []
    const isList = languages.length > 1 && row.words.length <= languages.length + BESIDE
    return isList ? languages : languages.filter(({ level }) => level !== undefined)
  })
  known.set(evidence, found)
  return found
}

function isDenied(row: string): boolean {
  return claimOf(row) === 0 || deniedThings(lowerSameLength(row)).length > 0
}

/** A row of a post tells of the work; one that was only read to belong to it stands behind a row without any words of it. */
function isSilent({ start, bullet }: Span & { bullet: boolean }, section = 'other', { lines }: Evidence): boolean {
  const line = lines[lineAt(lines, start)]
  const post = line?.employment ?? -1
  if (line?.isEcho === true) return true
  return SILENT.has(section) && (bullet || section !== 'employment' || post < 0)
}
