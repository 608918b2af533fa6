import {
  FAMILY_FIRST_LABELS,
  LABEL_LINKS,
  LABELS_BEHIND_NAMES,
  MAIL_SUBJECTS,
  NAME_LABELS,
} from '../../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { compilePhrases, isUnspaced, phraseAt, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { MOST_FORM, type NameShape, nameShape } from './name-shape.ts'
import { isLabels } from './no-name.ts'
import { isGivenName } from './spell-name.ts'

/** A stretch that may be the candidate's name. `pieces`: its parts that stand apart; `signed`: its owner's by its place. */
export type NameCandidate = {
  shape: NameShape
  score: number
  pieces?: [number, number][]
  signed?: boolean
  labelled?: boolean
}

const LABELS = compilePhrases(NAME_LABELS)
const FAMILY_FIRST = compilePhrases(FAMILY_FIRST_LABELS)
/** What a form puts between a label and its value: "(last, first) ....... :". */
const FORM_LABEL = /^\s?(?:\([^()]{1,40}\))?[\s.]{0,30}[:\t]/
/** "Vita of Ada Merrow, May 2015", "CV of Ada Merrow-Jan., 2015": when a document was written. */
const DATED = /\s?(?:[,(–]|\s-)\s?(?:\p{L}{3,10}\.?,?\s)?(?:19|20)\d{2}\b|-\p{L}{3,10}[.,]{1,2}\s(?:19|20)\d{2}\b/u
/** What stands behind the value of a label. */
const NEXT_LABEL = new RegExp(`\\t|\\||\\s{3,}|;|\\s?\\((?=\\d)|\\s(?:${LABELS_BEHIND_NAMES})(?!\\p{L})`, 'u')
/** A label that needs no sign before its value. */
const LINKED = new RegExp(`\\b(?:${LABEL_LINKS})$`)
/** Languages in which the label of a name needs no sign, for what stands behind has no capitals: "الاسم ..." at the top. */
const CASELESS = new Set(['ar', 'fa', 'ur', 'he'])
const CASELESS_ROWS = 10
/** What a label in the same row says for a name. */
const SURE = 0.6
const MAIL_ROWS = 12
const SENDER =
  '(?:from|de|von|van|da|od|от|від|fra|fran|lahettaja|kimden|gonderen|من|מאת|发件人|寄件者|差出人|보낸사람|보낸 사람|dari|tu|จาก)\\s?:\\s?'
const MAIL_SENDER = new RegExp(`^${SENDER}(?=[^<>@]{2,60}<)`)
/** The same without an address, in the head of a mail that tells what it is about. */
const BARE_SENDER = new RegExp(`^${SENDER}\\s*(?=[^<>@\\t:;|]{4,60}$)`)
const SUBJECTS = new Set(phraseKeys(MAIL_SUBJECTS))

/** Whether a row begins with the label of a name. */
export function hasNameLabel(row: Row): boolean {
  return phraseAt(withoutNumber(row), 0, LABELS) > 0
}

/** "1. Name": the words of a row without the number of a form's line. */
function withoutNumber({ words }: Row): Word[] {
  const [first, second] = words
  const numbered = second !== undefined && second.start - first!.end > 1 && isShortNumber(first!)
  return numbered ? words.slice(1) : words
}

/** "Name: ...", "Resume of ..." anywhere in the first part of the resume or its personal details. */
export function labelledNames(doc: Doc): NameCandidate[] {
  const found = sender(doc)
  for (const [at, row] of doc.rows.entries()) {
    if (at > 400) break
    const words = withoutNumber(row)
    const label = labelsAt(words)
    if (label === 0) continue
    const last = words[label - 1]!
    const form = FORM_LABEL.exec(doc.fold.slice(last.end, last.end + 80))
    const after = last.end + (form === null ? 0 : form[0].length - 1)
    const gap = doc.fold.slice(after, words.find((word) => word.start >= after)?.start ?? row.end)
    const marked =
      isUnspaced(last.key) ||
      (CASELESS.has(doc.resume.language ?? '') && at < CASELESS_ROWS) ||
      /[:\t|-]/.test(gap) ||
      gap.length >= 3 ||
      LINKED.test(doc.fold.slice(row.start, after))
    const next = doc.rows[at + 1]
    const range: [number, number] | undefined =
      words.length > label
        ? marked
          ? [after + gap.length, firstStop(doc, row, after + gap.length)]
          : undefined
        : next && (gap.includes(':') || next.words.length <= 4)
          ? [next.start, next.end]
          : undefined
    const shape = range && nameShape(doc, ...range)
    if (range === undefined || shape === undefined) continue
    // A label below another: the value of the first is left out.
    if (range[0] >= row.end && isLabels(shape.words)) continue
    const pieces = phraseAt(words, 0, FAMILY_FIRST) === label ? turned(doc, shape) : inTwoCells(doc, row, shape)
    // What stands in the row of its label is a name, whatever else it is called: "Name: Melody Singer".
    const labelled = at < 40 && words.length > label && shape.words.length > 1
    const score = shape.score + MOST_FORM - shape.form + (labelled ? SURE : at < 40 ? 0.5 : 0.35)
    found.push({ shape, score, labelled, ...(pieces && { pieces }) })
  }
  return found
}

/** How many words a row opens with that are a label of names, in one language or two: "姓名 Name". */
function labelsAt(words: Word[]): number {
  const first = phraseAt(words, 0, LABELS)
  return first > 0 && isUnspaced(words[0]!.key) ? first + phraseAt(words, first, LABELS) : first
}

/** "佐々木<tab>美穂": the given name in the cell behind the family's, as Japanese forms have it. */
function inTwoCells(doc: Doc, row: Row, { start, end }: NameShape): [number, number][] | undefined {
  if (doc.resume.language !== 'ja' || end - start > LONGEST_FAMILY || doc.fold[end] !== '\t') return undefined
  const given = row.words.find((word) => word.start === end + 1)
  if (given === undefined || given.key.length > LONGEST_FAMILY || isLabels([given]) || !isUnspaced(given.key))
    return undefined
  return [
    [start, end],
    [given.start, given.end],
  ]
}

/** Signs of a name of a family, or of one's own. */
const LONGEST_FAMILY = 4

/** "Surname, first name: Miller Anna": the two words of a name turned round; not where the first is a given name. */
function turned(doc: Doc, { words, start, end }: NameShape): [number, number][] | undefined {
  const [first, last] = words
  if (words.length !== 2 || doc.fold.slice(start, end).includes(',') || isGivenName(doc, first!.key)) return undefined
  return [
    [last!.start, last!.end],
    [first!.start, first!.end],
  ]
}

/** Where the value of a label ends: at a wide gap, a bar, or the next label. */
function firstStop(doc: Doc, row: Row, from: number): number {
  const rest = doc.fold.slice(from, Math.min(row.end, from + 80))
  const stops = [rest.search(DATED), rest.search(NEXT_LABEL)].filter((at) => at >= 0)
  return stops.length === 0 ? Math.min(row.end, from + 80) : from + Math.min(...stops)
}

/** "From: Jane Miller <jane@...>", and "From: Jane Miller" above "Subject: ...": the head of a mail. */
function sender(doc: Doc): NameCandidate[] {
  const rows = doc.rows.slice(0, MAIL_ROWS)
  const isMail = rows.some(({ words: [label] }) => {
    return label !== undefined && SUBJECTS.has(label.key) && /^\s?:/.test(doc.fold.slice(label.end, label.end + 2))
  })
  for (const row of rows) {
    const text = doc.fold.slice(row.start, Math.min(row.end, row.start + 160))
    const bare = isMail ? BARE_SENDER.exec(text) : null
    const head = bare ?? MAIL_SENDER.exec(text)
    const end = bare === null ? row.start + text.indexOf('<') : row.end
    const shape = head && nameShape(doc, row.start + head[0].length, end)
    if (shape) return [{ shape, score: shape.score + 0.4 }]
  }
  return []
}
