import { groupBy } from './group-by.ts'
import type { PageRow } from './mark-levels.ts'

/** Part of the page, at its top and at its bottom, that holds headers and footers. */
const ZONE = 0.09
/** The same of a high head, whose rows are told by their place, too. */
const BAND = 0.2
const PAGE_NUMBER =
  /^(?:\p{L}{1,12}\.? )?[-\u2013\u2014|]? ?#(?: ?(?:\/|of|von|de|sur|di|van|\/) ?#)? ?[-\u2013\u2014|]?$/iu

/**
 * Drops headers and footers that an earlier page had, and page numbers. The first of each stays, but before the text of its
 * page: not in the midst of what runs on over the pages.
 */
export function dropRepeats(rows: PageRow[], heightOf: (page: number) => number): PageRow[] {
  const seen = new Map<string, PageRow>()
  const repeated = new Set<PageRow>()
  const numbers = new Set<PageRow>()
  const isAgain = headsAgain(rows, heightOf)
  const kept = rows.filter((row) => {
    const zone = zoneOf(row, heightOf(row.page))
    if (zone === '') return true
    const text = row.shown.replaceAll(/\p{Nd}+/gu, '#')
    const first = seen.get(zone + text)
    if (first === undefined) seen.set(zone + text, row)
    if (row.page > 1 && (zone === 'top' || zone === 'bottom') && PAGE_NUMBER.test(text)) {
      if (first !== undefined) numbers.add(first)
      return false
    }
    if (first === undefined || first.page === row.page || !isAgain(row)) return true
    repeated.add(first)
    return false
  })
  const own = kept.filter((row) => !numbers.has(row))
  if (own.every((row) => repeated.has(row))) return kept
  const pages = groupBy(own, ({ page }) => page)
  return [...pages.values()].flatMap((page) => [
    ...page.filter((row) => repeated.has(row)),
    ...page.filter((row) => !repeated.has(row)),
  ])
}

/** What may be a heading, and is no address, number or name and number that running heads hold. */
const HEADING = /^[\p{L}\p{M}&/' ]{3,40}:?$/u

/**
 * Whether nothing new stands above a row of a page's head. Below another name the same headings in the same places are no
 * head that is printed again: they are the next person's, whose resume follows in one file, in the same template.
 */
function headsAgain(rows: PageRow[], heightOf: (page: number) => number): (row: PageRow) => boolean {
  const keyOf = (row: PageRow) => zoneOf(row, heightOf(row.page)) + row.shown.replaceAll(/\p{Nd}+/gu, '#')
  const firsts = new Map<string, number>()
  for (const row of rows) if (!firsts.has(keyOf(row))) firsts.set(keyOf(row), row.page)
  const pages = groupBy(
    rows.filter((row) => row.turn === 0 && row.top < BAND * heightOf(row.page)),
    ({ page }) => page,
  )
  const fresh = new Map([...pages].map(([page, head]) => [page, head.filter((row) => firsts.get(keyOf(row)) === page)]))
  return (row) =>
    row.top >= BAND * heightOf(row.page) ||
    !HEADING.test(row.shown) ||
    !(fresh.get(row.page) ?? []).some((other) => other.bottom <= row.top && other.x0 < row.x1 && other.x1 > row.x0)
}

/** Whether a row stands where a page has its footer. */
export function isAtFoot({ top }: Pick<PageRow, 'top'>, height: number): boolean {
  return top > (1 - ZONE) * height
}

function zoneOf(row: PageRow, height: number): string {
  if (row.turn !== 0) return ''
  if (row.bottom < ZONE * height) return 'top'
  if (isAtFoot(row, height)) return 'bottom'
  return row.top < BAND * height ? `${Math.round(row.x0)} ${Math.round(row.top)} ` : ''
}
