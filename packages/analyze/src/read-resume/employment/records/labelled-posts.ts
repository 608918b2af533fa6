import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { opensSmall } from '../../text/letter-case.ts'
import { createWord } from '../../text/phrase-set.ts'
import { withAnswers } from './answered-labels.ts'
import { type Labelled, labelsOf } from './labelled-rows.ts'
import { areFirms, type Draft, isDated, isNamed, isWhole, LONGEST_VALUE, type Stretch } from './post-draft.ts'
import type { PostRecord } from './record-post.ts'
import { brokenLabel, headsLabels, stackedLabels } from './form-rows.ts'
import { cellOf, cellsOf, isDivided } from './record-cells.ts'
import { type Slot, slotOf } from '../words/slot-labels.ts'
import { hasHeads, timed } from './project-labels.ts'
import { takeDated, takeDates } from './take-dated.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Slots that make a record. */
const MAIN = new Set<Slot>(['title', 'employer', 'client', 'dates', 'from', 'to'])
/** Rows without a label that may follow the last one of a record. */
const MOST_DETAILS = 40

/** The posts of a stretch that are told in labels; none where labels are rare in it. */
export function labelledPosts(doc: Doc, stretch: Stretch, rangesOf: (row: Row) => DateRange[]): PostRecord[] {
  const { rows, posts } = stretch
  const all = draftsOf(doc, stretch, (row) => rangesOf(row).some(({ single }) => !single))
  const drafts = posts && all.length > 0 && hasHeads(doc, rows, rangesOf) ? timed(all, rangesOf) : all
  if (posts) {
    takeDated(doc, stretch, { drafts, rangesOf })
    takeDates(stretch, { drafts, rangesOf })
  }
  takeUnknown(doc, rows, drafts)
  const isListed = posts && areFirms(drafts)
  const whole = drafts.filter((draft) => isWhole(draft, posts) || (isListed && isNamed(draft)))
  if (whole.length === 0 || (whole.length < 2 && !posts)) return []
  const lacks = (slot: Slot) => whole.filter(({ slots }) => !slots.has(slot)).length * 2 > whole.length
  const missing = (['employer', 'title'] as const).find(lacks)
  if (missing === undefined) takeTitles(doc, stretch, { whole, drafts })
  if (missing === undefined || (missing === 'employer' && whole.some(({ slots }) => slots.has('client')))) return whole
  if (isListed && missing === 'title') return whole
  // Where the others' employer stands above their labels, a record of dates alone has its own there, too.
  const told = missing === 'employer' ? drafts.filter((draft) => isWhole(draft, posts) || isDated(draft)) : whole
  const lacking = told.filter(({ slots }) => !slots.has(missing))
  const sign = signOf(doc, stretch, lacking)
  for (const draft of lacking) takeAbove(doc, stretch, { draft, slot: missing, before: drafts[draft.number - 1], sign })
  return told.filter((draft) => isWhole(draft, posts))
}

/** "Clerk" above "Company Name" and "Dates Employed", where others have a label for the title, too. */
function takeTitles(doc: Doc, stretch: Stretch, { whole, drafts }: { whole: Draft[]; drafts: Draft[] }): void {
  for (const draft of whole) {
    const above = stretch.rows[draft.lead - 1]
    const isNamed = draft.slots.has('employer') && !draft.slots.has('title') && isDated(draft)
    if (!isNamed || above === undefined || titleScore(above.words, []) < KNOWN_TITLE) continue
    takeAbove(doc, stretch, { draft, slot: 'title', before: drafts[draft.number - 1], sign: undefined })
  }
}

function emptyDraft(lead: number, number: number): Draft {
  return { slots: new Map(), rows: [], details: [], keys: new Set(), lead, number }
}

