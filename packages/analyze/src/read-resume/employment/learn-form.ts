import { isRegion } from '../contact/find-place.ts'
import type { Doc } from '../text/document.ts'
import type { Anchor, HeadRow } from './find-anchors.ts'
import { employerOf, joinedSegments, titleOf } from './head-parts.ts'
import { employerLikeness, isBreak, titleLikeness } from './slot-likeness.ts'
import type { Segment } from './split-head.ts'

/**
 * How a resume writes its posts: in which row, counted from the dates, title and employer stand; where they share a
 * row, which of them stands first. `dashed`: a dash behind each title leads on to something else.
 */
export type Form = { title: number; employer: number; first: 'title' | 'employer'; dashed?: boolean }
/** `sure`: the part of the posts whose title is one by its own words, too. */
export type LearntForm = Form & { sure: number }

/** What stands where a form expects title and employer, and how well it fits. */
export type Filled = {
  title?: Segment
  employer?: Segment
  rows: HeadRow[]
  fit: number
  titleFit: number
  employerFit: number
}

/** A slot that holds nothing speaks against the form. */
const NO_TITLE = -0.7
const NO_EMPLOYER = -0.4
/** The same where the employer stands above: it may be named once for several roles. */
const NO_EMPLOYER_ABOVE = -0.15
/** Fewer posts do not tell how the others are written. */
const FEWEST = 2
/** Mean evidence a post from which on a form is believed. */
const LEAST_FIT = 0.8

const FORMS: Form[] = []
for (const title of [0, -1, 1, -2, 2]) {
  for (const employer of [0, -1, 1, -2, 2, 3]) {
    if (title !== employer) FORMS.push({ title, employer, first: 'title' })
    else FORMS.push({ title, employer, first: 'title' }, { title, employer, first: 'employer' })
  }
}

/** The form that fits the posts of a section best, taken together; undefined where none fits well. */
export function learnForm(doc: Doc, anchors: Anchor[]): LearntForm | undefined {
  const telling = anchors.filter((anchor) => !isPause(doc, anchor)).slice(0, 30)
  if (telling.length < FEWEST) return undefined
  let best: Form | undefined
  let most = LEAST_FIT * telling.length
  for (const form of FORMS) {
    let sum = 0
    for (const anchor of telling) sum += fillForm(doc, anchor, form).fit
    // Rows farther from the dates need better reasons.
    sum -= 0.05 * telling.length * (Math.abs(form.title) + Math.abs(form.employer))
    if (sum > most) {
      most = sum
      best = form
    }
  }
  const found = best
  if (found === undefined) return undefined
  const dashed = share(telling, (anchor) => rowAt(anchor, found.title)?.parts[1]?.sign === 'dash') > 0.5
  const form = { ...found, dashed: dashed && found.title !== found.employer }
  if (form.title !== form.employer && isTailed(telling, form)) return undefined
  const fits = telling.map((anchor) => fillForm(doc, anchor, form))
  const named = fits.filter(({ titleFit }) => titleFit >= 1).length
  // A known employer beside unknown words speaks for the form, too.
  const employed = fits.filter(
    ({ titleFit, employerFit }) => titleFit < 1 && titleFit > -0.5 && employerFit >= 1.3,
  ).length
  return { ...form, sure: (named + employed / 2) / telling.length }
}

function share(anchors: Anchor[], holds: (anchor: Anchor) => boolean): number {
  return anchors.filter(holds).length / anchors.length
}

/** Most titles have a comma and something behind it: more likely their employer than a specialty of each. */
function isTailed(anchors: Anchor[], { title }: Form): boolean {
  return share(anchors, (anchor) => rowAt(anchor, title)?.parts[1]?.sign === 'comma') > 0.5
}

/** Whether the rows of a date tell of a leave. */
export function isPause(doc: Doc, { rows }: Anchor): boolean {
  return [0, -1, 1].some((at) => {
    const parts = rows.get(at)?.parts ?? []
    return parts.length > 0 && isBreak(doc, parts[0]!) && !(at !== 0 && (rows.get(0)?.parts.length ?? 0) > 0)
  })
}

