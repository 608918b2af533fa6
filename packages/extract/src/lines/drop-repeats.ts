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
  const keyOf = (row: PageRow) => zoneOf(row, heightOf(row.page)) + withoutNumbers(row)
  const firsts = new Map<string, PageRow>()
  for (const row of rows.toReversed()) if (zoneOf(row, heightOf(row.page)) !== '') firsts.set(keyOf(row), row)
  const firstOf = (row: PageRow) => firsts.get(keyOf(row))!
  const repeated = new Set<PageRow>()
  const numbers = new Set<PageRow>()
  const isAgain = headsAgain(rows, { heightOf, firstOf })
  const kept = rows.filter((row) => {
    const zone = zoneOf(row, heightOf(row.page))
    if (zone === '') return true
    const first = firstOf(row)
    if (row.page > 1 && (zone === 'top' || zone === 'bottom') && PAGE_NUMBER.test(withoutNumbers(row))) {
      if (first !== row) numbers.add(first)
      return false
    }
    if (first.page === row.page || !isAgain(row)) return true
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

/** `firstOf`: the first row with the same words, but for numbers, in the same zone. */
type Heads = { heightOf: (page: number) => number; firstOf: (row: PageRow) => PageRow }

/**
 * Whether nothing new stands above a row of a page's head. Below another name the same headings in the same places are no
 * head that is printed again: they are the next person's, whose resume follows in one file, in the same template.
 */
function headsAgain(rows: PageRow[], { heightOf, firstOf }: Heads): (row: PageRow) => boolean {
  const fresh = groupBy(
    rows.filter((row) => row.turn === 0 && row.top < BAND * heightOf(row.page) && firstOf(row).page === row.page),
    ({ page }) => page,
  )
  return (row) =>
    row.top >= BAND * heightOf(row.page) ||
    !HEADING.test(row.shown) ||
    !(fresh.get(row.page) ?? []).some((other) => other.bottom <= row.top && other.x0 < row.x1 && other.x1 > row.x0)
}

/** Whether a row stands where a page has its footer. */
export function isAtFoot({ top }: Pick<PageRow, 'top'>, height: number): boolean {
  return top > (1 - ZONE) * height
}

function withoutNumbers({ shown }: PageRow): string {
  return shown.replaceAll(/\p{Nd}+/gu, '#')
}

function zoneOf(row: PageRow, height: number): string {
  if (row.turn !== 0) return ''
  if (row.bottom < ZONE * height) return 'top'
  if (isAtFoot(row, height)) return 'bottom'
  return row.top < BAND * height ? `${Math.round(row.x0)} ${Math.round(row.top)} ` : ''
}
