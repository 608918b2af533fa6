import { SECTION_WORDS } from '../../../knowledge/reading/employer-words.ts'
import { isSchool } from '../../education/school-shape.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'
import { rowAround } from '../../text/row-around.ts'
import { employerScore, KNOWN_EMPLOYER } from './employer-shape.ts'
import type { Segment } from './segment.ts'

const SECTIONS = compilePhrases(SECTION_WORDS)
const LONGEST_NAME = 8

/** "Department of Owls", "Division of Nephrology": a part of an organisation, or a part of a state. */
function opensSection([first, link]: Word[]): boolean {
  return link?.key === 'of' && isPhrase(first, SECTIONS)
}

/** "Merrow University, Department of Owls": behind the comma of a school. `at`: where its department begins. */
export function isSectionOfSchool(doc: Doc, words: Word[], at: number): boolean {
  return at > 0 && opensSection(words.slice(at)) && isSchool(doc, words.slice(0, at))
}

/**
 * "Department of Owls" and "Merrow University" in the row below: the school or the hospital that the department is of. What a
 * state calls its departments is an employer by itself.
 */
export function organisationBelow(doc: Doc, { start, end, words, sign }: Segment): Segment | undefined {
  if (!opensSection(words)) return undefined
  const at = rowAround(doc, start)
  const [row, below] = [doc.rows[at], doc.rows[at + 1]]
  if (row?.end !== end || below === undefined || below.gap || below.bullet) return undefined
  const comma = below.words.findIndex((word) => doc.fold[word.end] === ',' || doc.fold[word.end] === '\t')
  const name = comma < 0 ? below.words : below.words.slice(0, comma + 1)
  if (name.length < 2 || name.length > LONGEST_NAME || opensSection(name)) return undefined
  if (!isSchool(doc, name) || employerScore(doc, name) < KNOWN_EMPLOYER) return undefined
  return { start: name[0]!.start, end: name.at(-1)!.end, words: name, sign }
}
