import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { holds } from '../../text/holds.ts'
import { isCapital } from '../../text/letter-case.ts'
import { isUnspaced } from '../../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import type { EmployerHabit } from './employer-habit.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { isJobBesideDates } from './job-beside-dates.ts'
import type { Segment } from '../words/segment.ts'

/** What a post is called, and where it was held. */
export type Names = { title?: Segment | undefined; employer?: Segment | undefined }

/**
 * Fills a missing title or employer from the loose words of the head, in the order in which the resume's other
 * posts name the two; a post of unknown words needs a span of time.
 */
export function completeNames(doc: Doc, entry: Entry, habit: EmployerHabit): Names {
  const { title, employer, tail, opening } = entry
  if (title !== undefined) {
    const whole = withUnit(doc, entry)
    if (whole !== undefined) return { title: whole, employer }
    const named = entry.loose.filter((segment) => segment !== tail && segment.words.length <= 8)
    // "Registrar (Paediatrics)": what stands in the title's bracket is the employer's name where nothing else may be.
    const other = employer ?? named.find((segment) => !isBracketOf(title, segment)) ?? named[0]
    if (
      tail === undefined ||
      other === undefined ||
      !isEmployerRow(entry, { title, other, apart: habit.employerApart })
    )
      return { title, employer: employer ?? tail ?? other }
    const end = doc.fold[tail.end] === ')' ? tail.end + 1 : tail.end
    return { title: { ...title, end, words: [...title.words, ...tail.words] }, employer: other }
  }
  if (entry.range?.single !== false) return { employer }
  if (employer !== undefined) {
    const own = entry.loose.filter(
      (segment) => segment.sign === '' && segment.words.length <= 8 && !isPlace(doc, segment.words),
    )
    const job = entry.loose.find((segment) => isJobBesideDates(entry, segment))
    if (job !== undefined) return { title: job, employer }
    const before = own.find((segment) => segment.end <= employer.start)
    const after = own.find((segment) => segment.start >= employer.end)
    const dated = opening !== undefined && own.includes(opening) ? opening : undefined
    return { title: dated ?? (habit.employerFirst ? (after ?? before) : (before ?? after)), employer }
  }
  const [first, second] = entry.loose
  if (first === undefined || entry.heads.length > 4) return {}
  // "2016 - 2018, Merrow, Boston, MA": a name that nothing but its place follows.
  if (second === undefined)
    return entry.details.length > 0 || isPlacedName(doc, entry, first) ? { employer: first } : {}
  // East Asian resumes name the employer first.
  const swapped = habit.employerFirst || isUnspaced(first.words[0]!.key)
  return swapped ? { employer: first, title: second } : { title: first, employer: second }
}

/** Whether a name with a capital is followed by its place in the row of the dates. */
function isPlacedName(doc: Doc, { place, heads }: Entry, { start, end }: Segment): boolean {
  const row = heads.find((head) => holds(head, { start, end }))
  return place !== undefined && row !== undefined && place.start > end && holds(row, place) && isCapital(doc, start)
}

function isBracketOf({ end }: Segment, { sign, start }: Segment): boolean {
  return sign === 'bracket' && start > end && start - end <= LONGEST_BRACKET_SIGN
}

/** Letters of " (". */
const LONGEST_BRACKET_SIGN = 2

/** "พยาบาลวิชาชีพ ไอซียู": what a blank parts from a Thai title is its unit, where another row has the employer. */
function withUnit(doc: Doc, { title, employer, loose, heads }: Entry): Segment | undefined {
  if (title === undefined || employer === undefined || !isUnspaced(title.words[0]!.key)) return undefined
  if (employerScore(doc, employer.words) < KNOWN_EMPLOYER) return undefined
  const unit = loose.find(({ start }) => start > title.end && doc.fold.slice(title.end, start) === ' ')
  if (unit === undefined || heads.some((row) => holds(row, title) && holds(row, employer))) return undefined
  return { ...title, end: unit.end, words: [...title.words, ...unit.words] }
}

/** Whether the employer has a row of its own: one known as an employer, or a name with its place beside the title. */
function isEmployerRow(
  entry: Entry,
  { title, other, apart }: { title: Segment; other: Segment; apart: boolean },
): boolean {
  const rowOf = (segment: Segment) => entry.heads.findIndex((row) => holds(row, segment))
  const [own, place] = [rowOf(other), entry.place === undefined ? -1 : rowOf(entry.place)]
  // Not in these rows: the employer above several roles.
  if (own < 0) return true
  if (own === rowOf(title)) return false
  return (
    entry.employer !== undefined ||
    (other.sign === '' && (apart || own === place) && Math.abs(own - rowOf(title)) === 1)
  )
}
