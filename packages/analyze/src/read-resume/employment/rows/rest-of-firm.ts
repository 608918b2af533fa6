import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { endsWithLegalForm, isKindOfEmployer, isLegalForm } from '../words/employer-shape.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const LONGEST_REST = 7
const LONGEST_NAME = 6
const SMALL = /^(?:and|of|the|for|und|et|y|e|i)$/

/** "MERROW SURVEYORS & ENGINEERING" and below it "CONSULTANTS PVT. LTD.": kinds of firms and a legal form alone end the name above. */
export function isRestOfFirm(doc: Doc, name: Row, rest: Row): boolean {
  if (rest.bullet || rest.gap || rest.apart || name.bullet || rest.words.length > LONGEST_REST) return false
  const [first, second] = rest.words
  if (second === undefined || !(isKindOfEmployer(first) || isLegalForm([first!]))) return false
  return endsFirm(doc, rest.words) && isNameAlone(doc, name, rest)
}

/** Whether words are kinds and a legal form behind them, and nothing but a town behind these. */
function endsFirm(doc: Doc, words: Word[]): boolean {
  const kinds = words.findIndex((word) => !isKindOfEmployer(word) && !isPlace(doc, [word]))
  for (let until = words.length; kinds >= 0 && until > kinds; until--) {
    const form = words.slice(kinds, until)
    if (isLegalForm(form) && (kinds > 0 || form.length > 1))
      return until === words.length || isPlace(doc, words.slice(until))
  }
  return false
}

/** A few words in capitals, written as the rest is, that are neither a post nor a place nor a firm already. */
function isNameAlone(doc: Doc, { start, end, words }: Row, rest: Row): boolean {
  if (words.length === 0 || words.length > LONGEST_NAME || /[.,:;)\d]/.test(doc.fold.slice(end - 1, end))) return false
  if (/[\t|]/.test(doc.fold.slice(start, end))) return false
  if (!words.every((word) => isCapital(doc, word.start) || SMALL.test(word.key))) return false
  const isLoud = (row: { start: number; end: number }) =>
    doc.text.slice(row.start, row.end) === doc.text.slice(row.start, row.end).toUpperCase()
  if (isLoud({ start, end }) !== isLoud(rest)) return false
  return titleScore(words, []) < KNOWN_TITLE && !endsWithLegalForm(words) && !isPlace(doc, words)
}
