import type { SectionKind } from '@evenhand/model'
import { namesCourse } from '../education/names-course.ts'
import { isSchoolWord } from '../education/school-shape.ts'
import { studyLabel } from '../education/study-label.ts'
import { employerScore } from '../employment/words/employer-shape.ts'
import { areHeadsOfPosts, slotOf } from '../employment/words/slot-labels.ts'
import { KNOWN_TITLE, LEAST_TITLE, SURE_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { fillsRow, isLasting } from '../dates/date-in-row.ts'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import { beginsBlock } from '../text/begins-block.ts'
import { isCapital, isSmall } from '../text/letter-case.ts'
import { phraseAt, type Word } from '../text/phrase-set.ts'
import { explainedHeading, isDecorated, ORDERS } from './explained-heading.ts'
import type { Part } from './find-sections.ts'
import type { RowHints } from './guess-section.ts'
import { isDeeper } from './is-deeper.ts'
import { isBrokenCell } from './broken-cell.ts'
import { bareHeading, withoutNumbers } from './bare-heading.ts'
import { headedBy, isAllHeadings, isSpacedOut, knownHeading } from './heading-kind.ts'
import {
  isCapitalStart,
  isCentredHeading,
  isPageTitle,
  isPlainer,
  isTitleCase,
  LONGEST_HEADING,
  type Looks,
  looksLikeHeadings,
  namesDocument,
} from './heading-looks.ts'
import { inlineHeading } from './inline-heading.ts'
import { colonAt, hasDigits, isLabelled, isTableHead, railHeading, tabAt } from './rail-heading.ts'
import { namesLanguage } from './names-language.ts'
import { isDuty, namesDuties } from './is-duty.ts'
import { isAside, isOfOtherSign, isSignedAside } from './post-aside.ts'
import { runInHeading } from './run-in-heading.ts'
import { isOfService } from './served-at.ts'
import { isVolunteer } from './volunteer-post.ts'
import { isLevelBelow } from './is-level-below.ts'
import { isSmallHeading } from './small-heading.ts'
import { isAboveDates, isTimeHeading } from './time-heading.ts'
import { isEntryLike, unknownHeading } from './unknown-heading.ts'

/** Parts before the first section, or instead of one. */
const OPENING = new Set<SectionKind>(['contact', 'summary'])

/** A row that heads a section. `content`: where what it holds itself begins. `apart`: no aside of the posts above it. */
export type Heading = { kind: SectionKind; content?: number; apart?: boolean }

/** Where a row stands: in which part, among which looks. `named`: the section that each row names exactly. */
type Place = { part: Part; looks: Looks; hintsOf: RowHints; named: (SectionKind | undefined)[] }

/** The section that the row at `at` heads, if it does. */
export function headingOf(doc: Doc, at: number, place: Place): Heading | undefined {
  const { part, looks, hintsOf, named } = place
  const row = doc.rows[at]!
  const tab = tabAt(doc, row)
  if (row.words.length === 0 || (tab !== undefined && isTableHead(doc, row)) || endsBracket(doc, row)) return undefined
  // "Organisation Designation Duration": the table of an introduction.
  if (tab === undefined && OPENING.has(part.kind) && areHeadsOfPosts(row.words) && isParted(doc, doc.rows[at + 1]))
    return { kind: 'employment' }
  const rail = tab === undefined ? undefined : railHeading(doc, at, { tab, inside: part.kind, hintsOf })
  if (rail !== undefined) return rail
  if (tab !== undefined && part.kind === 'employment' && isLabelled(row, tab)) return undefined
  const runIn = runInHeading(doc, row)
  if (runIn !== undefined && isSignedAside(doc, { row, kind: runIn.kind, part })) return undefined
  if (runIn !== undefined && (runIn.kind !== part.kind || doc.text[row.start] === '【')) return runIn
  const explained = explainedHeading(doc, row, {
    isMarked: () => isMarked(doc, row),
    isAboveDates: () => isAboveDates(doc.rows[at + 1], hintsOf),
  })
  if (explained !== undefined && !isPageTitle(row.words, named[at])) return { kind: explained }
  const words = withoutNumbers(row.words)
  const known = words === row.words ? named[at] : knownHeading(words, doc.fold)
  const colon = known === undefined ? colonAt(doc, row) : undefined
  const short = row.words.length <= LONGEST_HEADING || (row.words.length < 30 && isSpacedOut(row.words))
  if (colon === undefined || colon >= row.end - 1)
    return short
      ? wholeRow(doc, at, {
          part,
          looks,
          hintsOf,
          named,
          words,
          known: known ?? otherwiseKnown(doc, row, { words, named: named[at] }),
        })
      : undefined
  const late = at > doc.rows.length * 0.8 || isCapitalStart(doc, row, colon) || looksLikeHeadings(row, looks)
  return inlineHeading(doc, row, { part, colon, late })
}

/** Whether signs tell what the cells of a row were: "Merrow Ltd, Leeds. Clerk May 2008 - May 2016". */
function isParted(doc: Doc, row: Row | undefined): boolean {
  return row !== undefined && /[,.;] /.test(doc.fold.slice(row.start, row.end))
}

/** The section that a row names with its number, or without a bracket and what says that it goes on. `words`: those without its number. */
function otherwiseKnown(
  doc: Doc,
  row: Row,
  { words, named }: { words: Word[]; named: SectionKind | undefined },
): SectionKind | undefined {
  const known = words === row.words ? undefined : named
  const bare = known === undefined ? bareHeading(withoutAside(doc, withoutBracket(doc, row, words))) : words
  return known ?? (bare === words ? undefined : knownHeading(bare, doc.fold))
}

/** "Work experience (start with the present)": what a form asks for stands in a bracket behind what it heads. */
function withoutBracket(doc: Doc, { start, end }: Row, words: Word[]): Word[] {
  const open = doc.fold[end - 1] === ')' ? doc.fold.slice(start, end).lastIndexOf('(') : -1
  return open <= 0 ? words : words.filter((word) => word.end <= start + open)
}

/** "Jobs, oldest first": without what is said of their order behind the comma. */
function withoutAside(doc: Doc, words: Word[]): Word[] {
  const at = words.findIndex(({ end }) => doc.fold[end] === ',')
  const behind = words[at + 1]
  return at < 0 || behind === undefined || phraseAt(words, at + 1, ORDERS) === 0 ? words : words.slice(0, at + 1)
}

/** "School or University" in a row of its own; "Certificate" below "Degree": a form's field, and the value of one. */
function isAsked(doc: Doc, at: number): boolean {
  const above = at === 0 ? undefined : doc.rows[at - 1]
  if (studyLabel(doc, doc.rows[at]!)?.slot === 'school') return true
  return above !== undefined && studyLabel(doc, above)?.slot === 'degree'
}

/** `words`: those of the row without its number. `known`: the section that the row names exactly. */
type Whole = Place & { words: Word[]; known: SectionKind | undefined }

function wholeRow(doc: Doc, at: number, { part, looks, hintsOf, words, known, named }: Whole): Heading | undefined {
  const row = doc.rows[at]!
  if (isPageTitle(words, named[at]) || (part.kind === 'employment' && namesDuties(words))) return undefined
  const centred = isCentredHeading(row, looks)
  const marked = centred || isMarked(doc, row)
  if (isTimeHeading(doc, at, { words, looks, hintsOf })) return { kind: 'employment' }
  if (known !== undefined && part.kind === 'education' && !marked && isAsked(doc, at)) return undefined
  if (
    known === 'education' &&
    !marked &&
    (endsName(doc, at, hintsOf) || isBrokenCell(doc, at, part) || isLevelBelow(row, part))
  )
    return undefined
  if (isOfService(doc, at, { part, named, words: withoutBracket(doc, row, words), known }))
    return { kind: 'memberships' }
  if (known === 'employment' && part.kind === 'employment' && (isHeld(doc, at, hintsOf) || isDuty(words)))
    return undefined
  if (known === 'volunteering' && isVolunteer(doc, at, { part, looks, hintsOf })) return undefined
  if (known !== undefined && isOfOtherSign(doc, { row, kind: known, part })) return undefined
  if (known !== undefined && isOwnHeading({ doc, at, kind: known, marked, part, looks })) return { kind: known }
  const capitalised =
    row.words.length <= 4 && part.kind !== 'skills' && (isTitleCase(doc, row) || endsAsHeading(doc, row))
  if (!(marked || capitalised) || row.words.length > 6 || row.bullet) return undefined
  if (isDeeper(doc, row, { part, words })) return undefined
  // "4. Courses": its number is none of its words.
  if (hasDigits(doc, { start: words[0]?.start ?? row.start, end: row.end })) return undefined
  if (row.level !== 'heading' && doc.fold.slice(row.start, row.end).includes(',')) return undefined
  const headed = headedBy(words)
  if (headed !== undefined && at === 0 && namesDocument(words)) return undefined
  if (headed !== undefined && (isAside(doc, at, { kind: headed, part }) || isPlainer(row, looks))) return undefined
  if (headed !== undefined && part.kind === 'education' && namesCourse(doc, row.words)) return undefined
  // "Education Consultant", "Activities Specialist": a post, whatever section its first word names.
  if (
    headed !== undefined &&
    titleScore(row.words, hintsOf(row).titles) >= (isAllHeadings(words) ? SURE_TITLE : KNOWN_TITLE)
  )
    return undefined
  // "Ministry of Education" below a title: its employer.
  if (headed !== undefined && part.kind === 'employment' && employerScore(doc, row.words) >= 0.75) return undefined
  if (headed !== undefined && !marked && (headed === part.kind || at < 3)) return undefined
  if (headed !== undefined && (row.words.length <= 4 || isCapitals(row) || row.level !== 'body'))
    return { kind: headed }
  return unknownHeading(doc, at, { part, looks, hintsOf, words, named })
}

/** "Library Technologies]": the rest of what a row above opened. */
function endsBracket(doc: Doc, { start, end }: Row): boolean {
  const open = doc.fold[end - 1] === ']' ? '[' : doc.fold[end - 1] === ')' ? '(' : undefined
  return open !== undefined && !doc.fold.slice(start, end).includes(open)
}

/** "School" below "Aide - Saint Merrow Catholic", and above the dates: the rest of a name that the margin broke. */
function endsName(doc: Doc, at: number, hintsOf: RowHints): boolean {
  const [above, row, below] = [doc.rows[at - 1], doc.rows[at]!, doc.rows[at + 1]]
  // "Studies" and "Estudios" end no name.
  if (above === undefined || below === undefined || row.words.length > 1 || !isSchoolWord(row.words)) return false
  // Where nearly all rows stand apart that says nothing; of one below a row that does not, it does.
  if (row.gap || row.apart || (beginsBlock(doc, row) && !beginsBlock(doc, above))) return false
  const last = above.words.at(-1)
  const goesOn = last?.end === above.end && isCapital(doc, last.start) && above.words.length > LONGEST_HEADING / 2
  return goesOn && hintsOf(below).ranges.some((range) => fillsRow(below, range))
}

/** "Legal work experience": two words that head posts, behind another. */
function endsAsHeading(doc: Doc, { words, start }: Row): boolean {
  if (words.length < 3 || isSmall(doc.text[start]!)) return false
  return knownHeading(words.slice(-2), doc.fold) === 'employment'
}

/** "Other employer" in a form. "Military service" below its dates, or above its employer and dates, "Bundeswehr" above "2011 - 2015 · 4 yrs": a post among posts. */
function isHeld(doc: Doc, at: number, hintsOf: RowHints): boolean {
  const row = doc.rows[at]!
  if (slotOf(row.words) === 'aside' && knownHeading(row.words) === undefined) return true
  const datesOf = (other?: Row) => (other === undefined ? [] : hintsOf(other).ranges.filter(({ single }) => !single))
  const isDate = (other: Row | undefined) => datesOf(other).some((range) => fillsRow(other!, range))
  if (datesOf(doc.rows[at + 1]).some((range) => isLasting(doc, doc.rows[at + 1]!, range))) return true
  const dated = isDate(doc.rows[at - 1]) || (datesOf(doc.rows[at + 1]).length === 0 && isDate(doc.rows[at + 2]))
  return dated && titleScore(row.words, hintsOf(row).titles) >= LEAST_TITLE
}

type Candidate = { doc: Doc; at: number; kind: SectionKind; marked: boolean; part: Part; looks: Looks }

/** A word like "Languages" is a heading in its own look only; within a skills list it may be a group's name. */
function isOwnHeading(candidate: Candidate): boolean {
  const { doc, at, kind, marked, part, looks } = candidate
  const row = doc.rows[at]!
  if (isAside(doc, at, { kind, part })) return false
  if (kind === 'languages' && !namesLanguage(doc, at)) return false
  if (marked) return !(row.bullet && row.words.length === 1 && part.kind === kind)
  // Lower-case words inside a paragraph or list are text, unless the resume writes all its headings so.
  const capital = row.capitals > 0 || row.letters === 0
  if (!capital) return isSmallHeading(doc, at, looks)
  if (row.bullet && isEntryLike(part.kind)) return false
  if (part.kind === 'skills' && row.words.length === 1 && kind !== 'employment' && kind !== 'education') {
    return (
      row.gap ||
      row.apart ||
      kind === 'languages' ||
      kind === 'interests' ||
      kind === 'references' ||
      kind === 'certificates' ||
      kind === 'projects'
    )
  }
  return true
}

/** Looks like a heading: level, capitals, colon, or bold. */
function isMarked(doc: Doc, row: Row): boolean {
  const last = doc.fold[row.end - 1]
  return (
    row.level !== 'body' ||
    row.bold ||
    isCapitals(row) ||
    last === ':' ||
    isDecorated(doc, row) ||
    (row.letters === 0 && row.end - row.start < 14)
  )
}
