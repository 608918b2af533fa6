import type { SectionKind } from '@evenhand/model'
import { LANGUAGE_LEVELS } from '../../knowledge/reading/language-names.ts'
import { SKILL_LEVELS } from '../../knowledge/reading/list-noise.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'
import type { Part } from './find-sections.ts'
import { lookOf } from './heading-looks.ts'

const LEVELS = compilePhrases(SKILL_LEVELS, ...Object.values(LANGUAGE_LEVELS))

/** Sections whose entries are named in a row each, which may be set as the headings are. */
const LISTS = new Set<SectionKind>([
  'skills',
  'languages',
  'interests',
  'certificates',
  'awards',
  'publications',
  'volunteering',
  'memberships',
  'references',
])
const RATED = new Set<SectionKind>(['skills', 'languages'])

/**
 * "Baking" in bold below "Skills", and "Joinery" further down in the look of "Baking": entries of a list, and no
 * headings. `known`: whether the row names a section: such a one has the look of the heading above, if it heads one.
 */
export function isListItem(doc: Doc, at: number, { part, known }: { part: Part; known: boolean }): boolean {
  const { kind, heading, rows } = part
  if (heading === undefined || !LISTS.has(kind)) return false
  if (RATED.has(kind) && isLevelAlone(doc.rows[at + 1])) return true
  const [row, first] = [doc.rows[at]!, rows[0]]
  if (first === undefined) return !known && row.index === heading.index + 1
  const look = known || isSet(row) ? lookOf(row) : undefined
  return look !== undefined && look === lookOf(first) && (!known || look !== lookOf(heading))
}

/** In letters of its own: capitals alone are those of many a heading that names no section. */
function isSet({ bold, level }: Row): boolean {
  return bold || level !== 'body'
}

/** "Advanced", "Native speaker": how well the entry above is known. */
function isLevelAlone(row: Row | undefined): boolean {
  return row !== undefined && row.words.length > 0 && phraseAt(row.words, 0, LEVELS) === row.words.length
}
