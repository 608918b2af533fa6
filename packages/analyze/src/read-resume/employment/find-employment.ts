import type { Employment, Field, YearMonth } from '@evenhand/model'
import { MEMBER_WORDS } from '../../knowledge/reading/title-words.ts'
import { compareMonths } from '../dates/months.ts'
import { findCourseDegree } from '../education/degree-shape.ts'
import { isSchool } from '../education/school-shape.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt, type Word, wordsIn } from '../text/phrase-set.ts'
import { adoptRows } from './rows/adopt-rows.ts'
import { announcedPosts } from './told/announced-posts.ts'
import { withoutCommonNouns } from './entry/common-noun.ts'
import { withDatesAboveAll } from './entry/dates-above-all.ts'
import { withDatesElsewhere } from './entry/dates-told-elsewhere.ts'
import type { EmploymentHints } from './employment-hints.ts'
import { inOrder } from './entry/in-order.ts'
import { withKinds } from './entry/kind-of-post.ts'
import { isMeeting } from './words/listed-others.ts'
import { postsAboveHeadings } from './posts-above-headings.ts'
import { recordedPosts } from './records/recorded-posts.ts'
import { entriesIn, FEWEST_SURE, isGuess, isSure, isWhole, readPart, UNKNOWN } from './read-part.ts'
import { withFramedRows } from './told/framed-rows.ts'
import { inSentences, toldOrOwn } from './told/told-or-own.ts'
import { withoutNamelessPoints, withoutUnlikely } from './entry/unlikely-posts.ts'
import { toldInPart } from './told/told-posts.ts'
import { withToldTitles } from './told/told-titles.ts'
import { withVerbRows } from './told/verb-rows.ts'
import { withoutOwnRows } from './rows/own-rows.ts'
import { withoutStudies } from './rows/rows-of-studies.ts'
import { withoutTotals } from './rows/without-totals.ts'
import { withoutPageHeads } from './rows/without-page-heads.ts'
import { withoutRepeats } from './entry/without-repeats.ts'

const MEMBERS = compilePhrases(MEMBER_WORDS)

/** Sections whose dated rows may be posts though their heading does not say so. */
const UNNAMED = new Set(['contact', 'other', 'summary', 'projects'])

/** Sections of a sidebar, whose headings may stand in the midst of the posts. */
const SIDEBARS = new Set(['skills', 'certificates', 'languages', 'awards', 'interests', 'memberships'])

/** Sections whose heading, or that of a sidebar beside them, may stand between the posts, which go on below it. */
const AMONG_POSTS = new Set(['skills', 'certificates', 'education'])

/** Sections that tell to what somebody belongs. */
const SOCIETIES = new Set(['memberships', 'awards', 'interests'])

/** The posts held, in the order of the resume. */
export function findEmployment(doc: Doc, hints: EmploymentHints): Employment[] {
  const own = withoutOwnRows(doc, withoutPageHeads(doc, hints), { own: [], ...hints })
  const parts = withoutTotals(withoutStudies(doc, own, hints), hints.rangesOf)
  const told = postsIn(doc, { ...hints, parts })
  const posts = withoutRepeats(withoutCommonNouns(doc, told))
  const named = withoutNamelessPoints(withoutNameless(posts))
  const dated = withDatesAboveAll(doc, withDatesElsewhere(named, hints), hints)
  return withKinds(doc, adoptRows(doc, withoutMentions(dated), { ...hints, parts }))
}

/** Without titles that have neither employer nor dates, where most posts have both: "Team lead" of a project. */
function withoutMentions(posts: Employment[]): Employment[] {
  const whole = posts.filter(isWhole).length
  if (whole < FEWEST_SURE || whole * 2 <= posts.length) return posts
  return posts.filter(({ employer, dates }) => employer !== undefined || dates !== undefined)
}

/** Without dated words that name neither a title nor surely a firm, where the resume tells most posts by known titles. */
function withoutNameless(posts: Employment[]): Employment[] {
  const sure = posts.filter(isSure).length
  if (sure < FEWEST_SURE || sure * 2 <= posts.length) return posts
  return posts.filter((post) => post.title !== undefined || !isGuess(post, UNKNOWN))
}

