import type { Field } from '@evenhand/model'
import { DUTY_LABELS, ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { PROJECT_LABELS } from '../../knowledge/reading/project-labels.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'
import { findHeads } from './find-items.ts'

const NAMES = compilePhrases(PROJECT_LABELS.name)
const CLIENTS = compilePhrases(PROJECT_LABELS.client)
const FACTS = compilePhrases(
  PROJECT_LABELS.client,
  PROJECT_LABELS.fact,
  DUTY_LABELS,
  ENTRY_LABELS.title,
  ENTRY_LABELS.employer,
  ENTRY_LABELS.dates,
  ENTRY_LABELS.place,
)
/** Rows with a label that make a list one of labelled entries. */
const FEWEST = 2

type RangesOf = (row: Row) => DateRange[]
/** What a row opens with, and where its value begins. */
type Label = { kind: 'name' | 'client' | 'fact'; words: number }

/**
 * The projects of a section. Where its rows have labels ("Project: Tarn Portal", "Client: ...", "Role: ..."), what stands
 * behind the label of a name is one, or else the row above the labels, or else the client; the labelled facts are none.
 */
export function findProjects(doc: Doc, rows: Row[], rangesOf: RangesOf): Field[] {
  const labels = rows.map((row) => labelOf(doc, row))
  if (labels.filter((label) => label !== undefined).length < FEWEST) return findHeads(doc, rows, rangesOf)
  const named = labels.findIndex((label) => label?.kind === 'name')
  if (named < 0) {
    const heads = headsAbove(doc, rows, labels)
    const clients = rows.flatMap((row, at) => (labels[at]?.kind === 'client' ? [behind(row, labels[at])] : []))
    return findHeads(doc, heads.some((row) => !row.bullet) || clients.length === 0 ? heads : clients, rangesOf)
  }
  const last = labels.findLastIndex((label) => label !== undefined)
  const values = rows.flatMap((row, at) => {
    const label = labels[at]
    if (label === undefined) return at > last ? [row] : []
    return label.kind === 'name' && row.words.length > label.words ? [behind(row, label)] : []
  })
  return findHeads(doc, values, rangesOf)
}

/** A known label with a colon or the end of its cell behind it, or with nothing. */
function labelOf({ fold }: Doc, { words, end }: Row): Label | undefined {
  const name = phraseAt(words, 0, NAMES)
  const count = Math.max(name, phraseAt(words, 0, FACTS))
  if (count === 0) return undefined
  const next = words[count]?.start ?? end
  const sign = fold.slice(words[count - 1]!.end, next)
  const isLabel = /[:：\t]/.test(sign) || words.length === count
  if (!isLabel) return undefined
  if (name === count) return { kind: 'name', words: count }
  const isClient = words.length > count && phraseAt(words, 0, CLIENTS) === count
  return { kind: isClient ? 'client' : 'fact', words: count }
}

/** The row without its label; it is a head, whatever sign stands before it. */
function behind(row: Row, { words }: Label): Row {
  const rest = row.words.slice(words)
  return { ...row, words: rest, start: rest[0]!.start, bullet: false, capitals: Math.max(1, row.capitals) }
}

/** Where no label names the projects: the rows that stand right above a run of labels, and what else no label goes on in. */
function headsAbove({ fold }: Doc, rows: Row[], labels: (Label | undefined)[]): Row[] {
  return rows.flatMap((row, at) => {
    if (labels[at] !== undefined) return []
    const above = labels[at - 1] === undefined ? undefined : rows[at - 1]
    if (above !== undefined && !row.bullet && !row.gap && /[,;&]/.test(fold[above.end - 1] ?? '')) return []
    return labels[at + 1] === undefined ? [row] : [{ ...row, bullet: false }]
  })
}
