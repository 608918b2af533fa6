import { BRANCH_WORDS } from '../../../knowledge/reading/employer-words.ts'
import { compareMonths } from '../../dates/months.ts'
import { compilePhrases, isPhrase } from '../../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import { isTroop } from '../words/is-troop.ts'

const BRANCHES = compilePhrases(BRANCH_WORDS)

/** A title alone, after a post whose employer stands in a row above its title: the next role there. */
function isNextRole(previous: Entry, entry: Entry): boolean {
  const { title, employer, heads } = previous
  if (title === undefined || employer === undefined || entry.title === undefined || entry.loose.length > 0) return false
  return employer.start < title.start && heads.some((row) => row.start > employer.start && row.start <= title.start)
}

/** Whether the dates of a role lie within those of its company, of which something is told before. */
function isSpannedBy({ range: whole }: Entry, { range }: Entry): boolean {
  if (whole?.begin === undefined || range?.begin === undefined || whole.single) return false
  const opens = compareMonths(range.begin, whole.begin) >= 0
  if (whole.current) return opens
  return opens && range.end !== undefined && whole.end !== undefined && compareMonths(range.end, whole.end) <= 0
}

/** A company's line with its own dates, above several posts: the posts are at that company. */
export function inheritEmployers(entries: Entry[]): Entry[] {
  const kept: Entry[] = []
  let company: Entry | undefined
  // Whether one of the company's posts tells where it was.
  let posted = false
  for (const [at, entry] of entries.entries()) {
    const employerOnly = entry.title === undefined && entry.employer !== undefined
    const next = entries[at + 1]
    const followed = next?.title !== undefined && (next.employer === undefined || isTroop(next.employer.words))
    if (employerOnly && followed && (entry.details.length === 0 || isSpannedBy(entry, entries[at + 1]!))) {
      company = entry
      posted = false
      continue
    }
    const previous = kept.at(-1)
    if (entry.employer === undefined && company === undefined && previous !== undefined && isNextRole(previous, entry))
      company = previous
    // "546th Supply Company" below "Merrowland Army"
    const isPosting = company !== undefined && isTroop(entry.employer?.words ?? []) && isSpannedBy(company, entry)
    if (entry.employer !== undefined && !isPosting) company = undefined
    else if (company !== undefined && (entry.title ?? entry.opening) !== undefined) {
      if (entry.title === undefined) entry.title = entry.opening
      // "Area Manager, Tarnford" below "Clerk, Quarnford HQ"
      if (posted && entry.tail?.words.length === 1) entry.place ??= entry.tail
      posted ||= isPhrase(entry.tail?.words.at(-1), BRANCHES)
      entry.employer = company.employer
      entry.employerScore = company.employerScore
      entry.place ??= company.place
    }
    kept.push(entry)
  }
  return kept
}
