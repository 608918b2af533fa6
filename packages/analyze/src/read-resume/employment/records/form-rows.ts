import type { Doc, Row } from '../../text/document.ts'
import { keyOf } from '../../text/phrase-set.ts'
import { type Labelled, labelsOf, wholeLabel } from './labelled-rows.ts'
import { LONGEST_VALUE } from './post-draft.ts'
import { cellsOf } from './record-cells.ts'
import { slotOf } from '../words/slot-labels.ts'

const FEWEST = 2
const MOST = 6
/** Words of a label's first line. */
const LONGEST_LABEL = 6

/**
 * "Start date<tab>End date" above "05/2021<tab>04/2024": the labels of a form's row with the values that stand below them,
 * from the left; undefined where a row is no such labels. The last ones may be empty.
 */
export function formRow(doc: Doc, row: Row | undefined, below: Row | undefined): Labelled[] | undefined {
  if (row === undefined || below === undefined || row.bullet || below.bullet) return undefined
  const labels = labelsIn(doc, row)
  if (labels === undefined || labelsIn(doc, below, 1) !== undefined) return undefined
  const values = cellsOf(doc, below)
  const isValue = ({ words }: Row): boolean => words.length > 0 && words.length <= LONGEST_VALUE
  if (values.length > labels.length || !values.every(isValue)) return undefined
  return labels.map((label, at) => ({ ...label, value: values[at] ?? label.value }))
}

/**
 * The same of a row with the two below it, where a post is told in labels. `isOpen`: one is being told. What names a post is
 * followed by more labels, as the head of a table is not.
 */
export function stackedLabels(doc: Doc, [row, below, next]: Row[], isOpen: boolean): Labelled[] | undefined {
  const labels = formRow(doc, row, below)
  if (labels === undefined) return undefined
  const isNaming = labels.some(({ slot }) => slot === 'title' || slot === 'employer')
  if (isOpen && !isNaming) return labels
  if (next === undefined) return undefined
  return labelsIn(doc, next, 1) !== undefined || labelsOf(doc, next, true).length > 0 ? labels : undefined
}

/** Whether a row is the labels of a form's row. */
export function isFormRow(doc: Doc, row: Row | undefined, below: Row | undefined): boolean {
  return formRow(doc, row, below) !== undefined
}

function labelsIn(doc: Doc, row: Row, fewest = FEWEST): Labelled[] | undefined {
  const cells = cellsOf(doc, row)
  if (cells.length < fewest || cells.length > MOST) return undefined
  const labels: Labelled[] = []
  for (const cell of cells) {
    const label = wholeLabel(doc, cell, { alone: false, isForm: true })
    if (label === undefined) return undefined
    labels.push({ ...label, value: { ...cell, start: cell.end, words: [] } })
  }
  return labels
}

/** "2. PRESENT OR MOST RECENT EMPLOYER" above "Post held<tab>Cook": it heads the labels of a post and has no value. */
export function headsLabels(doc: Doc, row: Row, next: Row | undefined): boolean {
  const [label, ...others] = labelsOf(doc, row)
  const isBare = label !== undefined && others.length === 0 && label.value.words.length === 0
  return isBare && next !== undefined && labelsOf(doc, next).length > 0
}

/** "Name and address" and below it "of employer": a label that a narrow column broke, with its value beside or below. */
export function brokenLabel(doc: Doc, row: Row, next: Row | undefined): Labelled | undefined {
  if (next === undefined || row.bullet || next.bullet || row.words.length > LONGEST_LABEL) return undefined
  const [rest, ...values] = cellsOf(doc, next)
  if (rest === undefined || values.length > 1 || cellsOf(doc, row).length > 1) return undefined
  const words = [...row.words, ...rest.words]
  const slot = rest.words.length > 0 && words.length > 2 ? slotOf(words) : undefined
  if (slot === undefined || slot === 'serial' || slot === 'study' || slot === 'school') return undefined
  return { slot, key: keyOf(words), value: values[0] ?? { ...rest, start: rest.end, words: [] } }
}

/** Cells of a label and its value. */
const PAIR = 2

/** "Position<tab>Forklift Operator" above "Period<tab>...": labels with their values, one in a row. */
export function isPair(doc: Doc, row: Row | undefined): boolean {
  const cells = row === undefined ? [] : cellsOf(doc, row)
  return cells.length === PAIR && slotOf(cells[0]!.words) !== undefined
}

/** "Employer<tab>Merrow Ltd<tab>Job title<tab>Cook" above "Start date<tab>...": two labels with their values in a row. */
export function isGrid([label, value, other]: Row[]): boolean {
  if (label === undefined || value === undefined || other === undefined) return false
  return slotOf(label.words) !== undefined && slotOf(value.words) === undefined && slotOf(other.words) !== undefined
}
