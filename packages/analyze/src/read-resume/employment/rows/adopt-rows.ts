import type { Employment, Span } from '@evenhand/model'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isUnspaced } from '../../text/phrase-set.ts'
import type { EmploymentHints } from '../employment-hints.ts'

/** Rows below one another that tell of the post above, at most. */
const MOST_ROWS = 200
/** Words, and letters, from which on a row tells what was done. */
const FEWEST_WORDS = 3
const FEWEST_LETTERS = 20
/** The same of scripts without blanks. */
const FEWEST_SIGNS = 8
/** "Reason for leaving: promotion". */
const LABELLED = /^[^:\t]{2,40}(?::|\t)/u

type Hints = Pick<EmploymentHints, 'parts' | 'rangesOf'>

/**
 * The posts, in order, with the rows of their section that stand below them and are of none: what looked like the head of
 * another post and proved to be none tells of the one above. A dated row, or one of a heading's look, ends that.
 */
export function adoptRows(doc: Doc, posts: Employment[], { parts, rangesOf }: Hints): Employment[] {
  const below = posts.map((): Row[] => [])
  const cores = posts.map(coreOf)
  for (const part of parts) {
    if (part.kind !== 'employment') continue
    for (const { rows, post } of runsBelow(part, cores)) {
      const stop = rows.findIndex((row) => isOther(doc, row) || rangesOf(row).some((range) => !range.bare))
      const told = rows.slice(0, stop < 0 ? undefined : stop).filter((row) => tellsWork(doc, row))
      below[post]!.push(...told)
    }
  }
  return posts.map((post, at) => withRows(post, { rows: below[at]!, core: cores[at]! }))
}

/** Where the words stand that a post is known by, and what is told of it. */
function coreOf({ title, employer, place, dates, details, span }: Employment): Span[] {
  const fields = [title, employer, place].flatMap((field) => field?.spans ?? [])
  const held = [...fields, ...(dates === undefined ? [] : [dates]), ...details]
  return held.length === 0 ? [span] : held.toSorted((a, b) => a.start - b.start)
}

/** Rows below one another that hold nothing of any post, with the post they stand below; those of a block that a post goes on with are its own. */
function runsBelow({ rows }: Part, cores: Span[][]): { rows: Row[]; post: number }[] {
  const runs: { rows: Row[]; post: number }[] = []
  const spans = cores
    .flatMap((core, post) => core.map((span) => ({ ...span, post })))
    .toSorted((a, b) => a.start - b.start)
  let run: Row[] = []
  let next = 0
  let above: number | undefined
  const close = (block: number) => {
    const own = block < 0 ? run : run.slice(0, block)
    if (above !== undefined && own.length > 0 && own.length <= MOST_ROWS) runs.push({ rows: own, post: above })
    run = []
  }
  for (const row of rows) {
    while (next < spans.length && spans[next]!.end <= row.start) next++
    const held = spans[next]
    if (held === undefined || held.start >= row.end) {
      run.push(row)
      continue
    }
    if (held.post === above) close(-1)
    else close(row.apart ? run.length : run.findLastIndex(({ apart }) => apart))
    above = held.post
  }
  close(-1)
  return runs
}

function withRows(post: Employment, { rows, core }: { rows: Row[]; core: Span[] }): Employment {
  if (rows.length === 0) return post
  const told = rows.map(({ start, end }) => ({ start, end }))
  const details = [...post.details, ...told].toSorted((a, b) => a.start - b.start)
  const start = Math.min(post.span.start, core[0]!.start)
  return { ...post, details, span: { start, end: Math.max(post.span.end, told.at(-1)!.end) } }
}

/** A row that looks as headings do; "RESPONSIBILITIES:" is one of what stands below it. */
function isOther({ fold }: Doc, { level, end }: Row): boolean {
  return level !== 'body' && !fold.slice(end - 1, end + 1).includes(':')
}

function tellsWork(doc: Doc, { start, end, words, letters, bullet }: Row): boolean {
  // Nothing but signs.
  if (words.length === 0) return false
  const isOneWord = isUnspaced(words[0]!.key)
  if (bullet && (words.length > 1 || isOneWord)) return true
  const isLong = isOneWord ? letters >= FEWEST_SIGNS : words.length >= FEWEST_WORDS && letters >= FEWEST_LETTERS
  return isLong && !LABELLED.test(doc.text.slice(start, end))
}
