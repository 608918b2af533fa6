import type { Doc } from '../text/document.ts'
import type { Entry, Loose } from './course-entry.ts'

/** Where the degree stands as seen from its school: in the row above or below, or before or behind it in one row. */
type Layout = 'above' | 'below' | 'before' | 'behind'

const LEAST_ALIKE = 3

/**
 * The entries of which something is known, and those of unknown words alone that are laid out as the section's others
 * are: the one course and the other its school.
 */
export function placeUnknown(doc: Doc, entries: Entry[]): Entry[] {
  const layout = layoutOf(entries)
  return entries.flatMap((entry) => {
    if (entry.degree !== undefined || entry.school !== undefined) return [entry]
    // Most words for courses and schools are known in English: without such a layout they name none.
    const pair = layout === undefined && isEnglish(doc) ? undefined : pairOf(doc, entry, layout)
    if (pair === undefined) return []
    const [degree, school] = layout === 'below' || layout === 'behind' ? pair.toReversed() : pair
    return [{ ...entry, loose: [degree!, school!] }]
  })
}

function isEnglish(doc: Doc): boolean {
  return (doc.resume.language ?? 'en') === 'en'
}

/** The layout of most entries that name both; undefined where too few do. */
function layoutOf(entries: Entry[]): Layout | undefined {
  const counts = new Map<Layout, number>()
  let all = 0
  for (const entry of entries) {
    const layout = ownLayout(entry)
    if (layout === undefined) continue
    all++
    counts.set(layout, (counts.get(layout) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return most !== undefined && most[1] >= LEAST_ALIKE && most[1] * 2 > all ? most[0] : undefined
}

function ownLayout({ degree, school, degreeAt, schoolAt }: Entry): Layout | undefined {
  if (degree === undefined || school === undefined) return undefined
  if (degreeAt === schoolAt) return degree.degreeSpan![0] < school.start ? 'before' : 'behind'
  if (degreeAt! + 1 === schoolAt) return 'above'
  return schoolAt! + 1 === degreeAt ? 'below' : undefined
}

/** Two stretches of unknown words as the layout has them: two rows, or the parts of one row between commas. */
function pairOf(doc: Doc, { range, loose }: Entry, layout: Layout | undefined): [Loose, Loose] | undefined {
  const [first, second] = loose
  if (range === undefined || first === undefined) return undefined
  const unlike = layout !== undefined && isEnglish(doc)
  const rows = layout === 'above' || layout === 'below' || !(range.single || unlike)
  if (rows && second !== undefined && second.at === first.at + 1) return [first, second]
  if (layout !== 'before' && layout !== 'behind') return undefined
  const [start, end] = first.span
  const comma = commaOutside(doc.fold.slice(start, end))
  if (comma < 0) return undefined
  return [
    { ...first, span: [start, start + comma] },
    { ...first, span: [start + comma + 1, end] },
  ]
}

/** Index of the first comma that stands in no bracket; -1 where none does. */
function commaOutside(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (text[at] === ',' && depth <= 0) return at
  }
  return -1
}
