import type { Field, Span } from '@evenhand/model'
import { IDENTITY_LABELS, IDENTITY_TERMS } from '../../knowledge/reading/identity-words.ts'
import { CITIES, COUNTRIES, STATES, STREET_WORDS } from '../../knowledge/reading/place-words.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'
import { overlapping } from '../text/overlapping.ts'
import { compilePhrases, hasPhrase, isPhrase, isUnspaced, phraseAt } from '../text/phrase-set.ts'

const LABELS = compilePhrases(IDENTITY_LABELS)
const TERMS = compilePhrases(IDENTITY_TERMS)
const STREETS = compilePhrases(STREET_WORDS)
const PLACES = compilePhrases(CITIES, COUNTRIES, STATES)
const MOST_SPANS = 5000
/** A row of more words is a paragraph. */
const LONGEST_ROW = 60
/** Address rows are short. */
const LONGEST_ADDRESS = 14

export type IdentityHints = { name?: Field; contact: Field[]; place?: Field; parts: Part[] }

/** Words that say who a person is: masked before judging. Sorted, without overlaps. */
export function findIdentity(doc: Doc, { name, contact, place, parts }: IdentityHints): Span[] {
  const spans: Span[] = contact.flatMap((field) => field.spans)
  // The street stands in the row of the town, under whatever heading the row fell.
  for (const { start, end } of place?.spans ?? [])
    spans.push({ start, end }, ...overlapping(doc.rows, start, end).flatMap((row) => addressOf(doc, row)))
  // Not spread into one call: a name may stand more often than a call has room for.
  if (name !== undefined) for (const span of everywhere(doc, name)) spans.push(span)
  for (const part of parts) {
    if (part.kind === 'personal') for (const row of part.rows) spans.push({ start: row.start, end: row.end })
    else if (part.kind === 'contact' && part.heading === undefined) {
      for (const row of part.rows) spans.push(...personalFacts(doc, row), ...addressOf(doc, row))
    } else if (part.kind === 'contact' || part.kind === 'other' || part.kind === 'interests')
      for (const row of part.rows) spans.push(...personalFacts(doc, row))
  }
  return merged(spans.slice(0, MOST_SPANS))
}

/**
 * The whole name wherever it stands. Its single words are left alone: masking "Kelly" in "Kelly Services" would make
 * the score depend on what somebody is called.
 */
function everywhere(doc: Doc, name: Field): Span[] {
  const wholes = [foldText(name.value), ...name.spans.map(({ start, end }) => doc.fold.slice(start, end))]
  return [...name.spans, ...[...new Set(wholes)].filter(isSeveral).flatMap((whole) => occurrences(doc, whole))]
}

/** A single word of a name is masked where it stands for the name only; a name of one word everywhere. */
function isSeveral(whole: string, at: number, all: string[]): boolean {
  return all.length === 1 || /[\s-]/.test(whole) || !all.some((other) => other !== whole && other.includes(whole))
}

function occurrences(doc: Doc, whole: string): Span[] {
  const spans: Span[] = []
  for (
    let at = doc.fold.indexOf(whole);
    at >= 0 && spans.length < MOST_SPANS;
    at = doc.fold.indexOf(whole, at + whole.length)
  ) {
    if (isWhole(doc, at, at + whole.length)) spans.push({ start: at, end: at + whole.length })
  }
  return spans
}

function isWhole(doc: Doc, start: number, end: number): boolean {
  const letter = /[\p{L}\p{M}]/u
  return !letter.test(doc.fold[start - 1] ?? ' ') && !letter.test(doc.fold[end] ?? ' ')
}

/** "Date of birth: 3 May 1990", "Married", "he/him". */
function personalFacts(doc: Doc, row: Row): Span[] {
  const spans: Span[] = []
  if (row.words.length > LONGEST_ROW) return spans
  for (let at = 0; at < row.words.length; at++) {
    const label = phraseAt(row.words, at, LABELS)
    if (label > 0 && (at === 0 || /[|•,;\t]/.test(doc.fold.slice(row.words[at - 1]!.end, row.words[at]!.start)))) {
      const after = row.words[at + label - 1]!.end
      const blank = isUnspaced(row.words[at + label - 1]!.key) && at === 0
      if (blank || /^\s?[:\t-]|^\s{2}/.test(doc.fold.slice(after, after + 3)) || at + label === row.words.length) {
        const stop = doc.fold.slice(after, row.end).search(/[|•\t]/)
        spans.push({ start: row.words[at]!.start, end: stop < 2 ? row.end : after + stop })
        at += label
        continue
      }
    }
    const term = phraseAt(row.words, at, TERMS)
    if (term > 0 && row.words.length <= 12) {
      spans.push({ start: row.words[at]!.start, end: row.words[at + term - 1]!.end })
      at += term - 1
    }
  }
  return spans
}

/** A row of the head with a house number or postal code: an address. */
function addressOf(doc: Doc, row: Row): Span[] {
  if (row.words.length > LONGEST_ADDRESS || row.words.length < 2) return []
  const placed = hasPhrase(row.words, PLACES)
  if (!placed && !row.words.some((word) => isPhrase(word, STREETS) && word.key.length > 2)) return []
  const isShort = placed && row.words.length <= 6
  if (!isShort && !row.words.some((word) => /^\d{1,6}$/.test(word.key))) return []
  const [start, end] = [row.start, row.end]
  return /[@:]/.test(doc.fold.slice(start, end)) ? [] : [{ start, end }]
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1)
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else result.push({ ...span })
  }
  return result
}
