import type { PageRow } from './mark-levels.ts'

/** Part of the page, at its top and at its bottom, that holds headers and footers. */
const ZONE = 0.09
const PAGE_NUMBER =
  /^(?:\p{L}{1,12}\.? )?[-\u2013\u2014|]? ?#(?: ?(?:\/|of|von|de|sur|di|van|\/) ?#)? ?[-\u2013\u2014|]?$/iu

/** Drops headers, footers and page numbers that an earlier page had. The first of each stays. */
export function dropRepeats(rows: PageRow[], heightOf: (page: number) => number): PageRow[] {
  const seen = new Map<string, number>()
  return rows.filter((row) => {
    const zone = zoneOf(row, heightOf(row.page))
    if (zone === '') return true
    const text = row.shown.replaceAll(/\p{Nd}+/gu, '#')
    const first = seen.get(zone + text)
    if (first === undefined) seen.set(zone + text, row.page)
    if (row.page > 1 && PAGE_NUMBER.test(text)) return false
    return first === undefined || first === row.page
  })
}

/** Whether a row stands where a page has its footer. */
export function isAtFoot({ top }: Pick<PageRow, 'top'>, height: number): boolean {
  return top > (1 - ZONE) * height
}

function zoneOf(row: PageRow, height: number): string {
  if (row.turn !== 0) return ''
  if (row.bottom < ZONE * height) return 'top'
  return isAtFoot(row, height) ? 'bottom' : ''
}
