import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc, Row } from '../../text/document.ts'
import { opensUnit } from './head-parts.ts'
import type { Segment } from './segment.ts'
import { titleScore } from './title-shape.ts'

/** Words of the name of a town. */
export const LONGEST_TOWN = 3
/** An address or an international number by which to reach somebody: other digits may be dates. */
const REACHED = /@|\+\d/
/** How much of a row is looked at for one, and in how many rows. */
const SEARCHED = 200
const SEARCHED_ROWS = 150
/** So many names are looked for at most, so that a text of any length is read in time. */
const MOST_SEARCHED = 4
/** The least of a title by its words. */
const TITLE = 0.5

/** Whether any of these names is a known place, or one of the first of them where the person lives. */
export function someAreKnown(doc: Doc, names: Segment[]): boolean {
  return (
    names.some(({ words }) => isPlace(doc, words)) || names.slice(0, MOST_SEARCHED).some((name) => isHome(doc, name))
  )
}

/** Whether the words stand in a row with, above or below an e-mail address or a phone number. */
function isHome(doc: Doc, { words }: Segment): boolean {
  if (opensUnit(words)) return false
  const isReached = (row: Row | undefined) =>
    row !== undefined && REACHED.test(doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED)))
  return doc.rows.slice(0, SEARCHED_ROWS).some((row, at) => {
    const from = row.words.findIndex(({ key }) => key === words[0]!.key)
    if (from < 0 || words.some(({ key }, index) => row.words[from + index]?.key !== key)) return false
    if (!isReached(row) && !isReached(doc.rows[at - 1]) && !isReached(doc.rows[at + 1])) return false
    // "Nurse, Acute Medicine" below the name: a headline, and no address.
    return titleScore(row.words, []) < TITLE
  })
}

/** Parts of "Night Clerk, Merrow Foods, Macon, GA" before the town. */
const FEWEST_BEFORE = 2

/** Whether a part stands between title and employer and a state: a town, though another language has its name for a trade. */
export function isTownOfState(doc: Doc, parts: Segment[], at: number): boolean {
  const [town, state] = [parts[at]!, parts[at + 1]]
  if (at < FEWEST_BEFORE || state?.sign !== 'comma') return false
  return ((town.sign === 'comma' && town.words.length === 1) || isCounty(town)) && isStateCode(doc, state.words)
}

/** Parts without the county and its state behind title and employer: its kind is that of an organisation, too. */
export function withoutCounty(doc: Doc, parts: Segment[]): Segment[] {
  const at = parts.findIndex((part, index) => isCounty(part) && isTownOfState(doc, parts, index))
  return at < 0 ? parts : parts.toSpliced(at, 2)
}

/** "Cook | Merrow Pizza | Tarn County and Fell County, GA": where the third part says, and not for whom. */
function isCounty({ sign, words }: Segment): boolean {
  return sign !== 'at' && words.length > 1 && COUNTIES.has(words.at(-1)!.key)
}

const COUNTIES = new Set(['county', 'counties', 'parish'])
