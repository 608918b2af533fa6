import { isAtEdge } from '../../dates/date-in-row.ts'
import { KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Entry } from './build-entries.ts'
import { withoutTaken } from '../head/join-units.ts'
import type { Head } from '../head/read-head.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE } from '../words/title-shape.ts'

/** Fewer rows are one post's. */
const FEWEST = 3
const LONGEST = 40

/** By the start of the title's row, the employer that a block of employers above a block of titles has in the same place. */
export type Pairs = Map<number, Segment>

/**
 * A block of employers and right below it one of as many titles, as when the columns of a page were written one behind the other:
 * the first title was held at the first employer. Empties the heads of the employers.
 */
export function pairBlocks(all: Head[]): { heads: Head[]; pairs: Pairs } {
  const pairs: Pairs = new Map()
  const paired = new Set<Head>()
  const bullets = bulletPairs(all)
  const heads = bullets.size === 0 ? all : all.map((head) => (bullets.has(head) ? titled(head) : head))
  for (const [title, name] of bullets) {
    pairs.set(title.row.start, nameOf(name)!)
    paired.add(name)
  }
  for (let at = 0; at < heads.length;) {
    const from = endOfRun(heads, at, isName)
    const until = endOfRun(heads, from, isTitle)
    const [names, titles] = from - at < FEWEST ? [[], []] : [heads.slice(at, from), heads.slice(from, until)]
    if (isPair(names, titles)) {
      for (const [index, head] of titles.entries()) pairs.set(head.row.start, nameOf(names[index]!)!)
      for (const head of names) paired.add(head)
    }
    at = Math.max(until, at + 1)
  }
  return { heads: pairs.size === 0 ? heads : withoutTaken(heads, paired), pairs }
}

/**
 * "Merrow Mills" and below it "- Baker", in each of several posts without dates: the title behind a bullet was held at the
 * employer above it. By title. Where other rows have bullets, too, these tell what was done.
 */
function bulletPairs(heads: Head[]): Map<Head, Head> {
  const pairs = new Map<Head, Head>()
  for (const [at, head] of heads.entries()) {
    if (isDated(head)) return new Map()
    if (!head.row.bullet) continue
    const name = heads[at - 1]
    if (name === undefined || !isName(name) || (head.title ?? head.untold) === undefined) return new Map()
    pairs.set(head, name)
  }
  const sure = [...pairs.keys()].filter(({ title }) => title !== undefined).length
  return pairs.size >= FEWEST && sure * 2 > pairs.size ? pairs : new Map()
}

/** Whether a date stands at the edge of a row: in the midst of a sentence it dates no post. */
function isDated({ row, ranges }: Head): boolean {
  return ranges.some((range) => isAtEdge(row, range))
}

/** With the title that its bullet spoke against. */
function titled(head: Head): Head {
  return head.title === undefined && head.untold !== undefined
    ? { ...head, ...head.untold, untold: undefined, detail: false }
    : head
}

/** Gives the posts the employers of their blocks. */
export function withPairs(entries: Entry[], pairs: Pairs): Entry[] {
  if (pairs.size === 0) return entries
  for (const entry of entries) {
    const row = entry.heads.find(({ start }) => pairs.has(start))
    if (row === undefined || entry.title === undefined) continue
    entry.employer = pairs.get(row.start)!
    entry.employerScore = KNOWN_EMPLOYER
  }
  return entries
}

/** Where the heads end that are all of a kind from one on. */
function endOfRun(heads: Head[], from: number, isOne: (head: Head) => boolean): number {
  let until = from
  while (until < heads.length && isOne(heads[until]!)) until++
  return until
}

/** As many names as titles, some of them known to be organisations, and dates beside each of the titles or none. */
function isPair(names: Head[], titles: Head[]): boolean {
  if (names.length !== titles.length || names.length < FEWEST || names.length > LONGEST) return false
  const dated = titles.filter(({ ranges }) => ranges.length > 0).length
  const known = names.filter(({ employerScore }) => employerScore >= KNOWN_EMPLOYER).length
  return (dated === 0 || dated === titles.length) && known * LEAST_KNOWN >= names.length
}

/** A third of the names. */
const LEAST_KNOWN = 3

/** "Merrow & Co. Chartered Accountants": the firm comes first, whatever its partners are. */
function isName(head: Head): boolean {
  const { row, ranges, detail, title, employer } = head
  if (detail || row.bullet || ranges.length > 0 || nameOf(head) === undefined) return false
  return title === undefined || (employer !== undefined && employer.start < title.start)
}

function isTitle({ row, detail, title, titleScore, employer }: Head): boolean {
  return !detail && !row.bullet && title !== undefined && titleScore >= KNOWN_TITLE && employer === undefined
}

function nameOf({ employer, loose }: Head): Segment | undefined {
  return employer ?? loose[0]
}
