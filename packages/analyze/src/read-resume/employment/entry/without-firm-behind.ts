import type { Doc } from '../../text/document.ts'
import { keyOf } from '../../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import type { Names } from './complete-names.ts'
import { lastComma, partOf } from '../words/part-of.ts'
import { slotOf } from '../words/slot-labels.ts'

/**
 * The title without what stands behind its comma and is of its firm: "Test Manager, Client" above one, whose label that is,
 * and "Computer Technician, Merrow" below "Merrow", which is where one worked.
 */
export function withoutFirmBehind(doc: Doc, { loose }: Entry, { title, employer }: Names): Names {
  const comma = title === undefined ? 0 : lastComma(doc, title.words)
  if (title === undefined || comma === 0) return { title, employer }
  const [own, tail] = [title.words.slice(0, comma), title.words.slice(comma)]
  const slot = slotOf(tail)
  if (employer !== undefined && (slot === 'client' || slot === 'employer'))
    return { title: partOf(doc, title, own), employer }
  const isTwice = loose.some(
    ({ start, end, words }) => end < title.start && title.start - start < NEAR && keyOf(words) === keyOf(tail),
  )
  return isTwice
    ? { title: partOf(doc, title, own), employer: { ...partOf(doc, title, tail), sign: 'comma' } }
    : { title, employer }
}

/** Letters above the title in which its firm may stand. */
const NEAR = 200
