import type { Doc } from '../../text/document.ts'
import { BEYOND, type Filled, fillForm, type Form, rowAt } from './fill-form.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { leavesOpening, openWithNames } from './opening-rows.ts'
import { cutOf } from './read-slots.ts'
import { isBreak } from '../words/slot-likeness.ts'
import { keyOf } from '../../text/phrase-set.ts'
import { townsBehindTitles } from './towns-behind-titles.ts'

/** `sure`: the part of the posts whose title is one by its own words, too. */
export type LearntForm = Form & { sure: number }

/** Fewer posts do not tell how the others are written. */
const FEWEST = 2
/** Mean evidence a post from which on a form is believed. */
const LEAST_FIT = 0.8
/** What speaks against dates that part title and employer, for each row between them and the title. */
const PARTED = 0.3

/** Evidence of an employer by its own words. */
export const KNOWN_EMPLOYER_FIT = 1.3

const FORMS: Form[] = []
for (const title of [0, -1, 1, -2, 2]) {
  for (const employer of [0, -1, 1, -2, 2, 3]) {
    FORMS.push(formOf(title, employer, 'title'))
    if (title === employer) FORMS.push(formOf(title, employer, 'employer'))
  }
}

// The place stands between the names and the dates below.
FORMS.push(formOf(-3, -2, 'title'), formOf(-2, -3, 'title'))

// "Dates", "Location", "Company", "Position": the order in which banks and ministries ask for them.
FORMS.push(formOf(3, 2, 'title'))

// The employer's place and line of business stand before the title.
FORMS.push(formOf(BEYOND, 1, 'title'))

/** With all it may hold, so that the engine that runs us keeps every form alike. */
function formOf(title: number, employer: number, first: Form['first']): Form {
  return { title, employer, first, dashed: false, cut: undefined }
}

/** The form that fits the posts of a section best, taken together; undefined where none fits well. */
export function learnForm(doc: Doc, anchors: Anchor[]): LearntForm | undefined {
  const telling = anchors.filter((anchor) => !tellsBreak(doc, anchor)).slice(0, 30)
  if (telling.length < FEWEST) return undefined
  let best: Form | undefined
  let most = LEAST_FIT * telling.length
  const names = namesAbove(telling[0]!)
  const held = telling.map(distancesOf)
  const opened = openWithNames(doc, telling)
  for (const form of FORMS) {
    if (MOST_FIT * reachOf(held, form) <= most || takesNext(telling, form)) continue
    if (opened && leavesOpening(form)) continue
    const sum = fitOfForm(doc, telling, { form, most, names })
    if (sum > most) {
      most = sum
      best = form
    }
  }
  if (best === undefined) return undefined
  // Where most dates have a row of their own, no employer is looked for beside them: it stands in the title's row.
  const isOne =
    best.employer === 0 && best.title < 0 && share(telling, (anchor) => rowAt(anchor, 0) === undefined) > 0.5
  const found = isOne ? { ...best, employer: best.title } : best
  const dashed = share(telling, (anchor) => rowAt(anchor, found.title)?.parts[1]?.sign === 'dash') > 0.5
  // Dates in a row of their own have no employer beside them: it stands in the title's row.
  const isShared =
    found.title === found.employer || share(telling, (anchor) => rowAt(anchor, found.employer) === undefined) > 0.5
  const cut = isShared ? usualCut(doc, telling, found) : undefined
  const form = { ...found, dashed: dashed && found.title !== found.employer, cut }
  const fits = telling.map((anchor) => fillForm(doc, anchor, form))
  const housed = fits.filter(({ employerFit }) => employerFit >= KNOWN_EMPLOYER_FIT).length * 2 > fits.length
  const isTorn = form.title !== form.employer && !housed && !opened && isTailed(telling, form)
  if (isTorn && townsBehindTitles(doc, telling, form).size === 0) return undefined
  const repeated = repeatedTitles(fits)
  const named = fits.filter(
    ({ title, titleFit }) => titleFit >= 1 || (title && repeated.has(keyOf(title.words))),
  ).length
  // A known employer beside unknown words speaks for the form, too.
  const employed = fits.filter(
    ({ titleFit, employerFit }) => titleFit < 1 && titleFit > -0.5 && employerFit >= KNOWN_EMPLOYER_FIT,
  ).length
  return { ...form, sure: (named + employed / 2) / telling.length }
}

/** "Sales and Marketing" at one firm, and again at others: words that stand beside different employers are what somebody was. */
function repeatedTitles(fits: Filled[]): Set<string> {
  const employers = new Map<string, Set<string>>()
  for (const { title, employer, titleFit } of fits) {
    if (title === undefined || employer === undefined || titleFit >= 1 || titleFit < LEAST_UNKNOWN) continue
    const key = keyOf(title.words)
    employers.set(key, (employers.get(key) ?? new Set()).add(keyOf(employer.words)))
  }
  return new Set([...employers].flatMap(([key, { size }]) => (size >= FEWEST_EMPLOYERS ? [key] : [])))
}

/** Evidence of a title in unknown words that are no place and no organisation. */
const LEAST_UNKNOWN = -0.2
const FEWEST_EMPLOYERS = 3

/** More evidence than one post gives: of a known title, and of a known employer behind "at". */
const MOST_FIT = 5

const ALL = -1

/** At which distances from the dates rows may name the post, as bits; at all where a row names the employer of several. */
function distancesOf({ rows, header }: Anchor): number {
  if (header !== undefined) return ALL
  let held = 0
  for (const [distance, { parts }] of rows) if (parts.length > 0) held |= bitOf(distance)
  return held
}

