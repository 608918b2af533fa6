import { DRIVING_LICENCE } from '../../../knowledge/judging/driving-words.ts'
import { fillsRow } from '../../dates/date-in-row.ts'
import { namesBoth, namesDegree } from '../../education/stray-courses.ts'
import { findLanguages } from '../../lists/find-languages.ts'
import { languageOf } from '../../lists/language-of.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { titleScore, KNOWN_TITLE } from '../words/title-shape.ts'

/** Sections without a heading of studies, below whose posts these may stand. */
const MIXED = new Set(['contact', 'other', 'summary', 'employment'])

/**
 * "Bachelor of Nursing, Fell University 2025", "Languages Portuguese, English" in a resume that sets no headings: rows that tell what
 * somebody studied or speaks, and neither a post nor the employer of one above them.
 */
export function withoutStudies(doc: Doc, parts: Part[], { rangesOf, titlesOf }: Hints): Part[] {
  return parts.map((part) => {
    if (!MIXED.has(part.kind)) return part
    const isSpan = (row: Row) => rangesOf(row).some(({ single }) => !single)
    // Among posts below their heading a degree may open the row of one: "MBA Trainee".
    const from = part.kind === 'employment' ? part.rows.findLastIndex(isSpan) + 1 : 0
    const tail = part.kind === 'employment' ? part.rows.length : tailOf(part.rows, { rangesOf, titlesOf })
    const isCourse = (row: Row) => isStudy(doc, row) && (part.kind !== 'employment' || namesBoth(doc, row))
    const isOther = (row: Row, at: number) =>
      at >= tail ||
      (at >= from && (isCourse(row) || isLicence(doc, row) || (rangesOf(row).length === 0 && isSpoken(doc, row))))
    const rows = part.rows.filter((row, at) => !isOther(row, at))
    return rows.length < part.rows.length ? { ...part, rows } : part
  })
}

type Hints = Pick<EmploymentHints, 'rangesOf' | 'titlesOf'>

/**
 * Where an empty row parts what stands below the last span of time from its post: of posts whose rows hold more than dates,
 * what follows without any title tells something else. The number of rows where nothing does.
 */
function tailOf(rows: Row[], { rangesOf, titlesOf }: Hints): number {
  const spans = rows.filter((row) => rangesOf(row).some(({ single }) => !single))
  const last = rows.lastIndexOf(spans.at(-1)!)
  const isBare = spans.some((row) => rangesOf(row).some((range) => fillsRow(row, range)))
  if (last < 0 || isBare) return rows.length
  const tail = rows.findIndex(({ apart }, at) => at > last && apart)
  if (tail < 0) return rows.length
  const isPost = (row: Row) =>
    titlesOf(row).some(({ kind }) => kind === 'title') || titleScore(row.words, []) >= KNOWN_TITLE
  return rows.slice(tail).some(isPost) ? rows.length : tail
}

/** "Führerschein B seit 2019": since when somebody may drive. */
function isLicence({ fold }: Doc, { start, end }: Row): boolean {
  return LICENCE.test(fold.slice(start, Math.min(end, start + LONGEST_LICENCE)))
}

const LICENCE = new RegExp(`^(?:${DRIVING_LICENCE})`, 'u')
const LONGEST_LICENCE = 40

/** Whether a degree opens the row, and no title: "PhD Researcher". */
function isStudy(doc: Doc, row: Row): boolean {
  // A paragraph tells more than studies.
  if (row.bullet || row.words.length > LONGEST_STUDY || !(namesDegree(doc, row) || namesBoth(doc, row))) return false
  const stop = row.words.findIndex(({ end }) => /[^ ]/.test(doc.fold[end] ?? '\n')) + 1
  return titleScore(row.words.slice(0, stop), []) < KNOWN_TITLE
}

const LONGEST_STUDY = 30

/** "Languages Portuguese, English", "Polish / English": a language opens the row, maybe behind the word for them, and others or its level follow. */
function isSpoken(doc: Doc, row: Row): boolean {
  const { words, bullet } = row
  if (bullet || words.length === 0 || words.length > LONGEST_SPOKEN) return false
  const from = knownHeading(words.slice(0, 1)) === 'languages' ? 1 : 0
  const [first, second] = words.slice(from)
  if (first === undefined || languageOf(first.key) === undefined) return false
  if (from > 0 || second === undefined || languageOf(second.key) !== undefined) return true
  return findLanguages(doc, row)[0]?.level !== undefined
}

const LONGEST_SPOKEN = 16
