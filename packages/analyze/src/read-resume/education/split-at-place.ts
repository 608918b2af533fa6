import { LETTERED_FIELDS } from '../../knowledge/reading/study-fields.ts'
import { isTown } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import type { DegreeMatch } from './degree-shape.ts'
import { isSchool, isStudied } from './school-shape.ts'

const COLLEGE = new Set(['associate', 'bachelor', 'master', 'doctorate'])
const FIELDS = new Set(LETTERED_FIELDS.split('|'))
const LETTERS = /^\p{Lu}{3,6}$/u
/** Words of a town. */
const LONGEST_TOWN = 2

/** Where a degree ends in its stretch, and the school behind it. */
type Split = { degreeStart?: number; degreeEnd: number; school: Segment }

/**
 * "MSc Statistics Leeds", "B.S. Computer Science QRU": behind the field of a college's degree, in a row that names no school, its
 * town or the letters by which it is called.
 */
export function splitAtPlace(
  doc: Doc,
  segments: Segment[],
  { segment, degree }: { segment: Segment; degree: DegreeMatch },
): Split | undefined {
  const { words } = segment
  const behind = degree.first + degree.count
  const last = words.at(-1)
  if (last === undefined || behind >= words.length || !COLLEGE.has(degree.level)) return undefined
  const at = townAt(doc, segment, behind) ?? (isLettered(doc, segment, behind) ? words.length - 1 : undefined)
  if (at === undefined || segments.some((other) => isSchool(doc, other.words))) return undefined
  const school = { start: words[at]!.start, end: segment.end, words: words.slice(at), sign: 'at' as const }
  const { end } = words[at - 1]!
  // "LL.M. Leeds"
  return { degreeEnd: doc.fold[end] === '.' ? end + 1 : end, school }
}

/** At which word a town begins that ends the stretch, right behind the degree or behind a field. */
function townAt(doc: Doc, { words }: Segment, behind: number): number | undefined {
  for (let count = LONGEST_TOWN; count > 0; count--) {
    const at = words.length - count
    if (at < behind || !isTown(words.slice(at))) continue
    return at === behind || isStudied(words[at - 1]!.key) ? at : undefined
  }
  return undefined
}

function isLettered(doc: Doc, { words, start, end }: Segment, behind: number): boolean {
  const last = words.at(-1)!
  if (words.length - 1 <= behind || !LETTERS.test(doc.text.slice(last.start, last.end)) || FIELDS.has(last.key))
    return false
  return isStudied(words.at(-2)!.key) && !isStudied(last.key) && /\p{Ll}/u.test(doc.text.slice(start, end))
}