/** Distances lie within a few rows of the dates. */
function bitOf(distance: number): number {
  return 1 << (distance + 8)
}

/** How many dates have a row in which a form has the title or the employer: the others speak against it. */
function reachOf(held: number[], { title, employer }: Form): number {
  if (title === BEYOND) return held.length
  const asked = bitOf(title) | bitOf(employer)
  let reach = 0
  for (const distances of held) if ((distances & asked) !== 0) reach++
  return reach
}

/** A form to be held against the posts; what another has `most`, and names above the first post's dates. */
type Tried = { form: Form; most: number; names: Name[] }

/** What speaks for a form, taken over all posts; nothing where that stays below `most`. */
function fitOfForm(doc: Doc, telling: Anchor[], { form, most, names }: Tried): number {
  // Rows farther from the dates need better reasons.
  let cost = 0.05 * telling.length * (Math.abs(form.title) + Math.abs(form.employer))
  // A place is seldom unknown: title and employer right below the dates are likelier.
  if (form.title === BEYOND && form.employer === BEYOND - 1) cost += PARTED * telling.length
  if (form.title < 0 && form.employer > 0) cost += PARTED * telling.length * (-form.title - 1)
  let sum = 0
  let turned = 0
  for (const [at, anchor] of telling.entries()) {
    const filled = fillForm(doc, anchor, form)
    if (filled.swapped !== true) sum += filled.fit
    if (filled.turned === true) turned++
    if (at === 0) cost += unclaimed(names, filled)
    if (sum - cost + MOST_FIT * (telling.length - at - 1) < most) return -Infinity
  }
  // What most posts turn over is not their form.
  return turned * 2 > telling.length ? -Infinity : sum - cost
}

/** Evidence from which on words are a name. */
const SURE_NAME = 1

/** A row that is sure to open with a title or an employer. */
type Name = { row: HeadRow; likeness: number }

function namesAbove({ rows, header }: Anchor): Name[] {
  return [-1, -2, -3].flatMap((at) => {
    const row = rows.get(at)
    const first = row?.parts[0]
    if (row === undefined || first === undefined || row === header) return []
    const likeness = Math.max(row.likeness.ofTitle(first), row.likeness.ofEmployer(first))
    return likeness < SURE_NAME ? [] : [{ row, likeness }]
  })
}

/** What speaks against a form that makes nothing of a name above the first dates: it belongs to the first post. */
function unclaimed(names: Name[], { rows }: Filled): number {
  return names.reduce((most, { row, likeness }) => (rows.includes(row) ? most : Math.max(most, likeness)), 0)
}

/** A bold row opens each post, above its dates: one that a form expects below them is the next post's. */
function takesNext(anchors: Anchor[], { title, employer }: Form): boolean {
  if (title >= 0 || employer <= 0) return false
  const isBold = ({ rows }: Anchor, at: number) => rows.get(at)?.head.row.bold === true
  const below = share(anchors, (anchor) => isBold(anchor, employer))
  return below > 0.5 && below < share(anchors, (anchor) => isBold(anchor, -1) || isBold(anchor, -2))
}

function share(anchors: Anchor[], holds: (anchor: Anchor) => boolean): number {
  return anchors.filter(holds).length / anchors.length
}

/** The sign that parts title and employer in most posts. */
function usualCut(doc: Doc, anchors: Anchor[], form: Form): string | undefined {
  const counts = new Map<string, number>()
  for (const anchor of anchors) {
    const row = rowAt(anchor, form.title)
    const cut = row && cutOf(doc, row, form)
    if (cut !== undefined) counts.set(cut, (counts.get(cut) ?? 0) + 1)
  }
  return [...counts].find(([, count]) => count >= FEWEST && count * 2 > anchors.length)?.[0]
}

/** Most titles have a comma and something behind it: more likely their employer than a specialty of each. */
function isTailed(anchors: Anchor[], { title }: Form): boolean {
  return share(anchors, (anchor) => rowAt(anchor, title)?.parts[1]?.sign === 'comma') > 0.5
}

/** Whether the rows of a date tell of a leave, and of no post. */
export function isPause(doc: Doc, anchor: Anchor): boolean {
  return tellsBreak(doc, anchor) && !isRemark(doc, anchor)
}

/** "Cook, Merrow" or "Merrow - Cook", and below it "2014 - 2018 (redundancy)": said of the post above. */
function isRemark(doc: Doc, anchor: Anchor): boolean {
  const first = rowAt(anchor, 0)?.parts[0]
  if (first === undefined || doc.fold[first.start - 1] !== '(') return false
  const above = rowAt(anchor, -1)
  return above !== undefined && above.parts.some((part) => above.likeness.ofTitle(part) >= SURE_NAME)
}

function tellsBreak(doc: Doc, anchor: Anchor): boolean {
  const own = rowAt(anchor, 0)
  if (own !== undefined) return isBreak(doc, own.parts[0]!)
  const [above, below] = [rowAt(anchor, -1), rowAt(anchor, 1)]
  // A leave above the dates of a title below them is the one before; one below those of a title above is the next.
  return (
    (above !== undefined && isBreak(doc, above.parts[0]!) && !isTitled(below)) ||
    (below !== undefined && isBreak(doc, below.parts[0]!) && !isTitled(above))
  )
}

function isTitled(row: HeadRow | undefined): boolean {
  return row !== undefined && row.likeness.ofTitle(row.parts[0]!) >= SURE_NAME
}
