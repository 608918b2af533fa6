import { MONTH_NAMES, SEASON_MONTHS } from '../../knowledge/reading/month-names.ts'
import { isRegion } from '../contact/home/find-place.ts'
import type { Doc } from '../text/document.ts'
import { endOfSchool } from '../text/end-of-name.ts'
import { trimRange } from '../text/field-of.ts'
import { wordsIn } from '../text/phrase-set.ts'
import { isNote } from './course-notes.ts'
import { courseDegreeAt } from './degree-shape.ts'
import { isKindAlone, isOfTowns, isStateUniversity, isStudied } from './school-shape.ts'

const TIMES = new Set([...Object.keys(SEASON_MONTHS), ...MONTH_NAMES['en']!.split(/[ /]/)])

/** "University of Education, Merrow", "University of California, Davis": a name of kinds alone, or of towns, needs its town. */
export function schoolRange(doc: Doc, span: readonly [number, number]): [number, number] {
  const [start, end] = trimRange(doc, ...span)
  const until = beforeNote(doc, start, endOfSchool(doc, start, end))
  if (until < end) return [start, until]
  const town = isStateUniversity(wordsIn(doc, start, end)) ? townLength(doc, end, TOWN_BEHIND_DASH) : 0
  if (town > 0) return [start, end + town]
  if (!',:'.includes(doc.fold[end] ?? ' ')) return [start, end]
  return [
    start,
    end + (isKindAlone(wordsIn(doc, start, end)) ? townLength(doc, end, TOWN) : townOfSeveral(doc, start, end)),
  ]
}

/** "구미고등학교 졸": in a script without blanks between words, where the name ends before the word for how one left. */
function beforeNote(doc: Doc, start: number, end: number): number {
  const last = doc.fold.lastIndexOf(' ', end - 1)
  if (last <= start) return end
  const words = wordsIn(doc, last, end)
  return words.length === 1 && words[0]!.unspaced && isNote(words) ? trimRange(doc, start, last)[1] : end
}

function townLength(doc: Doc, end: number, pattern: RegExp): number {
  return pattern.exec(doc.text.slice(end, end + LONGEST_TOWN))?.[1]!.length ?? 0
}

/** The town of a university that has several; a field of study, a degree or a country is none. */
function townOfSeveral(doc: Doc, start: number, end: number): number {
  const name = wordsIn(doc, start, end)
  const several = isOfTowns(name)
  if (!several && !isStateUniversity(name)) return 0
  const length = townLength(doc, end, TOWN_OF_SEVERAL)
  const words = wordsIn(doc, end, end + length)
  if (words.length === 0 || isStudied(words.at(-1)!.key) || isRegion(doc, words)) return 0
  // "University of Florida, Spring 2022": when, and no town.
  if (words.length === 1 && TIMES.has(words[0]!.key) && /^ ?\d/.test(doc.fold.slice(end + length, end + length + 2)))
    return 0
  // "University of Michigan, Ann Arbor, MI": where it is, with its state.
  if (!several && STATE_BEHIND.test(doc.text.slice(end + length, end + length + LONGEST_STATE))) return 0
  return courseDegreeAt(doc, words) === undefined ? length : 0
}

/** One word behind a comma, and no code of a state. */
const TOWN = /^(, ?\p{Lu}\p{Ll}[\p{L}-]+)(?=[,.;)|\t\n]|\s+[-–—(\d]|$)/u
/** Up to three behind a comma or colon: "San Luis Obispo". */
const TOWN_OF_SEVERAL =
  /^([,:] ?\p{Lu}\p{Ll}[\p{L}.-]*(?: \p{Lu}\p{Ll}[\p{L}-]*){0,2})(?=[,.;)|\t\n]|\s+[-–—(|\d\n]|\s*$)/u
const LONGEST_TOWN = 30
const STATE_BEHIND = /^, ?\p{Lu}/u
const LONGEST_STATE = 4
/** "... - Weirton", "... at Weirton": the town of a state's university, which has several. */
const TOWN_BEHIND_DASH =
  /^((?: ?[-\u2013\u2014] ?| at )\p{Lu}\p{Ll}[\p{L}.-]*(?: \p{Lu}\p{Ll}[\p{L}-]*){0,2})(?=[,.;)|\t\n]|\s+[-–—(|\d\n]|\s*$)/u