/** What a date's rows hold in the slots of a form. */
export function fillForm(doc: Doc, anchor: Anchor, form: Form): Filled {
  const own = rowAt(anchor, form.title)
  const other = form.title === form.employer ? own : rowAt(anchor, form.employer)
  // Where the employer's row is missing, the title's row holds both, or the employer is the one above.
  const shared =
    own !== undefined && (form.title === form.employer || (other === undefined && form.employer > form.title))
  const { title, employer } = shared
    ? splitShared(doc, own, form.first)
    : { title: titleIn(doc, own, form), employer: employerIn(doc, other) }
  const held = employer ?? (form.employer < 0 || shared ? headerEmployer(doc, anchor) : undefined)
  const rows = [own, other].filter((row) => row !== undefined)
  const turned = shared ? undefined : turnedOver(doc, anchor, { title, form })
  if (turned !== undefined) return turned
  const titleFit = title === undefined ? NO_TITLE : fitOfTitle(doc, title, own!)
  const employerFit = held === undefined ? lackOf(form) : fitOfEmployer(doc, held, other ?? own)
  return {
    ...(title && { title }),
    ...(held && { employer: held }),
    rows,
    fit: titleFit + employerFit,
    titleFit,
    employerFit,
  }
}

/**
 * An employer where the form has the title, and a title in the row beneath: one post among roles that are listed
 * under their employers.
 */
function turnedOver(
  doc: Doc,
  anchor: Anchor,
  { title, form }: { title: Segment | undefined; form: Form },
): Filled | undefined {
  const own = rowAt(anchor, form.title)
  const below = rowAt(anchor, form.title + 1)
  if (title === undefined || own === undefined || below === undefined || form.title + 1 === 0) return undefined
  if (fitOfTitle(doc, title, own) >= 0) return undefined
  const [employer, role] = [employerIn(doc, own), titleIn(doc, below, form)]
  if (employer === undefined || role === undefined) return undefined
  const titleFit = fitOfTitle(doc, role, below)
  const employerFit = employerLikeness(doc, employer, own.head.titles)
  if (titleFit < 1 || employerFit < 0) return undefined
  return { title: role, employer, rows: [own, below], fit: titleFit + employerFit - 0.2, titleFit, employerFit }
}

/** A title with a specialty behind its comma is as sure as what stands before the comma. */
function fitOfTitle(doc: Doc, title: Segment, { head, parts }: HeadRow): number {
  const first = parts.find((part) => part.start >= title.start)
  const whole = titleLikeness(doc, title, head.titles)
  return first === undefined || first.end >= title.end ? whole : Math.max(whole, titleLikeness(doc, first, head.titles))
}

function lackOf({ title, employer }: Form): number {
  return employer < title ? NO_EMPLOYER_ABOVE : NO_EMPLOYER
}

/** "Sorriso, Mato Grosso": before a state or country stands a town. */
function fitOfEmployer(doc: Doc, employer: Segment, row: HeadRow | undefined): number {
  const fit = employerLikeness(doc, employer, row?.head.titles ?? [])
  const behind = row?.parts.find((part) => part.start >= employer.end)
  const town = behind?.sign === 'comma' && isRegion(doc, behind.words) && fit < 0.5
  return town ? fit - 0.6 : fit
}

function rowAt({ rows }: Anchor, distance: number): HeadRow | undefined {
  const row = rows.get(distance)
  return row === undefined || row.parts.length === 0 ? undefined : row
}

function titleIn(doc: Doc, row: HeadRow | undefined, { dashed = false }: Form): Segment | undefined {
  return row && titleOf(doc, row.parts, { titles: row.head.titles, alone: true, dashed })
}

function employerIn(doc: Doc, row: HeadRow | undefined): Segment | undefined {
  return row && employerOf(doc, row.parts)
}

function headerEmployer(doc: Doc, { header }: Anchor): Segment | undefined {
  return header && employerOf(doc, header.parts)
}

type Pair = { title?: Segment; employer?: Segment }

/** Title and employer in one row: the cut between two parts that makes the better of both. */
function splitShared(doc: Doc, { head, parts }: HeadRow, first: Form['first']): Pair {
  let best: Pair = first === 'title' ? { title: titleOf(doc, parts, head)! } : { employer: employerOf(doc, parts)! }
  let most = -Infinity
  for (let at = 1; at < Math.min(parts.length, 5); at++) {
    const [left, right] = [parts.slice(0, at), parts.slice(at)]
    if (right[0]!.sign === 'bracket') continue
    const pair =
      first === 'title'
        ? { title: joinedSegments(doc, left), employer: employerOf(doc, right)! }
        : { employer: joinedSegments(doc, left), title: titleOf(doc, right, head)! }
    const fit = fitOfTitle(doc, pair.title, { at: 0, head, parts }) + employerLikeness(doc, pair.employer, head.titles)
    const strong = ['tab', 'bar', 'at', 'date'].includes(right[0]!.sign) ? 0.5 : 0
    // Parts that belong together are joined only for a reason.
    const cost = 0.2 * (at - 1)
    if (fit + strong - cost > most) {
      most = fit + strong - cost
      best = pair
    }
  }
  return best
}
