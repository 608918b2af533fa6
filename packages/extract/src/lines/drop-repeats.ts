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
    if (first === undefined || first.page === row.page) return true
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
