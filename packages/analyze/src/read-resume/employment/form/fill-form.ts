import { isMeasured } from '../../dates/date-in-row.ts'
import type { Doc } from '../../text/document.ts'
import { isContract, isTraining } from '../words/before-contract.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow, SlotReading } from './head-row.ts'
import { fitOfEmployer, readAsBoth, readAsEmployer, readAsTitle, type Shared } from './read-slots.ts'
import { isTroop } from '../words/is-troop.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import { UNKNOWN } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'

/**
 * How a resume writes its posts: in which row, counted from the dates, title and employer stand; where they share a
 * row, which of them stands first. `dashed`: a dash behind each title leads on to something else.
 */
export type Form = Shared & { title: number; employer: number; dashed: boolean }

/** What stands where a form expects title and employer, and how well it fits. */
export type Filled = {
  title: Segment | undefined
  employer: Segment | undefined
  rows: HeadRow[]
  fit: number
  titleFit: number
  employerFit: number
  /** Title and employer stand in each other's rows. */
  turned?: true
  /** They do so against the form, which says nothing for it. */
  swapped?: true
}

/** Evidence that a row is the employer's of the roles below it; an employer with its legal form is surer. */
const HEADER_FIT = 1.3
const SURE_EMPLOYER = 2
/** A slot that holds nothing speaks against the form. */
const NO_TITLE = -0.7
const NO_EMPLOYER = -0.4
/** The same where the employer stands above: it may be named once for several roles. */
const NO_EMPLOYER_ABOVE = -0.15
/** Rows below the dates at which, or one farther, a title stands that is not right below its employer. */
export const BEYOND = 3
/** Evidence of a title by its own words. */
const SURE_TITLE = 1

/** Evidence of a title with a job's noun, and of a name of unknown words. */
const KNOWN_ROLE = 1.6
const UNKNOWN_NAME = -0.2

/** What a date's rows hold in the slots of a form. */
export function fillForm(doc: Doc, anchor: Anchor, form: Form): Filled {
  if (form.title === -2 && form.employer === -1 && isTownBetween(doc, anchor))
    return fillForm(doc, anchor, { ...form, title: -3, employer: -2 })
  if (form.title === -1 && form.employer < 0 && isEmployed(doc, anchor))
    return fillForm(doc, anchor, { ...form, title: -2, employer: -1 })
  const own = titleRow(doc, anchor, form)
  const other = form.title === form.employer ? own : (beyondTown(doc, anchor, form) ?? employerRow(doc, anchor, form))
  // Where the employer's row is missing, the title's row holds both, or the employer is the one above.
  const shared =
    own !== undefined && (form.title === form.employer || (other === undefined && form.employer > form.title))
  const both = shared ? readAsBoth(doc, own, form) : undefined
  const read = both === undefined ? own && readAsTitle(doc, own, form.dashed) : both.title
  const employer = both === undefined ? other && readAsEmployer(doc, other) : both.employer
  if (own !== undefined && both === undefined && read !== undefined && read.fit < 0) {
    const turned = turnedOver(doc, anchor, form) ?? swapOver(doc, { own, other, employer, form })
    if (turned !== undefined) return turned
  }
  const above = anchor.header && headerSlot(doc, anchor.header, other ?? own)
  // A unit behind the title, and part of it: the employer of all roles stands above them.
  const isPart = employer !== undefined && (employer.fit < SURE_EMPLOYER || isTroop(employer.segment.words))
  const isUnit = isPart && above !== undefined
  const title = isUnit && own !== undefined ? readAsTitle(doc, own, form.dashed) : read
  const isAbove = isUnit || (employer === undefined && (form.employer < 0 || shared))
  const held = isAbove ? above : employer
  const titleFit = title?.fit ?? NO_TITLE
  const employerFit = held?.fit ?? lackOf(form)
  return {
    title: title?.segment,
    employer: held?.segment,
    rows: rowsOf(own, other),
    fit: titleFit + employerFit,
    titleFit,
    employerFit,
  }
}

/** The row in which a form has the title; one that is farther off is the first that is a title by its words. */
function titleRow(doc: Doc, anchor: Anchor, { title, dashed }: Form): HeadRow | undefined {
  return rowAt(anchor, title === BEYOND ? titleBeyond(doc, anchor, dashed) : title)
}

/** Where an unknown place may stand above the employer, this stands right above the title, however far that is. */
function employerRow(doc: Doc, anchor: Anchor, { title, employer, dashed }: Form): HeadRow | undefined {
  const isAbove = title === BEYOND && employer === BEYOND - 1
  return rowAt(anchor, isAbove ? titleBeyond(doc, anchor, dashed) - 1 : employer)
}

function titleBeyond(doc: Doc, anchor: Anchor, dashed: boolean): number {
  const known = [BEYOND, BEYOND + 1, BEYOND - 1].find((at) => {
    const row = rowAt(anchor, at)
    return row !== undefined && readAsTitle(doc, row, dashed).fit >= SURE_TITLE
  })
  return known ?? BEYOND
}