function postsIn(doc: Doc, hints: EmploymentHints): Employment[] {
  const recorded = recordedPosts(doc, hints)
  const named = hints.parts
    .filter((part) => part.kind === 'employment')
    .map((part) => ({ ...part, rows: part.rows.filter((row) => !recorded.rows.has(row.index)) }))
  const posts = named.flatMap((part) => readOrTold(doc, part, hints))
  if (recorded.posts.length > 0) {
    const dated = posts.filter((post) => post.dates !== undefined)
    const held = recorded.assigned ? dated.filter(isWhole) : []
    return inOrder(
      recorded.posts.filter((post) => !held.some((whole) => isDuring(post, whole))),
      dated,
    )
  }
  const unnamed = hints.parts.filter((part) => UNNAMED.has(part.kind))
  const told = posts.every(isTitleAlone) ? named.flatMap((part) => toldOrOwn(doc, part.rows, hints)) : []
  if (posts.length > 0 && told.length === 0) {
    const others = hints.parts.filter(({ kind }) => AMONG_POSTS.has(kind))
    const more = [...unnamed, ...others].flatMap((part) => surePosts(doc, part, hints))
    const above = postsAboveHeadings(doc, hints, posts)
    return inOrder(posts, more, furtherPosts(doc, inOrder(posts, more), hints), above)
  }
  if (told.length > 0) return inOrder(told)
  const only = named.flatMap((part) => entriesIn(doc, part, hints))
  if (only.length > 0 && only.every((post) => isWhole(post) && isShort(post))) return only
  // No section says so: posts are where a title stands beside a span of time.
  const found = withoutUnlikely(
    unnamed.flatMap((part) =>
      readOrTold(doc, part, hints).filter((post) => post.title !== undefined && post.dates !== undefined),
    ),
  )
  // Headings of a sidebar that stand among the posts have taken them for their own.
  const sidebars = hints.parts.filter(({ kind }) => SIDEBARS.has(kind))
  const elsewhere =
    found.length < FEWEST_SURE ? sidebars.flatMap((part) => surePosts(doc, part, { ...hints, fewest: 1 })) : []
  if (elsewhere.length >= FEWEST_SURE)
    return inOrder(
      elsewhere,
      found.filter((post) => isSure(post) && isWhole(post)),
    )
  return inSentences(doc, { found, unnamed }, hints)
}

/** Lists of what may be dated as a post is: below their heading one alone is none. */
const OWN_LISTS = new Set(['awards', 'memberships'])

/**
 * The posts below the heading of a sidebar that a program put into the midst of the list: older than all above, as those that a
 * list goes on with.
 */
function furtherPosts(doc: Doc, posts: Employment[], hints: EmploymentHints): Employment[] {
  if (doc.resume.mediaType !== 'text/plain') return []
  const first = posts.reduce<YearMonth | undefined>(
    (oldest, { start }) =>
      oldest === undefined || (start !== undefined && compareMonths(start, oldest) < 0) ? start : oldest,
    undefined,
  )
  if (first === undefined) return []
  const isOlder = ({ start, end }: Employment) => start !== undefined && compareMonths(end ?? start, first) <= 0
  const isBefore = (month: YearMonth | undefined) => month !== undefined && compareMonths(month, first) <= 0
  const mayBeOlder = (row: Row) => hints.rangesOf(row).some(({ begin, end }) => isBefore(begin) || isBefore(end))
  return hints.parts
    .filter(({ kind, rows }) => SIDEBARS.has(kind) && rows.some(mayBeOlder))
    .flatMap((part) =>
      surePosts(doc, part, { ...hints, fewest: OWN_LISTS.has(part.kind) ? FEWEST_SURE : 1 }).filter(isOlder),
    )
}

function readOrTold(doc: Doc, part: Part, hints: EmploymentHints): Employment[] {
  const rows = withVerbRows(doc, part, { read: readOrAnnounced(doc, part, hints), hints })
  const posts = withFramedRows(doc, part, { read: rows, hints })
  return withToldTitles(doc, part, { posts, hints })
}

