import type { SectionKind } from '@evenhand/model'
import { IDENTITY_LABELS } from '../../knowledge/reading/identity-words.ts'
import { isPlace } from '../contact/home/find-place.ts'
import { opensRow } from '../dates/date-in-row.ts'
import { courseDegreeAt } from '../education/degree-shape.ts'
import { isMarkAlone } from '../education/grade-of.ts'
import { isSchool } from '../education/school-shape.ts'
import { employerScore, KNOWN_EMPLOYER } from '../employment/words/employer-shape.ts'
import { cellsOf } from '../employment/records/record-cells.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { beginsBlock } from '../text/begins-block.ts'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'
import type { Part } from './find-sections.ts'
import { guessSection, type RowHints } from './guess-section.ts'
import type { Heading } from './heading-of.ts'
import { isCentredHeading, lookOf, type Looks } from './heading-looks.ts'
import { isListItem } from './is-list-item.ts'
import { isDuty } from './is-duty.ts'

const PERSONAL = compilePhrases(IDENTITY_LABELS)

type Place = { part: Part; looks: Looks; hintsOf: RowHints; words: Word[]; named: (SectionKind | undefined)[] }

/** The section that a row of unknown words heads: it looks like the others do, and stands apart from the text. */
export function unknownHeading(
  doc: Doc,
  at: number,
  { part, looks, hintsOf, words, named }: Place,
): Heading | undefined {
  const row = doc.rows[at]!
  const centred = isCentredHeading(row, looks)
  if (part.kind === 'employment' && isCapitals(row) && isListBelow(doc, at, hintsOf))
    return { kind: 'other', apart: true }
  if (isInHead(doc, at, { part, hintsOf })) return undefined
  const look = lookOf(row)
  if (look === undefined || (looks.get(look) ?? 0) < 2 || at < 2 || row.words.length > 5) return undefined
  // Capitals alone may be an employer's or a school's; below referees a sidebar may go on.
  const besides = part.kind === 'references' ? row.bold : isCapitals(row) && row.gap && !isEntryLike(part.kind)
  if (row.level !== 'heading' && !centred && !besides) return undefined
  // "SQL, C#, ASP.NET": a list, though it is in capitals as the headings are.
  if (doc.fold.slice(row.start, row.end).includes(',')) return undefined
  if (isSchool(doc, row.words) || isPlace(doc, row.words) || (part.kind === 'employment' && isDuty(words)))
    return undefined
  if (part.kind === 'education' && isMarkAlone(doc, row)) return undefined
  // "WASSCE": a degree and nothing else.
  if (part.kind === 'education' && courseDegreeAt(doc, row.words)?.count === row.words.length) return undefined
  if (titleScore(row.words, hintsOf(row).titles) >= KNOWN_TITLE) return undefined
  if (employerScore(doc, row.words) >= KNOWN_EMPLOYER && !isAboveEmployer(doc, at, part)) return undefined
  // "NATIONALITY", above what it is.
  if (phraseAt(row.words, 0, PERSONAL) === row.words.length) return { kind: 'personal' }
  const kind = guessSection(doc, doc.rows.slice(at + 1, at + 5), hintsOf)
  const entries = part.kind === 'employment' || part.kind === 'education' || part.kind === 'projects'
  const told = kind === 'employment' || kind === 'education'
  if (!told && isListItem(doc, at, { part })) return undefined
  if (!told && isOfNoEntry(row, part, hintsOf)) return { kind: kind ?? 'other', apart: true }
  const more = kind === 'employment' && part.kind === kind && isOfNoEntry(row, part, hintsOf)
  if (more && arePostsBelow(doc, at, hintsOf)) return { kind }
  if (entries && (told || isDatedBelow(doc, at, hintsOf))) return undefined
  // "Practicals", above where they were taught: one's own studies have a section with their name.
  if (kind === 'education' && named.includes(kind)) return { kind: 'publications' }
  if (kind !== undefined) return { kind }
  return isEntryLike(part.kind) && row.level !== 'heading' && !centred ? undefined : { kind: 'other' }
}

