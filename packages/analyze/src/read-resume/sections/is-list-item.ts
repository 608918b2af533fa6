import type { SectionKind } from '@evenhand/model'
import { LANGUAGE_LEVELS } from '../../knowledge/reading/language-names.ts'
import { SKILL_LEVELS } from '../../knowledge/reading/list-noise.ts'
import { languageOf } from '../lists/language-of.ts'
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
/** What a resume tells most of is headed by its name wherever it stands. */
const CAREER = new Set<SectionKind>(['employment', 'education'])
const RATED = new Set<SectionKind>(['skills', 'languages'])

/**
 * "Baking" in bold below "Skills", and "Joinery" further down in the look of "Baking": entries of a list, and no
 * headings. `known`: the section that the row names: it heads one if it has the look of the heading above.
 */
export function isListItem(doc: Doc, at: number, { part, known }: { part: Part; known?: SectionKind }): boolean {
  const { kind, heading, rows } = part
  if (heading === undefined || !LISTS.has(kind)) return false
  const [row, first] = [doc.rows[at]!, rows[0]]
  if (RATED.has(kind) && (isLevelAlone(doc.rows[at + 1]) || isMotherTongue(rows.at(-1), row))) return true
  if (first === undefined) return known === undefined && row.index === heading.index + 1
  const look = known !== undefined || isSet(row) ? lookOf(row) : undefined
  if (look === undefined || look !== lookOf(first)) return false
  if (known === undefined) return true
  const own = lookOf(heading)
  return !CAREER.has(known) && own !== undefined && own !== look
}

/** "Mother tongue" in plain letters right below "Dutch": how well it is spoken. */
function isMotherTongue(above: Row | undefined, row: Row): boolean {
  return !isSet(row) && isLevelAlone(row) && above?.words.length === 1 && languageOf(above.words[0]!.key) !== undefined
}

/** In letters of its own: capitals alone are those of many a heading that names no section. */
function isSet({ bold, level }: Row): boolean {
  return bold || level !== 'body'
}

/** "Advanced", "Native speaker": how well the entry above is known. */
function isLevelAlone(row: Row | undefined): boolean {
  return row !== undefined && row.words.length > 0 && phraseAt(row.words, 0, LEVELS) === row.words.length
}
