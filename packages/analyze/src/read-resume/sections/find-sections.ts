import type { Section, SectionKind } from '@evenhand/model'
import { fillsRow, opensRow } from '../dates/date-in-row.ts'
import type { Doc, Row } from '../text/document.ts'
import type { RowHints } from './guess-section.ts'
import { isQualifier } from './heading-kind.ts'
import { headingLooks, isPlainer, lookOf, type Looks, namedSections } from './heading-looks.ts'
import { type Heading, headingOf } from './heading-of.ts'
import { isCapital } from '../text/letter-case.ts'
import { pageHeads } from './page-heads.ts'
import { hasDigits, restOf } from './rail-heading.ts'
import { raiseFramed, raiseSigned } from './signed-headings.ts'

/** A section with the rows below its heading. `from` is where the first row's own content begins. */
export type Part = { kind: SectionKind; heading?: Row; rows: Row[]; title: string }

/** What the rows say of posts: whether one begins a post, and the titles and dates it holds. */
export type SectionHints = {
  isPost: (row: Row, sure: boolean) => boolean
  openingOf: (rows: Row[]) => string | undefined
  hintsOf: RowHints
}

/** Parts that may interrupt the list of posts. */
const ASIDES = new Set<SectionKind>(['awards', 'skills', 'projects', 'summary', 'other'])

/** Rows of a document's title: of more, each heads something. */
const MOST_TITLES = 2

/** Divides the resume at its headings. What stands before the first heading is the contact part. */
export function findParts(doc: Doc, { isPost, openingOf, hintsOf }: SectionHints): Part[] {
  const parts: Part[] = [{ kind: 'contact', rows: [], title: '' }]
  const named = namedSections(doc)
  raiseSigned(doc, named)
  const framed = raiseFramed(doc, named)
  const looks = headingLooks(doc, named)
  for (const rows of framed) looks.set(lookOf(rows[0]!)!, rows.length)
  const titles = doc.rows.filter(({ level }) => level === 'title').length
  let posts: Posts | undefined
  let within = false
  const repeated = pageHeads(doc)
  for (const [at, row] of doc.rows.entries()) {
    if (repeated.has(row)) continue
    const part = parts.at(-1)!
    const heading = headingOf(doc, at, { part, looks, hintsOf, named })
    if (heading !== undefined && posts !== undefined && part.kind === 'employment')
      posts.opening = once(() => openingOf(part.rows))
    if (heading?.kind === 'employment') posts = { heading: row, opening: () => undefined }
    else if (heading !== undefined) {
      const ends = heading.apart || !ASIDES.has(heading.kind) || isOwnList(doc, heading.kind, { row, posts })
      within = ends && posts !== undefined && part.kind === 'employment' && isWithin(heading, row, looks)
      if (ends && !within) posts = undefined
    }
    if (heading !== undefined && part.kind === 'employment' && isFirstHalf(part.rows.at(-1), row)) part.rows.pop()
    const isAgain = () =>
      !row.bullet &&
      posts?.opening() !== undefined &&
      isSameOpening(doc.rows.slice(at, at + 3), { openingOf, hintsOf }, posts.opening())
    const isNext = () =>
      (isPost(row, part.kind === 'awards') && !isDatedList(part, hintsOf)) ||
      ((part.kind !== 'awards' || isLabel(doc, part.heading!, posts!) || THREE_ROWS.test(posts?.opening() ?? '')) &&
        isAgain()) ||
      (part.kind === 'awards' && isHeldAt(doc, row) && openingOf(doc.rows.slice(at, at + 2)) === TITLE_ABOVE_DATES)
    if (heading === undefined && titles <= MOST_TITLES && isNameBelow(doc, at, part))
      parts.push({ kind: 'contact', rows: [row], title: '' })
    else if (
      heading === undefined &&
      posts !== undefined &&
      (within ? part.rows.length > 0 && isAgain() : ASIDES.has(part.kind) && isNext())
    ) {
      // Achievements or tools of one post, and then the next post.
      parts.push({ kind: 'employment', rows: [row], title: '' })
    } else if (heading === undefined) part.rows.push(row)
    else if (heading.content === undefined)
      parts.push({ kind: heading.kind, heading: row, rows: [], title: titleOf(doc, row) })
    else {
      const rest = restOf(doc, row, heading.content)
      parts.push({ kind: heading.kind, heading: row, rows: rest === undefined ? [] : [rest], title: titleOf(doc, row) })
    }
  }
  return parts.filter((part) => part.heading !== undefined || part.rows.length > 0)
}

/** The section of posts above: the row that heads it, and how its first post opens. */
type Posts = { heading: Row; opening: () => string | undefined }