function draftsOf(doc: Doc, { rows, headings }: Stretch, isDated: (row: Row) => boolean): Draft[] {
  const drafts: Draft[] = []
  let draft: Draft | undefined
  let first: Slot | undefined
  let wrapped = -1
  for (const [at, row] of rows.entries()) {
    if (at === wrapped) {
      draft?.rows.push(row)
      continue
    }
    if (headings.has(row) && headsLabels(doc, row, rows[at + 1])) {
      draft = undefined
      continue
    }
    const stacked = isDivided(doc, row) ? stackedLabels(doc, rows.slice(at, at + 3), draft !== undefined) : undefined
    const own = stacked ?? labelsOf(doc, row, draft !== undefined && isForm(draft))
    const broken = own.length === 0 && draft !== undefined ? brokenLabel(doc, row, rows[at + 1]) : undefined
    if (broken !== undefined || stacked !== undefined) wrapped = at + 1
    const labels = withAnswers(broken === undefined ? own : [broken], rows[at + 1])
    if (labels.length === 0) {
      if (draft === undefined) continue
      if (addRow(doc, draft, { row, dated: isDated(row) })) continue
      draft = undefined
      continue
    }
    // A row may tell several records, one behind the other: those that it tells whole have no other row.
    const told = new Set<Draft>()
    for (const label of labels) {
      if (MAIN.has(label.slot)) {
        const again = draft?.keys.has(label.key) === true
        const opens =
          label.slot === first && draft !== undefined && [...draft.slots.keys()].some((slot) => MAIN.has(slot))
        if (draft === undefined || again || opens) {
          draft = emptyDraft(at, drafts.length)
          drafts.push(draft)
        }
        first ??= label.slot
        draft.keys.add(label.key)
      }
      if (draft === undefined) continue
      // "Supervisor" below "Salary" and its value: of a form's facts, each has a value of its own.
      const isNext = label.slot === 'aside' && isForm(draft)
      if (isNext || !draft.slots.has(label.slot))
        draft.slots.set(label.slot, label.value.words.length > 0 ? [label.value] : [])
      draft.last = label
      told.add(draft)
    }
    const isDuty = labels.every(({ slot }) => slot === 'duty')
    for (const one of told) if (one === draft || one.rows.length === 0) (isDuty ? one.details : one.rows).push(row)
  }
  return drafts
}

/** A record whose labels have rows of their own, their values below. */
function isForm({ slots, rows }: Draft): boolean {
  return slots.size >= 2 && rows.length * 2 >= slots.size * 3
}

/** Gives a record a row without a label: the value of the label above, more of it, or what was done in the post. */
function addRow(doc: Doc, draft: Draft, { row, dated }: { row: Row; dated: boolean }): boolean {
  const { last } = draft
  const value = last === undefined ? undefined : draft.slots.get(last.slot)
  if (last !== undefined && value !== undefined) {
    // "Current job<tab>Yes" below an end that was left empty: no day.
    const isDay = last.slot === 'from' || last.slot === 'to'
    const isOther = isDay && isDivided(doc, row) && !/\d/.test(doc.fold.slice(row.start, row.end))
    const empty = value.length === 0 && !isOther
    if (empty && last.slot !== 'duty' && row.words.length <= LONGEST_VALUE && row.level === 'body') {
      value.push(row)
      draft.rows.push(row)
      return true
    }
    // The label goes on in this row, and its value beside it.
    const [label, ...rest] = cellsOf(doc, row)
    const whole = label === undefined ? undefined : slotOf([...wordsOf(last.key), ...label.words])
    if (whole === last.slot || (rest.length === 1 && opensSmall(doc, row.words) && label!.words.length <= 4)) {
      draft.rows.push(row)
      return true
    }
    if (last.slot !== 'duty' && goesOn(doc, row, value.at(-1))) {
      value.push(row)
      draft.rows.push(row)
      return true
    }
  }
  if ((dated && !row.bullet) || row.level !== 'body' || draft.details.length >= MOST_DETAILS) return false
  draft.details.push(row)
  return true
}

function wordsOf(key: string) {
  return key.split(' ').map((word) => createWord(word, 0, 0))
}