/** "COMCAST" right below a post's dates, where a blank row stands above the headings: its firm, and no section. */
export function isInHead(doc: Doc, at: number, { part, hintsOf }: Pick<Place, 'part' | 'hintsOf'>): boolean {
  const { kind, heading } = part
  if (kind !== 'employment' || heading === undefined || !beginsBlock(doc, heading)) return false
  // Posts of one row each: the next heading may stand right below the last of them.
  if (part.rows.length > 1 && shownBy(part, hintsOf).dated === part.rows.length) return false
  for (let above = at - 1; above >= at - HEAD_ROWS; above--) {
    const row = doc.rows[above]
    if (row === undefined || row === heading || row.bullet || beginsBlock(doc, doc.rows[above + 1]!)) return false
    if (hintsOf(row).ranges.some(({ bare }) => !bare)) return true
  }
  return false
}

/** Rows of a post's head that may stand above its firm. */
const HEAD_ROWS = 2

/** "PRODUCTION & ENGINEERING" right above the name of a firm: a kind of work and no firm, before any section. */
function isAboveEmployer(doc: Doc, at: number, part: Part): boolean {
  const [row, below] = [doc.rows[at]!, doc.rows[at + 1]]
  if (part.kind !== 'contact' || below === undefined || lookOf(below) === lookOf(row)) return false
  return employerScore(doc, cellsOf(doc, below)[0]!.words) >= KNOWN_EMPLOYER
}

/** "LIVE" above the posts on stage, behind those of the studio: several dated ones, and no studies. */
function arePostsBelow(doc: Doc, at: number, hintsOf: RowHints): boolean {
  const look = lookOf(doc.rows[at]!)
  const rows = doc.rows.slice(at + 1, at + 1 + READ_ROWS)
  const end = rows.findIndex((row) => lookOf(row) === look)
  const below = end < 0 ? rows : rows.slice(0, end)
  const dated = below.filter((row) => hintsOf(row).ranges.some(({ single }) => !single))
  return dated.length >= FEWEST_DATED && !below.some((row) => isSchool(doc, row.words))
}

const READ_ROWS = 8

/** Rows that each open with their own date and hold no title: a list of works, talks or cases, and no post. */
function isListBelow(doc: Doc, at: number, hintsOf: RowHints): boolean {
  const below = doc.rows.slice(at + 1, at + 1 + LIST_ROWS)
  return (
    below.length === LIST_ROWS &&
    below.every((row) => {
      const { ranges, titles } = hintsOf(row)
      return ranges.some((range) => opensRow(row, range)) && !titles.some(({ kind }) => kind === 'title')
    })
  )
}

const LIST_ROWS = 3

/** A post or course whose head looks as the headings do has its dates right below. */
function isDatedBelow(doc: Doc, at: number, hintsOf: RowHints): boolean {
  return doc.rows.slice(at, at + 4).some((row) => hintsOf(row).ranges.some((range) => !range.bare))
}

/** Looks as headings do, in a section that has told its posts or courses so far in rows of other looks. */
function isOfNoEntry(row: Row, part: Part, hintsOf: RowHints): boolean {
  if (part.heading === undefined || (part.kind !== 'employment' && part.kind !== 'education')) return false
  const look = lookOf(row)
  if (look !== lookOf(part.heading)) return false
  const { looks, dated } = shownBy(part, hintsOf)
  return !looks.has(look) && dated >= FEWEST_DATED
}

/** The looks of a section's rows so far, and how many of these are dated. `until`: the rows that were looked at. */
type Shown = { until: number; looks: Set<string | undefined>; dated: number }

/** By section: its rows are gone through once, however many of them are asked about. */
const shown = new WeakMap<Part, Shown>()

function shownBy(part: Part, hintsOf: RowHints): Shown {
  const known = shown.get(part) ?? { until: 0, looks: new Set(), dated: 0 }
  shown.set(part, known)
  for (; known.until < part.rows.length; known.until++) {
    const row = part.rows[known.until]!
    known.looks.add(lookOf(row))
    if (hintsOf(row).ranges.length > 0) known.dated++
  }
  return known
}

const FEWEST_DATED = 2

/** Whether a section holds entries, which may look as headings do. */
export function isEntryLike(kind: SectionKind): boolean {
  return kind === 'employment' || kind === 'education' || kind === 'projects' || kind === 'contact' || kind === 'skills'
}