/** The row at a distance from the dates, if anything in it may name the post. */
export function rowAt({ rows }: Anchor, distance: number): HeadRow | undefined {
  const row = rows.get(distance)
  return row === undefined || row.parts.length === 0 ? undefined : row
}

/** "Merrow Ltd", "Tarnford", "Clerk": a sure employer above a short row of unknown words, which is where it is. */
function beyondTown(doc: Doc, anchor: Anchor, { title, employer }: Form): HeadRow | undefined {
  if (title !== -1 || employer !== -2) return undefined
  const [town, above] = [rowAt(anchor, -2), rowAt(anchor, -3)]
  if (town === undefined || above === undefined || town.parts.length > 1) return undefined
  if (town.parts[0]!.words.length > LONGEST_TOWN || readAsTitle(doc, town).fit > UNKNOWN) return undefined
  const unknown = readAsEmployer(doc, town).fit <= UNKNOWN
  return unknown && readAsEmployer(doc, above).fit >= HEADER_FIT ? above : undefined
}

/** "Clerk", "Merrow Ltd", "Tarnford, Kent" above the dates, where the others have no row for the place. */
function isTownBetween(doc: Doc, anchor: Anchor): boolean {
  const [town, employer, title] = [rowAt(anchor, -1), rowAt(anchor, -2), rowAt(anchor, -3)]
  if (town === undefined || employer === undefined || title === undefined) return false
  if (town.parts.some(({ words }) => words.length > LONGEST_TOWN)) return false
  if (readAsTitle(doc, town).fit > UNKNOWN || readAsEmployer(doc, town).fit > UNKNOWN) return false
  return readAsEmployer(doc, employer).fit >= HEADER_FIT && readAsTitle(doc, title).fit >= SURE_TITLE
}

/**
 * "Clerk" and "Merrow Ltd · Full-time" above the dates, where the others' titles stand right above them. "Internship" may be a title:
 * it is none beside dates that networks have written, "May 2019 - July 2019 · 3 mos".
 */
function isEmployed(doc: Doc, anchor: Anchor): boolean {
  const [employer, title] = [rowAt(anchor, -1), rowAt(anchor, -2)]
  const last = employer?.parts.at(-1)
  if (title === undefined || employer === undefined || last === undefined) return false
  if (employer.parts.length < 2) return false
  return isContract(last.words) || (isTraining(last.words) && isMeasured(doc, anchor.range))
}

function rowsOf(own: HeadRow | undefined, other: HeadRow | undefined): HeadRow[] {
  if (own === undefined) return other === undefined ? [] : [other]
  return other === undefined ? [own] : [own, other]
}

function lackOf({ title, employer }: Form): number {
  return employer < title ? NO_EMPLOYER_ABOVE : NO_EMPLOYER
}

/** The employer's row above several roles, held against the row in which the form expects it. */
function headerSlot(doc: Doc, header: HeadRow, expected: HeadRow | undefined): SlotReading {
  const { segment } = readAsEmployer(doc, header)
  return { segment, fit: Math.max(HEADER_FIT, fitOfEmployer(doc, segment, expected)) }
}

/**
 * An employer where the form has the title, and a title in the row beneath: one post among roles that are listed
 * under their employers.
 */
function turnedOver(doc: Doc, anchor: Anchor, form: Form): Filled | undefined {
  const own = rowAt(anchor, form.title)
  const below = rowAt(anchor, form.title + 1)
  if (own === undefined || below === undefined || form.title + 1 === 0) return undefined
  const role = readAsTitle(doc, below, form.dashed)
  const employer = readAsEmployer(doc, own).segment
  const employerFit = own.likeness.ofEmployer(employer)
  // Words that nobody knows are an employer above a sure title, if they are no title themselves.
  const isUnknown = role.fit >= KNOWN_ROLE && employerFit >= UNKNOWN_NAME && own.likeness.ofTitle(employer) < 0
  if (role.fit < 1 || (employerFit < 0 && !isUnknown)) return undefined
  const fit = role.fit + employerFit - 0.2
  return { title: role.segment, employer, rows: [own, below], fit, titleFit: role.fit, employerFit, turned: true }
}

type Swap = {
  own: HeadRow
  other: HeadRow | undefined
  employer: SlotReading | undefined
  form: Form
}

/** A sure employer where the form has the title, and the title where it has the employer. */
function swapOver(doc: Doc, { own, other, employer, form }: Swap): Filled | undefined {
  if (other === undefined || employer === undefined || employer.fit >= 0) return undefined
  const [title, name] = [readAsTitle(doc, other, form.dashed), readAsEmployer(doc, own)]
  if (title.fit < SURE_TITLE || name.fit < HEADER_FIT) return undefined
  return {
    title: title.segment,
    employer: name.segment,
    rows: [own, other],
    fit: title.fit + name.fit - 0.2,
    titleFit: title.fit,
    employerFit: name.fit,
    turned: true,
    swapped: true,
  }
}