/** Whether the post that opens here does so as the first did; at the top of a page its dates may have lost the title beside them. */
function isSameOpening(
  rows: Row[],
  { openingOf, hintsOf }: Pick<SectionHints, 'openingOf' | 'hintsOf'>,
  opening: string | undefined,
): boolean {
  const own = openingOf(rows)
  if (own === opening || own !== TITLE_BELOW_DATES || opening !== TITLE_BESIDE_DATES) return own === opening
  const [row] = rows
  return row !== undefined && hintsOf(row).ranges.some((range) => !range.single && fillsRow(row, range))
}

const TITLE_BELOW_DATES = 'D T'
const TITLE_BESIDE_DATES = 'DT'

/** How a post opens whose title, employer and dates have a row each: no award does. */
const THREE_ROWS = / .* D$/
/** How a post opens whose title stands right above its dates. */
const TITLE_ABOVE_DATES = 'T D'

/** "Clerk at Merrow Ltd": below a post's achievements, and above dates, the next post, however these are headed. */
function isHeldAt(doc: Doc, { bullet, words }: Row): boolean {
  const at = bullet || words.length > LONGEST_HELD ? -1 : words.findIndex(({ key }) => key === 'at')
  return at > 0 && at + 1 < words.length && isCapital(doc, words[0]!.start) && isCapital(doc, words[at + 1]!.start)
}

const LONGEST_HELD = 14

/** What is worked out when it is first asked for: of most lists of posts nothing asks. */
function once<T>(ask: () => T): () => T {
  let known: { value: T } | undefined
  return () => (known ??= { value: ask() }).value
}

/** Awards of which several open with their date: a list by itself, and no achievements of one post. */
function isDatedList({ kind, rows }: Part, hintsOf: RowHints): boolean {
  if (kind !== 'awards') return false
  const dated = rows.slice(0, FIRST_AWARDS).filter((row) => hintsOf(row).ranges.some((range) => opensRow(row, range)))
  return dated.length >= FEWEST_DATED
}

const FIRST_AWARDS = 6
const FEWEST_DATED = 2

/** "PROJECTS" that looks as "EXPERIENCE" does: a list by itself, whose entries are no posts though a title opens them. */
function isOwnList(doc: Doc, kind: SectionKind, { row, posts }: { row: Row; posts: Posts | undefined }): boolean {
  if (kind !== 'projects' || posts === undefined) return false
  const look = lookOf(row)
  if (look !== undefined) return look === lookOf(posts.heading)
  // "项目经历" below "工作经历": in scripts without capitals their words tell it; with a colon it may be a post's own.
  const isPlain = ({ words, end }: Row) => words.length === 1 && words[0]!.unspaced && doc.fold[end - 1] !== ':'
  return isPlain(row) && isPlain(posts.heading) && row.end - row.start >= SHORTEST_LIST
}

const SHORTEST_LIST = 4

/** "Key achievements:" below "WORK HISTORY": it looks otherwise, or ends with a colon as that does not. */
function isLabel(doc: Doc, row: Row, { heading }: Posts): boolean {
  const colon = ({ end }: Row) => doc.fold[end - 1] === ':'
  return lookOf(row) !== lookOf(heading) || (colon(row) && !colon(heading))
}

/** "Professional" right above "Activities": a heading that a narrow column broke, and no row of what stands above it. */
function isFirstHalf(above: Row | undefined, row: Row): boolean {
  if (above === undefined || above.bullet || row.bullet || row.gap || above.index !== row.index - 1) return false
  return above.words.length <= MOST_QUALIFIERS && row.words.length <= MOST_QUALIFIERS && isQualifier(above.words)
}

const MOST_QUALIFIERS = 2

/** What posts are told to have had besides: a heading of it in plain letters may stand among them. */
const BESIDES = new Set<SectionKind>(['volunteering', 'memberships', 'interests', 'publications', 'certificates'])

/** "Community Engagement" below a post, where all headings are in capitals: what was done in it, and the next post follows. */
function isWithin({ kind, apart }: Heading, row: Row, looks: Looks): boolean {
  return !apart && BESIDES.has(kind) && isPlainer(row, looks)
}

/** The document's title after a sidebar's sections: the main column begins there, with the name. */
function isNameBelow(doc: Doc, at: number, part: Part): boolean {
  const row = doc.rows[at]!
  return row.level === 'title' && part.kind !== 'contact' && row.words.length <= 6 && !hasDigits(doc, row)
}

function titleOf(doc: Doc, row: Row): string {
  return doc.fold.slice(row.start, Math.min(row.end, row.start + 60))
}

/** Sections in the form of the profile; line numbers are ResumeText's. */
export function toSections(parts: Part[]): Section[] {
  return parts.map(({ kind, heading, rows }) => {
    const lines = [heading, ...rows].filter((row) => row !== undefined).map((row) => row.index)
    return {
      kind,
      ...(heading === undefined ? {} : { heading: heading.index }),
      firstLine: lines[0]!,
      lastLine: lines.at(-1)!,
    }
  })
}
