import type { SectionKind } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import { CAPITAL, caseOf, SMALL } from '../text/letter-case.ts'
import type { Word } from '../text/phrase-set.ts'
import { isTimeAlone, knownHeading } from './heading-kind.ts'

const LONGEST = 4
const LEAST_LETTERS = 4
/** "4.", "IV.": the number of a section. */
const NUMBER = /^(?:\d{1,2}|[ivx]{1,4})$/

/** "4. EDUCATION. A.A.S., ...", "SKILLS Conduit bending, ...": a known heading in capitals that opens a row of text. */
export function runInHeading(doc: Doc, row: Row): { kind: SectionKind; content: number } | undefined {
  if (row.words[0]?.unspaced === true && doc.text[row.start] === '【') return inSigns(doc, row)
  if (row.bullet || row.letters === row.capitals) return undefined
  const from = '.)'.includes(doc.fold[row.words[0]!.end] ?? '?') && NUMBER.test(row.words[0]!.key) ? 1 : 0
  let length = 0
  while (length < LONGEST && isLoud(doc, row.words[from + length])) length++
  for (; length > 0; length--) {
    const words = row.words.slice(from, from + length)
    const next = row.words[from + length]
    if (next === undefined || words.reduce((sum, { key }) => sum + key.length, 0) < LEAST_LETTERS) continue
    const kind = knownHeading(words, doc.fold)
    if (kind !== undefined && parts(doc, words.at(-1)!, next)) return { kind, content: next.start }
  }
  return undefined
}

/** "【教育】江苏大学": a known heading in the signs that set one apart in Chinese and Japanese, and what it heads behind them. */
function inSigns(doc: Doc, { start, end, words }: Row): { kind: SectionKind; content: number } | undefined {
  const length = doc.text.slice(start, start + LONGEST_SIGNED).indexOf('】')
  if (length < 0 || start + length + 1 >= end) return undefined
  const label = words.filter((word) => word.end <= start + length)
  // "【之前】": before the post that stands above.
  const kind = knownHeading(label, doc.fold) ?? (isTimeAlone(label) ? 'employment' : undefined)
  return kind === undefined ? undefined : { kind, content: start + length + 1 }
}

const LONGEST_SIGNED = 14

function isLoud(doc: Doc, word: Word | undefined): boolean {
  if (word === undefined || word.end - word.start < 2 || caseOf(doc.written[word.start]!) !== CAPITAL) return false
  // "Managed": most words go on in small letters.
  if (caseOf(doc.written[word.start + 1]!) === SMALL) return false
  return /^\p{Lu}+$/u.test(doc.text.slice(word.start, word.end))
}

/** Whether a full stop or a blank and a word of small letters behind its first part the heading from its text. */
function parts(doc: Doc, last: Word, next: Word): boolean {
  const gap = doc.fold.slice(last.end, next.start)
  if (/^\.\s/.test(gap)) return true
  // "EDUCATION B.A. Biology": the short form of a degree has no small letter.
  return gap === ' ' && /^\p{Lu}(?:\p{Ll}|\.\p{L})/u.test(doc.text.slice(next.start, next.start + 3))
}