/** A short row in lower case below a value that breaks off. */
function goesOn(doc: Doc, row: Row, value: Row | undefined): boolean {
  if (value === undefined || row.bullet || row.words.length > LONGEST_VALUE / 2) return false
  return opensSmall(doc, row.words) && /[,&/-]$/.test(doc.fold.slice(value.start, value.end + 1).trimEnd())
}

/** "Court: District Court of Tarn" above "Post: ...", where the others have "Firm: ..." above it: an employer, whatever its label is. */
function takeUnknown(doc: Doc, rows: Row[], drafts: Draft[]): void {
  const named = drafts.filter(({ slots }) => slots.has('employer'))
  if (named.length * 2 < drafts.length || !named.every(({ slots }) => slots.keys().next().value === 'employer')) return
  for (const draft of drafts) {
    const row = rows[draft.lead - 1]
    if (draft.slots.has('employer') || !draft.slots.has('title') || row === undefined || row.bullet) continue
    const colon = doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_UNKNOWN)).indexOf(':')
    if (colon < 1) continue
    const value = cellOf(doc, row, [row.start + colon + 1, row.end])
    if (value.words.length === 0 || value.words.length > LONGEST_VALUE || opensSmall(doc, value.words)) continue
    // "Shift: Nights" names nobody.
    if (labelsOf(doc, row).length > 0 || value.words.length < 2) continue
    takeRow(row, { draft, before: drafts[draft.number - 1], slot: 'employer', value })
  }
}

/** Gives a record the row above its first label, which the record before it had as a detail. */
function takeRow(
  row: Row,
  { draft, before, slot, value }: { draft: Draft; before: Draft | undefined; slot: Slot; value: Row },
): void {
  if (before !== undefined) before.details = before.details.filter((detail) => detail !== row)
  draft.slots.set(slot, [value])
  draft.rows.unshift(row)
}

/** Letters of a label that is not known, with its colon. */
const LONGEST_UNKNOWN = 24

/** "Quarnlight Ltd" above "Position: ..." and "Period: ...": what no label names stands above the first. */
function takeAbove(
  doc: Doc,
  { rows, headings }: Stretch,
  { draft, slot, before, sign }: { draft: Draft; slot: Slot; before: Draft | undefined; sign: string | undefined },
): void {
  const row = rows[aboveFacts(doc, rows, draft.lead - 1)]
  if (
    row === undefined ||
    headings.has(row) ||
    (row.bullet && bulletOf(doc, row) !== sign) ||
    row.words.length > LONGEST_VALUE ||
    before?.rows.includes(row)
  )
    return
  takeRow(row, { draft, before, slot, value: row })
}

/** Index of the row above those of facts of the firm, "Staff: 450", that stand between its name and the labels of the post. */
function aboveFacts(doc: Doc, rows: Row[], from: number): number {
  if (from < 0) return from
  let at = from
  while (at > 0 && from - at < MOST_FACTS && areFacts(labelsOf(doc, rows[at]!))) at--
  return areFacts(labelsOf(doc, rows[at]!)) ? from : at
}

const MOST_FACTS = 4

function areFacts(labels: Labelled[]): boolean {
  return labels.length > 0 && labels.every(({ slot }) => slot === 'aside')
}

/** "■" where it stands above most records and nowhere else: a bullet that names each of them. */
function signOf(doc: Doc, { rows }: Stretch, drafts: Draft[]): string | undefined {
  const above = drafts.flatMap(({ lead }) => rows[lead - 1] ?? []).filter(({ bullet }) => bullet)
  const sign = above[0] && bulletOf(doc, above[0])
  if (sign === undefined || above.length * 2 <= drafts.length) return undefined
  const named = new Set(above)
  const isElsewhere = rows.some((row) => row.bullet && !named.has(row) && bulletOf(doc, row) === sign)
  return isElsewhere ? undefined : sign
}

function bulletOf(doc: Doc, { index }: Row): string {
  const { start, end } = doc.resume.lines[index]!
  return doc.resume.text.slice(start, end).trimStart().slice(0, 1)
}
