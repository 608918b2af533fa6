import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'

/** "Charge Nurse, Telemetry at Merrow Hospital": what stands between the comma and "at" is the title's. */
export function goesOnBeforeAt(doc: Doc, words: Word[], from: number): boolean {
  const at = words.findIndex(({ key }, index) => index > from && key === 'at')
  if (at < 0 || at - from > MOST_BEFORE_AT || words[at + 1] === undefined) return false
  const own = words.slice(from, at)
  const isLarge = [...own, words[at + 1]!].every(({ start }) => !isSmall(doc.text[start]!))
  return isLarge && isBlank(doc, words.slice(from, at + 2)) && !isPlace(doc, own)
}

const MOST_BEFORE_AT = 3

function isBlank({ fold }: Doc, words: Word[]): boolean {
  return words.every(({ end }, at) => at === words.length - 1 || fold.slice(end, words[at + 1]!.start) === ' ')
}

/** "Fachkraft für Lagerlogistik, Möbelhaus Merrow, Tarn": what the title is for, where a comma parts it from the employer. */
export function tellsTrade(doc: Doc, words: Word[], at: number): boolean {
  if (words[at]?.key !== 'fur' || doc.resume.language !== 'de') return false
  const last = words.findIndex(({ end }, index) => index > at && doc.fold[end] === ',')
  const behind = last < 0 || last > at + MOST_OF_TRADE ? [] : words.slice(last + 1)
  const comma = behind.findIndex(({ end }) => doc.fold[end] === ',')
  const next = comma < 0 ? behind : behind.slice(0, comma + 1)
  return next.length > 0 && !isPlace(doc, next)
}

const MOST_OF_TRADE = 2
