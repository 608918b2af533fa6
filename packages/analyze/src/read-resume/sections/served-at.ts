import type { SectionKind } from '@evenhand/model'
import { SERVED_AT, SERVED_BESIDES } from '../../knowledge/reading/school-words.ts'
import type { Doc } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import type { Part } from './find-sections.ts'

/** Where academics serve, in a row of its own. */
const SERVED = new Set(SERVED_AT.split('|'))

/** Whom one served, below a heading of all service. */
const BELOW_SERVICE = new Set(`${SERVED_AT}|${SERVED_BESIDES}`.split('|'))

/** Sections of service, which part by whom one served. */
const SERVICE = new Set<SectionKind>(['memberships', 'volunteering'])

type Place = { part: Part; named: (SectionKind | undefined)[] }

/**
 * "University" alone, below "Service" or far below "Education", "Department", "Profession" below "Service": of its owner's service
 * there, and no studies once more. `words`: those of the row without its number and bracket; `known`: what they head by themselves.
 */
export function isOfService(
  doc: Doc,
  at: number,
  { part, named, words, known }: Place & { words: Word[]; known: SectionKind | undefined },
): boolean {
  const [word, more] = words
  if (word === undefined || more !== undefined || (known !== undefined && known !== 'education')) return false
  if (SERVICE.has(part.kind)) return BELOW_SERVICE.has(word.key)
  if (known === undefined || part.kind === 'education' || !SERVED.has(word.key)) return false
  return firstStudies(doc, named) < at
}

/** Where the first heading of studies stands that is no such word: looked for once in each document. */
function firstStudies({ rows }: Doc, named: (SectionKind | undefined)[]): number {
  const known = studies.get(named)
  if (known !== undefined) return known
  const isServed = ({ words }: { words: Word[] }) => words.length === 1 && SERVED.has(words[0]!.key)
  const first = named.findIndex((kind, at) => kind === 'education' && !isServed(rows[at]!))
  studies.set(named, first < 0 ? rows.length : first)
  return studies.get(named)!
}

const studies = new WeakMap<(SectionKind | undefined)[], number>()