/** The posts of a section, which may be told in sentences: then others only where no sentence has their dates. */
function readOrAnnounced(doc: Doc, part: Part, hints: EmploymentHints): Employment[] {
  const read = readPart(doc, part, hints)
  const told = toldInPart(doc, part, hints)
  const sure = read.filter((post) => isSure(post) && isWhole(post))
  const all = announcedPosts(doc, part.rows, hints)
  const announced = all.filter(({ dates }) => dates !== undefined)
  // Where nothing but such sentences tells posts, those without their time are posts, too.
  if (all.length > announced.length && all.length >= FEWEST_SURE && read.every((post) => isWithin(post, all)))
    return inOrder(all)
  if (
    announced.length >= FEWEST_SURE &&
    (announced.length > told.length || (announced.length === told.length && announced.every(isBelowFirm))) &&
    announced.length >= read.filter(isWhole).length
  )
    return inOrder(announced, read.filter(isSure))
  // Of two readings that find as much, the one that takes fewer words for names is right.
  const tighter = told.length === sure.length && lettersOf(told) < lettersOf(sure) * TIGHTER
  const better = told.length > sure.length || (told.length > 0 && tighter)
  return better && told.length * 2 >= read.length ? inOrder(told, sure) : read
}

/** Whether a sentence stands below the row that names its employer. */
function isBelowFirm({ employer, span }: Employment): boolean {
  return employer?.spans[0]?.start === span.start
}

function isWithin({ span }: Employment, posts: Employment[]): boolean {
  return posts.some((post) => span.start >= post.span.start && span.start < post.span.end)
}

const TIGHTER = 0.95

/** Letters of titles and employers, without what is told in brackets. */
function lettersOf(posts: Employment[]): number {
  const names = posts.flatMap(({ title, employer }) => [title?.value ?? '', employer?.value ?? ''])
  return names.reduce((sum, name) => sum + name.replace(/ ?\([^()]*\)/, '').length, 0)
}

/** Whether a post without dates, or within those of another, may be what was done in it. */
function isDuring({ start, end, current }: Employment, whole: Employment): boolean {
  if (start === undefined || whole.start === undefined) return start === undefined
  if (compareMonths(start, whole.start) < 0) return false
  if (whole.current) return true
  return !current && compareMonths(end ?? start, whole.end ?? whole.start) <= 0
}

/** "Cook" without anything else: a sentence that is read as one says where, too. */
function isTitleAlone({ employer, dates }: Employment): boolean {
  return employer === undefined && dates === undefined
}

type SureHints = EmploymentHints & { fewest?: number }

/**
 * Of a section with a heading of other wording, but for the row that has its label, "Licence: LMV, no accident till now": its posts, if several have a known title, an employer and a span. `fewest`: how
 * many there have to be.
 */
function surePosts(doc: Doc, whole: Part, { fewest = FEWEST_SURE, ...hints }: SureHints): Employment[] {
  const part = { ...whole, rows: whole.rows.filter(({ index }) => index !== whole.heading?.index) }
  const dated = part.rows.filter((row) => hints.rangesOf(row).some((range) => !range.single))
  if (part.heading === undefined || part.kind === 'projects' || dated.length < fewest) return []
  const posts = readPart(doc, part, hints)
  const isNone = (post: Employment) =>
    (part.kind === 'education' && tellsCourse(doc, post)) ||
    (SOCIETIES.has(part.kind) && isMember(doc, post)) ||
    isMeeting(fieldWords(doc, post.employer))
  const sure = posts.filter(
    (post) => isSure(post) && post.employer !== undefined && post.months !== undefined && !isNone(post),
  )
  return sure.length >= fewest ? sure : []
}

/** "Member, Associate Member of ...": who belongs to a society holds no post. */
function isMember(doc: Doc, { title }: Employment): boolean {
  const span = title?.spans[0]
  return span !== undefined && phraseAt(wordsIn(doc, span.start, span.end), 0, MEMBERS) > 0
}

/** Whether what is read as a post may be a course of study: a degree, or held at a school. */
function tellsCourse(doc: Doc, { title, employer }: Employment): boolean {
  const [told, at] = [title, employer].map((field) => fieldWords(doc, field))
  // "Command and General Staff College": one name, which a title opens.
  const isOne = told!.length > 0 && at!.length > 0 && at![0]!.start - told!.at(-1)!.end === 1
  return findCourseDegree(doc, told!) !== undefined || isSchool(doc, isOne ? [...told!, ...at!] : at!)
}

function fieldWords(doc: Doc, field: Field | undefined): Word[] {
  const span = field?.spans[0]
  return span === undefined ? [] : wordsIn(doc, span.start, span.end)
}

/** Of posts of unknown words in a resume that has no others: they are told by their place if they are as few as those of names. */
function isShort({ title, employer }: Employment): boolean {
  return [title, employer].every((name) => name!.value.split(' ').length <= LONGEST_UNKNOWN)
}

const LONGEST_UNKNOWN = 5
